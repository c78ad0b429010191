// The choice of a state space: the narrowest one that holds a board.
#pragma once

#include <vector>

#include "gridlock/rushhour/space/packed_space.hpp"
#include "gridlock/rushhour/space/small_space.hpp"

namespace gridlock::rushhour {

// Calls use(space) with it. Vehicles marked in `frozen` (by index; empty: none) are held in place.
template <class Use>
auto with_space(const Puzzle& puzzle, Metric metric, const std::vector<bool>& frozen, Use&& use) {
  const Layout layout(puzzle, metric, frozen);
  if (SmallSpace::fits(layout)) return use(SmallSpace(layout));
#ifndef GRIDLOCK_FEW_WIDTHS  // for builds in which the time to compile counts, and memory does not
  if (PackedSpace<2>::fits(layout)) return use(PackedSpace<2>(layout));
#endif
  return use(PackedSpace<5>(layout));
}

}  // namespace gridlock::rushhour
