#include "gridlock/rushhour/trial.hpp"

#include <algorithm>

#include "gridlock/rushhour/kind.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock::rushhour {

Monitor share_of(Monitor& monitor, std::uint64_t nodes) {
  monitor.look();  // so that it knows what time it is
  Limits limits = monitor.limits();
  limits.nodes = std::min(nodes, limits.nodes - std::min(limits.nodes, monitor.stats.expanded));
  limits.time -= std::min(limits.time, monitor.stats.elapsed);
  return Monitor(limits);
}

SearchResult<Slide> try_to_solve(const Puzzle& board, Metric metric, Cost at_most, std::uint64_t budget,
                                 Monitor& monitor) {
  Monitor own = share_of(monitor, budget);
  auto result = Kind::with_space(board, metric, {}, [&](const auto& space) {
    using Space = std::decay_t<decltype(space)>;
    return breadth_first<AwakeMoves<Space>>(space, own, NeverSkip{}, at_most);
  });
  monitor.stats.expanded += own.stats.expanded;
  return result;
}

}  // namespace gridlock::rushhour
