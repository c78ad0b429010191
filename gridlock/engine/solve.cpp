#include "gridlock/engine/solve.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "gridlock/engine/metric_of.hpp"
#include "gridlock/engine/solve_in_spaces.hpp"
#include "gridlock/engine/verify.hpp"

namespace gridlock {
namespace {

// Does what the search calls solved hold? Nobody sees an answer that does not.
Verdict check(const Puzzle& puzzle, const Solution& solution) {
  const Verdict verdict = verify(puzzle, solution.moves);
  if (!verdict.solved)
    throw std::logic_error("the search " + solution.search + " returned no solution: " + verdict.reason);
  if (verdict.cost(solution.metric) != solution.cost)
    throw std::logic_error("the search " + solution.search + " says " + std::to_string(solution.cost) +
                           ", the replay " + std::to_string(verdict.cost(solution.metric)));
  if (solution.lower_bound > solution.cost)
    throw std::logic_error("the search " + solution.search + " overshot its bound");
  return verdict;
}

// The costs in them as users see them.
template <class K>
Stats shown(Stats stats, Metric metric) {
  stats.lower_bound = K::shown_cost(metric, stats.lower_bound);
  if (stats.best) stats.best = K::shown_cost(metric, *stats.best);
  return stats;
}

// Holds vehicles in place, where the kind has some.
template <class K>
void freeze(const typename K::Puzzle& puzzle, const SolveRequest& request, SearchOptions& options) {
  if (request.freeze_unmoved.empty()) return;
  if constexpr (requires { K::unmoved(puzzle, request.freeze_unmoved); })
    options.frozen = K::unmoved(puzzle, request.freeze_unmoved);
  else
    throw Error(std::string(K::kTitle) + " has no vehicles to hold in place");
}

// Runs the search and fills in what it found.
template <class K>
void search(const typename K::Puzzle& puzzle, const SolveRequest& request, Monitor& monitor, Solution& solution) {
  SearchOptions options = request.options;
  options.until_optimal = request.until_optimal.value_or(K::kUntilOptimal);
  freeze<K>(puzzle, request, options);
  K::with_space(puzzle, solution.metric, options, [&]<class S>(const S& space) {
    const auto found = SolveIn<K, S>::run(space, solution.search, solution.heuristic, options, monitor);
    solution.outcome = found.outcome;
    solution.cost = K::shown_cost(solution.metric, found.cost);
    solution.optimal = found.optimal || (found.outcome == Outcome::solved && found.cost == monitor.stats.lower_bound);
    solution.runs = found.runs;
    if (found.outcome == Outcome::solved) solution.moves = K::notation(puzzle, found.moves);
  });
  if (request.freeze_unmoved.empty()) return;
  // Only the board with vehicles held in place was searched.
  solution.optimal = false;
  monitor.stats.lower_bound = 0;
  if (solution.outcome == Outcome::unsolvable) solution.outcome = Outcome::out_of_nodes;
}

template <class K>
void add_exit(Solution& solution) {
  if constexpr (requires { K::kHasExit; }) {
    ++solution.lower_bound;
    if (solution.outcome == Outcome::solved) ++solution.cost;
  } else {
    throw Error(std::string(K::kTitle) + " has no exit to count");
  }
}

template <class K>
Solution solve_as(const typename K::Puzzle& puzzle, const SolveRequest& request) {
  Solution solution;
  solution.kind = K::kName;
  solution.search = request.search;
  solution.heuristic = request.heuristic.empty() ? std::string(K::kDefaultHeuristic) : request.heuristic;
  solution.metric = metric_of<K>(request.metric);

  Progress progress;
  if (request.progress) progress = [&](const Stats& stats) { request.progress(shown<K>(stats, solution.metric)); };
  Monitor monitor(request.limits, progress);
  solution.reason = K::hopeless(puzzle);
  if (!solution.reason.empty())
    solution.outcome = Outcome::unsolvable;
  else
    search<K>(puzzle, request, monitor, solution);
  monitor.finish();
  solution.stats = shown<K>(monitor.stats, solution.metric);
  solution.lower_bound = solution.optimal ? solution.cost : solution.stats.lower_bound;
  if (solution.outcome == Outcome::solved) {
    const Verdict verdict = check(Puzzle(puzzle), solution);
    if constexpr (requires { K::kLurd; }) solution.steps = {verdict.pushes, verdict.moves};
  }
  with_named(typename K::Searches{}, solution.search, [&]<class Search>(std::type_identity<Search>) {
    if (!Search::kUsesHeuristic) solution.heuristic.clear();
  });
  if (request.count_exit) add_exit<K>(solution);
  return solution;
}

}  // namespace

Solution solve(const Puzzle& puzzle, const SolveRequest& request) {
  return std::visit([&](const auto& p) { return solve_as<decltype(kind_of(p))>(p, request); }, puzzle);
}

double Solution::branching_factor() const {
  return outcome == Outcome::solved ? effective_branching_factor(static_cast<double>(stats.generated), cost) : 0;
}

double effective_branching_factor(double nodes, Cost depth) {
  if (depth <= 0 || nodes <= depth) return 0;
  // Newton's method from the right, where b^depth alone is all of it: the sum is convex, so b only ever falls.
  double b = std::pow(nodes, 1.0 / depth);
  for (double step = b; step > 1e-13 * b;) {
    double sum = 1, slope = 0;
    for (Cost d = 0; d < depth; ++d) {
      slope = slope * b + sum;
      sum = sum * b + 1;
    }
    step = (sum - nodes) / slope;
    b -= step;
  }
  return b;
}

}  // namespace gridlock
