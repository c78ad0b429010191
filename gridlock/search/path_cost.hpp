// The cost of a path, for searches that only count its edges.
#pragma once

#include <vector>

#include "gridlock/core/space.hpp"

namespace gridlock {

// The moves must lead from the start, one after the other; where states have representatives, from one of these to the
// next.
template <StateSpace S>
Cost path_cost(const S& space, const std::vector<typename S::Move>& moves) {
  if (space.unit_cost()) return Cost(static_cast<Count>(moves.size()));
  Cost sum;
  auto state = space.start();
  for (const auto& wanted : moves) {
    const auto from = state;
    space.for_each_successor(from, [&](const auto& move, const auto& next, Cost cost) {
      if (!(move == wanted)) return;
      state = representative(space, next);
      sum += cost;
    });
  }
  return sum;
}

}  // namespace gridlock
