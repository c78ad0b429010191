#include "gridlock/rushhour/trial.hpp"

#include <algorithm>

#include "gridlock/rushhour/kind.hpp"
#include "gridlock/search/astar.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock::rushhour {
namespace {

// One of many trials should not take all the memory there is.
constexpr std::size_t kMostBytes = std::size_t{256} << 20;

// Small boards breadth-first. On larger ones, where states are dear, A*; with a bound, breadth-first without the states
// from which it cannot be kept.
template <class Space>
SearchResult<Slide> search(const Space& space, Cost at_most, Monitor& monitor) {
  if constexpr (IndexedSpace<Space>) {
    return breadth_first<AwakeMoves<Space>>(space, monitor, NeverSkip{}, at_most);
  } else {
    Estimate<Space> forced(std::type_identity<Forced>{}, space);
    if (at_most == kDeadEnd) return AStar::run(space, forced, monitor, {});
    const auto too_far = [&](const typename Space::State& state, Cost depth) {
      return forced(state) > at_most - depth;
    };
    return breadth_first<AwakeMoves<Space>>(space, monitor, too_far, at_most);
  }
}

}  // namespace

Monitor share_of(Monitor& monitor, std::uint64_t nodes) {
  monitor.look();  // so that it knows what time it is
  Limits limits = monitor.limits();
  limits.nodes = std::min(nodes, limits.nodes - std::min(limits.nodes, monitor.stats.expanded));
  limits.bytes = std::min(limits.bytes, kMostBytes);
  limits.time -= std::min(limits.time, monitor.stats.elapsed);
  return Monitor(limits);
}

Trial try_to_solve(const Puzzle& board, Metric metric, Cost at_most, std::uint64_t budget, Monitor& monitor) {
  Monitor own = share_of(monitor, budget);
  const auto result =
      Kind::with_space(board, metric, {}, [&](const auto& space) { return search(space, at_most, own); });
  monitor.stats.expanded += own.stats.expanded;
  Trial trial{result.outcome, result.cost, own.stats.lower_bound};
  if (trial.outcome == Outcome::solved) trial.lower_bound = trial.cost;
  if (trial.outcome == Outcome::unsolvable) trial.lower_bound = at_most == kDeadEnd ? kDeadEnd : at_most + 1;
  return trial;
}

}  // namespace gridlock::rushhour
