// What both directions of a feature space search know of a level beforehand.
#pragma once

#include <vector>

#include "gridlock/sokoban/assignment/bipartite_matching.hpp"
#include "gridlock/sokoban/board/room_map.hpp"
#include "gridlock/sokoban/portfolio/features/hotspots.hpp"
#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

class LevelFacts {
 public:
  explicit LevelFacts(const Layout& layout);

  const Layout& layout() const { return *layout_; }
  const Terrain& terrain() const { return layout_->terrain(); }
  const Level& level() const { return layout_->level(); }
  const RoomMap& rooms() const { return rooms_; }
  // It learns as it is asked.
  Hotspots& hotspots() const { return hotspots_; }

  // Steps of a player on the empty board.
  Distance walk(Square from, Square to) const;
  // Whether a box alone can be pushed from one square to the other, with the player on the side that is best.
  bool leads_to(Square from, Square to) const;
  // Fewest pushes of a box alone to the nearest goal; kFar on dead squares.
  Distance nearest_goal(Square square) const { return nearest_goal_[square]; }
  // The start squares from which a box alone can be pushed to a square, numbered as the level counts its boxes.
  const BitRow& suppliers(Square square) const { return suppliers_[square]; }
  // No box can ever come there.
  bool beyond(Square square) const { return beyond_[square] != 0; }

  std::size_t bytes() const { return bytes_; }

 private:
  const Layout* layout_;
  RoomMap rooms_;
  mutable Hotspots hotspots_;
  std::vector<Distance> nearest_goal_;
  std::vector<BitRow> suppliers_;
  std::vector<std::uint8_t> beyond_;
  mutable std::vector<std::vector<Distance>> walks_;      // by square; computed when asked for
  mutable std::vector<std::vector<std::uint8_t>> leads_;  // by the square that is led to; the same
  mutable std::size_t bytes_ = 0;
};

// The number of regions that boxes and walls cut the free squares into; `reach` holds some of them, `known` in number,
// and all of them afterwards.
int count_regions(const Board& board, Reach& reach, int known);

}  // namespace gridlock::sokoban
