// A single box alone on the board: with nothing else there but walls, where can it be pushed, and from which side? Its
// distances never exceed those of the full board, so they serve heuristics, dead squares and plans alike.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/reach.hpp"

namespace gridlock::sokoban {

// With a box on a square, the player stands in one of at most four regions around it, its sides. A box and a side make
// a Stand; walking never changes it, and neither does pushing any other box.
class OneBox {
 public:
  // `walls` may hold more walls than the level has: boxes that can never move again.
  OneBox(const Level& level, const Occupied& walls);

  static constexpr int kSides = 4;

  // The side a player on `player` stands on; both squares must be free of walls and differ.
  int side(Square box, Square player) const { return side_[box * stride_ + player]; }
  static std::size_t stand(Square box, int side) {
    return static_cast<std::size_t>(box) * kSides + static_cast<std::size_t>(side);
  }
  std::size_t stand(Square box, Square player) const { return stand(box, side(box, player)); }

  // Fewest pushes from every stand to `target`, whatever the side there; kFar if there is no way.
  std::vector<Distance> distances_to(Square target) const;
  // Fewest pushes from a stand to every square.
  std::vector<Distance> distances_from(Square box, int side) const;
  // The same from whichever side is best.
  std::vector<Distance> distances_from(Square box) const;
  // For every square, the least of the distances of its stands.
  std::vector<Distance> least_by_square(const std::vector<Distance>& by_stand) const;

  const Occupied& walls() const { return walls_; }
  const Level& level() const { return *level_; }
  std::size_t stands() const { return static_cast<std::size_t>(level_->size()) * kSides; }
  std::size_t bytes() const { return side_.size(); }

 private:
  std::vector<std::size_t> stands_of(Square box) const;  // on all sides; none of a wall
  std::vector<Distance> distances_from(const std::vector<std::size_t>& stands) const;

  const Level* level_;
  Occupied walls_;
  std::size_t stride_;
  std::vector<std::uint8_t> side_;  // [box][player]
};

}  // namespace gridlock::sokoban
