// A single box alone on the board: with nothing else there but walls, where can it be pushed, and from which side? Its
// distances never exceed those of the full board, so they serve heuristics, dead squares and plans alike.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/reach.hpp"
#include "gridlock/sokoban/board/stand_set.hpp"

namespace gridlock::sokoban {

// With a box on a square, the player stands in one of at most four regions around it, its sides. A box and a side make
// a Stand; walking never changes it, and neither does pushing any other box.
class OneBox {
 public:
  // `walls` may hold more walls than the level has: boxes that can never move again.
  OneBox(const Level& level, const Occupied& walls);

  static constexpr int kSides = StandSet::kSides;

  // The side a player on `player` stands on; both squares must be free of walls and differ.
  int side(Square box, Square player) const { return side_[box * stride_ + player]; }
  static std::size_t stand(Square box, int side) {
    return static_cast<std::size_t>(box) * kSides + static_cast<std::size_t>(side);
  }
  std::size_t stand(Square box, Square player) const { return stand(box, side(box, player)); }

  // Fewest pushes from every stand to `target`, whatever the side there; kFar if there is no way.
  std::vector<Distance> distances_to(Square target) const { return distances_to(std::vector{target}); }
  // The same to the nearest of several.
  std::vector<Distance> distances_to(const std::vector<Square>& targets) const;
  // For each target, the stands from which a box can be pushed to it. It takes a fraction of the time that distances
  // take, since what leads to one mostly leads to the others. (There may be stands in it that do not exist.)
  std::vector<StandSet> leading_to(const std::vector<Square>& targets) const;
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
  // The stand that a push in that direction led from to this one; the same if there is none.
  std::size_t before(std::size_t stand_now, Direction d) const;
  unsigned sides_of(Square box) const;                                         // those that there are, one bit for each
  std::vector<std::size_t> stands_of(const std::vector<Square>& boxes) const;  // on all sides; none of walls
  std::vector<Distance> distances_from(const std::vector<std::size_t>& stands) const;

  const Level* level_;
  Occupied walls_;
  std::size_t stride_;
  std::vector<std::uint8_t> side_;  // [box][player]
};

}  // namespace gridlock::sokoban
