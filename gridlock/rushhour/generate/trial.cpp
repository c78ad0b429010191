#include "gridlock/rushhour/generate/trial.hpp"

#include <algorithm>

#include "gridlock/rushhour/heuristics/forced.hpp"
#include "gridlock/rushhour/space/with_space.hpp"
#include "gridlock/search/astar.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock::rushhour {
namespace {

// Small boards breadth-first. On larger ones, where a state takes long, A*; with a bound, breadth-first without the
// states from which it cannot be kept.
template <class Space>
SearchResult<Slide> search(const Space& space, Count at_most, Monitor& monitor) {
  if constexpr (IndexedSpace<Space>) {
    return breadth_first<AwakeMoves<Space>>(space, monitor, NeverSkip{}, at_most);
  } else {
    Estimate<Space> forced(std::type_identity<Forced>{}, space);
    if (at_most == kNoWay) return AStar::run(space, forced, monitor, {});
    const auto too_far = [&](const typename Space::State& state, Count depth) {
      return forced(state) > Cost(at_most - depth);
    };
    return breadth_first<AwakeMoves<Space>>(space, monitor, too_far, at_most);
  }
}

}  // namespace

Trial try_to_solve(const Puzzle& board, Metric metric, Count at_most, std::uint64_t budget, Monitor& monitor) {
  Monitor own = monitor.child(Share::of_many(budget));
  const auto result = with_space(board, metric, {}, [&](const auto& space) { return search(space, at_most, own); });
  Trial trial{result.outcome, result.cost.count(), own.stats.lower_bound.count()};
  if (trial.outcome == Outcome::solved) trial.lower_bound = trial.cost;
  if (trial.outcome == Outcome::unsolvable) trial.lower_bound = at_most == kNoWay ? kNoWay : at_most + 1;
  return trial;
}

}  // namespace gridlock::rushhour
