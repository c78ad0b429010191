// Proves positions dead by a small search with some of the boxes only. Boxes that are left out can only make things
// easier, so if the others cannot all be brought home without them, they cannot with them.
#pragma once

#include <vector>

#include "gridlock/containers/stack.hpp"
#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/player_region.hpp"
#include "gridlock/sokoban/deadlocks/position_set.hpp"
#include "gridlock/sokoban/space/freeze.hpp"

namespace gridlock::sokoban {

enum class Verdict : std::uint8_t { dead, alive, unknown };

class RelaxedSearch {
 public:
  explicit RelaxedSearch(const Terrain& terrain)
      : terrain_(&terrain), board_(terrain.level()), region_(terrain.level()), freeze_(terrain) {}

  // The boxes alone, with the player on `player`. A box that leaves the squares marked in `zone` is taken off the board
  // (empty: all are in it). Looks at no more than `budget` positions.
  Verdict run(const std::vector<Square>& boxes, Square player, const std::vector<std::uint8_t>& zone,
              std::size_t budget);

 private:
  struct Position {
    std::vector<Square> boxes;
    Square player = 0;
  };

  static constexpr std::size_t kPositionsAtATime = 16;  // between two looks at the watch

  // Of position_.
  bool expand(const std::vector<std::uint8_t>& zone);
  // Whether a box that is pushed there never gets home.
  bool stuck(Square box, Square to);
  // How many boxes are not on goals.
  std::ptrdiff_t away(const std::vector<Square>& boxes) const;

  const Terrain* terrain_;
  Board board_;
  PlayerRegion region_;
  Freeze freeze_;
  PositionSet known_;
  Stack<Position> open_;
  Position position_;  // the one that is looked at
};

}  // namespace gridlock::sokoban
