// Boxes that stand in the way: those that cut off another one from goals to which it could be pushed, were it alone.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/board.hpp"

namespace gridlock::sokoban {

// What a box on a square blocks takes a look at the whole level, which is made when the square has been asked about
// often enough for that to pay; until then it blocks nothing.
class Hotspots {
 public:
  explicit Hotspots(const Terrain& terrain);

  int count(const std::vector<Square>& boxes);

 private:
  static constexpr std::uint32_t kPatience = 64;
  using Mask = std::vector<std::uint64_t>;

  struct Spot {
    std::uint32_t asked = 0;
    Mask blocked;  // squares from which fewer goals can be reached; empty if there are none, or not looked at yet
  };
  std::vector<std::uint16_t> goals_from(const Occupied& walls) const;
  void look_at(Square square);

  const Terrain* terrain_;
  std::vector<std::uint16_t> goals_from_;  // how many goals can be reached from each square
  std::vector<Spot> spots_;
  Mask boxes_;
};

}  // namespace gridlock::sokoban
