#include "gridlock/solve.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "gridlock/catalogue.hpp"
#include "gridlock/engine/kinds/metric_of.hpp"
#include "gridlock/engine/kinds/unknown_name.hpp"
#include "gridlock/engine/shown_stats.hpp"
#include "gridlock/engine/solve_within.hpp"
#include "gridlock/engine/spaces/all_spaces.hpp"
#include "gridlock/verify.hpp"

namespace gridlock {
namespace {

std::string counts_text(Cost cost, Metric metric) {
  if (!has_two_counts(metric)) return std::to_string(cost.count());
  return std::to_string(cost.first()) + " and " + std::to_string(cost.second());
}

// Does what the search calls solved hold, and does it cost what the search says? Nobody sees an answer that does not.
Verdict check(const Puzzle& puzzle, const Solution& solution, Cost searched) {
  const Verdict verdict = verify(puzzle, solution.moves);
  if (!verdict.solved)
    throw std::logic_error("the search " + solution.search + " returned no solution: " + verdict.reason);
  const Cost replayed = verdict.full_cost(solution.metric);
  if (replayed != searched)
    throw std::logic_error("the search " + solution.search + " says " + counts_text(searched, solution.metric) +
                           ", the replay " + counts_text(replayed, solution.metric));
  if (solution.full_bound > replayed || solution.lower_bound > solution.cost)
    throw std::logic_error("the search " + solution.search + " overshot its bound");
  return verdict;
}

// With vehicles held in place, where the kind has some.
template <class K>
typename K::SpaceOptions space_options(const typename K::Puzzle& puzzle, const SolveRequest& request) {
  auto options = K::space_options(request.options);
  if (request.freeze_unmoved.empty()) return options;
  if constexpr (requires { K::unmoved(puzzle, request.freeze_unmoved); })
    options.frozen = K::unmoved(puzzle, request.freeze_unmoved);
  else
    throw Error(std::string(K::kTitle) + " has no vehicles to hold in place");
  return options;
}

// A function of the caller's, as a state space calls it.
template <class K>
std::function<Count(const typename K::Puzzle&)> own_heuristic(const OwnHeuristic& own) {
  if (!own) return {};
  return [&own](const typename K::Puzzle& position) { return own.value(Puzzle(position)); };
}

// Runs the search and fills in what it found. Returns its full cost.
template <class K>
Cost search(const typename K::Puzzle& puzzle, const SolveRequest& request, Monitor& monitor, Solution& solution) {
  const SearchOptions options{request.seed, request.threads, request.until_optimal.value_or(K::kUntilOptimal),
                              request.options, request.carrier};
  const auto chosen = space_options<K>(puzzle, request);
  Cost cost;
  const auto run = [&]<class S>(const S& space) {
    monitor.hold(bytes_of(space.layout()));
    const auto found = SolveIn<K, S>::run(space, solution.search, solution.heuristic, options, monitor,
                                          own_heuristic<K>(request.own_heuristic));
    cost = found.cost;
    solution.outcome = found.outcome;
    solution.cost = K::shown_cost(solution.metric, found.cost);
    solution.optimal = found.optimal || (found.outcome == Outcome::solved && found.cost == monitor.stats.lower_bound);
    solution.runs = found.runs;
    if (found.outcome == Outcome::solved) solution.moves = K::notation(puzzle, found.moves);
  };
  const auto ended = outcome_of([&] { K::with_space(puzzle, solution.metric, chosen, run, monitor.watch()); });
  if (ended) solution.outcome = *ended;
  if (request.freeze_unmoved.empty() && !request.own_heuristic) return cost;
  // Only the board with vehicles held in place was searched, or what a heuristic that may be wrong has left.
  solution.optimal = false;
  monitor.stats.lower_bound = Cost{};
  if (solution.outcome == Outcome::unsolvable) solution.outcome = Outcome::gave_up;
  return cost;
}

template <class K>
void add_exit(Solution& solution) {
  if constexpr (requires { K::kHasExit; }) {
    solution.exit_counted = true;
    ++solution.lower_bound;
    if (solution.outcome == Outcome::solved) ++solution.cost;
  } else {
    throw Error(std::string(K::kTitle) + " has no exit to count");
  }
}

// Throws Error for names that the kind does not have, before anything is looked at: a puzzle that needs no search is no
// reason to let them pass.
template <class K>
void require_names(const Solution& solution, const SolveRequest& request) {
  const auto require = [](std::string_view what, const std::string& name, const auto& known) {
    if (std::find(known.begin(), known.end(), name) == known.end()) throw_unknown_name(what, name, known);
  };
  require("search", solution.search, names(typename K::Searches{}));
  if (!request.own_heuristic) require("heuristic", solution.heuristic, names(typename K::Heuristics{}));
}

template <class K>
Solution solve_as(const typename K::Puzzle& puzzle, const SolveRequest& request, Monitor* whole) {
  Solution solution;
  solution.kind = K::kName;
  solution.search = request.search;
  solution.heuristic = request.heuristic;
  if (request.heuristic.empty()) solution.heuristic = request.carrier ? K::kProofHeuristic : K::kDefaultHeuristic;
  if (request.own_heuristic) solution.heuristic = request.own_heuristic.name;
  solution.metric = metric_of<K>(request.metric);
  require_names<K>(solution, request);
  require_options(request.options);

  const Share share{.nodes = request.limits.nodes, .bytes = request.limits.bytes, .same_puzzle = false};
  Monitor monitor = whole != nullptr ? whole->child(share)
                                     : Monitor(request.limits, shown_progress<K>(request.progress, solution.metric));
  Cost searched;  // what the search says that its solution costs
  solution.reason = K::hopeless(puzzle);
  if (!solution.reason.empty())
    solution.outcome = Outcome::unsolvable;
  else
    searched = search<K>(puzzle, request, monitor, solution);
  monitor.finish();
  solution.stats = shown_stats<K>(monitor.stats, solution.metric);
  solution.full_bound = monitor.stats.lower_bound;
  solution.lower_bound = solution.optimal ? solution.cost : solution.stats.lower_bound.count();
  if (solution.outcome == Outcome::solved) {
    const Verdict verdict = check(Puzzle(puzzle), solution, searched);
    if (solution.optimal) solution.full_bound = searched;
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
  return std::visit([&](const auto& p) { return solve_as<decltype(kind_of(p))>(p, request, nullptr); }, puzzle);
}

Solution solve_within(Monitor& whole, const Puzzle& puzzle, const SolveRequest& request) {
  return std::visit([&](const auto& p) { return solve_as<decltype(kind_of(p))>(p, request, &whole); }, puzzle);
}

double Solution::branching_factor() const {
  return outcome == Outcome::solved ? effective_branching_factor(static_cast<double>(stats.generated), cost) : 0;
}

double effective_branching_factor(double nodes, Count depth) {
  if (depth <= 0 || nodes <= static_cast<double>(depth)) return 0;
  // Newton's method from the right, where b^depth alone is all of it: the sum is convex, so b only ever falls.
  double b = std::pow(nodes, 1.0 / static_cast<double>(depth));
  for (double step = b; step > 1e-13 * b;) {
    double sum = 1, slope = 0;
    for (Count d = 0; d < depth; ++d) {
      slope = slope * b + sum;
      sum = sum * b + 1;
    }
    step = (sum - nodes) / slope;
    b -= step;
  }
  return b;
}

}  // namespace gridlock
