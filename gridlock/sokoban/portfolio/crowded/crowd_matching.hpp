// The least number of pushes of boxes alone, each to a goal of its own (or each from a start square of its own): the
// assignment of least cost. Positions looked at one after another are much alike, so each begins with the prices that
// the last one came to; and a box that is moved costs one augmenting path.
#pragma once

#include <array>
#include <cstdint>

#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"

namespace gridlock::sokoban {

class CrowdMatching {
 public:
  // `costs` of a box: a number for each goal, at most kOutOfReach.
  using Costs = std::array<const int*, kMostCrowdedBoxes>;

  explicit CrowdMatching(std::size_t boxes) : count_(boxes) {}

  // Looks at a position.
  void begin(const Costs& costs);
  // The sum, with that box at other costs; kOutOfReach or more if they cannot all have a goal.
  int with(std::size_t box, const int* costs) const;

 private:
  static constexpr std::uint8_t kNobody = 0xff;

  struct Pairing {
    std::array<std::uint8_t, kMostCrowdedBoxes> goal_of, box_of;  // kNobody
    std::array<int, kMostCrowdedBoxes> gain{}, price{};           // of a box, of a goal: gain + price <= cost
  };

  // Finds a goal for a box that has none.
  void augment(Pairing& pairing, const Costs& costs, std::size_t box) const;

  std::size_t count_;
  Costs costs_{};
  Pairing pairing_;
};

}  // namespace gridlock::sokoban
