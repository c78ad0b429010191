#include "gridlock/engine/solve.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "gridlock/engine/kinds.hpp"
#include "gridlock/engine/solve_in.hpp"
#include "gridlock/engine/verify.hpp"

namespace gridlock {
namespace {

// Does what the search calls solved hold? Nobody sees an answer that does not.
void check(const Puzzle& puzzle, const Solution& solution) {
  const Verdict verdict = verify(puzzle, solution.moves);
  if (!verdict.solved)
    throw std::logic_error("the search " + solution.search + " returned no solution: " + verdict.reason);
  if (verdict.cost(solution.metric) != solution.cost)
    throw std::logic_error("the search " + solution.search + " says " + std::to_string(solution.cost) +
                           ", the replay " + std::to_string(verdict.cost(solution.metric)));
  if (solution.lower_bound > solution.cost)
    throw std::logic_error("the search " + solution.search + " overshot its bound");
}

template <class K>
Solution solve_as(const typename K::Puzzle& puzzle, const SolveRequest& request) {
  Solution solution;
  solution.kind = K::kName;
  solution.search = request.search;
  solution.heuristic = request.heuristic.empty() ? std::string(K::kDefaultHeuristic) : request.heuristic;
  solution.metric = request.metric.value_or(K::kMetrics.front());
  if (std::find(K::kMetrics.begin(), K::kMetrics.end(), solution.metric) == K::kMetrics.end())
    throw Error(std::string(K::kTitle) + " has no metric '" + std::string(name_of(solution.metric)) + "'");

  Monitor monitor(request.limits, request.progress);
  solution.reason = K::hopeless(puzzle);
  if (!solution.reason.empty()) {
    solution.outcome = Outcome::unsolvable;
  } else {
    const auto frozen = K::unmoved(puzzle, request.freeze_unmoved);
    K::with_space(puzzle, solution.metric, frozen, [&](const auto& space) {
      const auto found = solve_in<K>(space, solution.search, solution.heuristic, request.options, monitor);
      solution.outcome = found.outcome;
      solution.optimal = found.optimal;
      solution.cost = found.cost;
      solution.runs = found.runs;
      solution.moves.reserve(found.moves.size());
      for (const auto move : found.moves) solution.moves.push_back(K::notation(puzzle, move));
    });
    if (!request.freeze_unmoved.empty()) {
      // Only the board with vehicles held in place was searched.
      solution.optimal = false;
      monitor.stats.lower_bound = 0;
      if (solution.outcome == Outcome::unsolvable) solution.outcome = Outcome::out_of_nodes;
    }
  }
  monitor.finish();
  solution.stats = monitor.stats;
  solution.lower_bound = monitor.stats.lower_bound;
  if (solution.optimal) solution.lower_bound = solution.cost;
  if (solution.outcome == Outcome::solved) check(Puzzle(puzzle), solution);
  with_named(typename K::Searches{}, solution.search, [&]<class Search>(std::type_identity<Search>) {
    if (!Search::kUsesHeuristic) solution.heuristic.clear();
  });
  return solution;
}

}  // namespace

Solution solve(const Puzzle& puzzle, const SolveRequest& request) {
  Solution solution = std::visit([&](const auto& p) { return solve_as<decltype(kind_of(p))>(p, request); }, puzzle);
  if (solution.outcome == Outcome::solved && solution.cost == solution.lower_bound) solution.optimal = true;
  if (request.count_exit) {
    ++solution.lower_bound;
    if (solution.outcome == Outcome::solved) ++solution.cost;
  }
  return solution;
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
