// The cheapest way to give every box a target of its own, and the prices that prove it is the cheapest.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/core/watch.hpp"

namespace gridlock::sokoban {

struct Assignment {
  std::vector<int> target_of;  // for each box
  // For each target, at most 0: costs[box][target] - price[target] is least for each box at its own target, and a
  // target that nobody has is free. So for any boxes at all, the sum over boxes of the least costs - price, plus the
  // sum of all prices, is a lower bound on their assignment.
  std::vector<Count> price;
  Count cost = 0;
};

// `costs` has a row of `targets` numbers for each box; there must be at least as many targets as boxes. The Hungarian
// method with potentials, O(boxes^2 * targets). Impossible pairs get a cost larger than any sum of others.
Assignment cheapest_assignment(const std::vector<Count>& costs, std::size_t boxes, std::size_t targets,
                               const Watch& watch = {});

}  // namespace gridlock::sokoban
