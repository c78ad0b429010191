#include "gridlock/bounds.hpp"

#include <algorithm>

#include "gridlock/engine/kinds/metric_of.hpp"
#include "gridlock/engine/spaces/all_spaces.hpp"
#include "gridlock/search/exhaust.hpp"

namespace gridlock {
namespace {

// The least and the greatest value of a heuristic over all states; the outcome, if a limit ended it.
template <class K, class S>
std::optional<Outcome> observe(const S& space, const Reachable<S>& reached, Monitor& monitor,
                               ObjectiveBounds& objective) {
  auto estimate = SolveIn<K, S>::estimate(space, objective.heuristic);
  std::optional<Count> least, greatest;
  for (typename Reachable<S>::Number n = 0; n < reached.size(); ++n) {
    if (n % 256 == 0)
      if (const auto stopped = monitor.look()) return stopped;
    const Cost cost = estimate(reached.state(n));
    if (cost == kDeadEnd) continue;
    const Count value = K::shown_cost(space.layout().metric(), cost);
    least = std::min(least.value_or(value), value);
    greatest = std::max(greatest.value_or(value), value);
  }
  objective.least = least;
  objective.greatest = greatest;
  return std::nullopt;
}

template <class K, class S>
Outcome count_in(const S& space, Monitor& monitor, Bounds& bounds) {
  const Reachable<S> reached(space, monitor);
  bounds.states = reached.size();
  if (reached.stopped()) return *reached.stopped();
  bounds.depth = K::shown_cost(bounds.metric, reached.depth());
  bounds.goals = reached.goals();
  for (ObjectiveBounds& objective : bounds.objectives)
    if (const auto stopped = observe<K>(space, reached, monitor, objective)) return *stopped;
  return reached.goals() > 0 ? Outcome::solved : Outcome::unsolvable;
}

// The greatest value that the heuristic can have, by a formula. Some need a table for it.
template <class H, class Puzzle>
Count most(const Puzzle& puzzle, Metric metric, [[maybe_unused]] const Watch& watch) {
  if constexpr (requires { H::most(puzzle, metric, watch); })
    return H::most(puzzle, metric, watch);
  else
    return H::most(puzzle, metric);
}

template <class K>
Bounds bounds_as(const typename K::Puzzle& puzzle, const BoundsRequest& request) {
  Bounds bounds;
  bounds.kind = K::kName;
  bounds.metric = metric_of<K>(request.metric);
  Limits limits = request.limits;
  limits.nodes = std::min(limits.nodes, request.budget);
  Monitor monitor(limits, request.progress);
  const auto count = [&](const auto& space) {
    monitor.hold(bytes_of(space.layout()));
    bounds.outcome = count_in<K>(space, monitor, bounds);
  };
  const auto ended = outcome_of([&] {
    const Watch watch = monitor.watch();
    bounds.formulas = K::formulas(puzzle, watch);
    for_each_type(typename K::Heuristics{}, [&]<class H>(std::type_identity<H>) {
      bounds.objectives.push_back({std::string(H::kName), 0, most<H>(puzzle, bounds.metric, watch), {}, {}});
    });
    K::with_space(puzzle, bounds.metric, K::every_position(), count, watch);
  });
  if (ended) bounds.outcome = *ended;
  monitor.finish();
  bounds.stats = monitor.stats;
  return bounds;
}

}  // namespace

double Bounds::formula(std::string_view name) const {
  for (const StateFormula& formula : formulas)
    if (formula.name == name) return formula.count;
  return 0;
}

Bounds bounds(const Puzzle& puzzle, const BoundsRequest& request) {
  return std::visit([&](const auto& p) { return bounds_as<decltype(kind_of(p))>(p, request); }, puzzle);
}

}  // namespace gridlock
