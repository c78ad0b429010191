// Parts of a larger work, such as the many searches of a generator, on the account of that work's monitor.
#pragma once

#include <algorithm>

#include "gridlock/core/monitor.hpp"

namespace gridlock {

// A monitor for a part of the work of another: at most `nodes`, a modest memory, and what is left of the other's
// limits. A monitor of its own, because the bounds and solutions of one puzzle say nothing about the whole work. The
// nodes it takes are to be added to the other's.
inline Monitor share_of(Monitor& monitor, std::uint64_t nodes) {
  constexpr std::size_t kMostBytes = std::size_t{256} << 20;  // one of many parts should not take all there is
  monitor.look();                                             // so that it knows what time it is
  Limits limits = monitor.limits();
  limits.nodes = std::min(nodes, limits.nodes - std::min(limits.nodes, monitor.stats.expanded));
  limits.bytes = std::min(limits.bytes, kMostBytes);
  limits.time -= std::min(limits.time, monitor.stats.elapsed);
  return Monitor(limits);
}

}  // namespace gridlock
