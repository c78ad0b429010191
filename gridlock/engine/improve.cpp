#include "gridlock/improve.hpp"

#include <algorithm>
#include <stdexcept>

#include "gridlock/engine/kinds/kinds.hpp"
#include "gridlock/engine/kinds/metric_of.hpp"
#include "gridlock/engine/shown_stats.hpp"
#include "gridlock/rushhour/improve/improve.hpp"
#include "gridlock/sokoban/search/shorten.hpp"
#include "gridlock/verify.hpp"

namespace gridlock {
namespace {

std::vector<std::string> improved(const rushhour::Puzzle& puzzle, const std::vector<std::string>& moves, Metric metric,
                                  Monitor& monitor, unsigned) {
  std::vector<rushhour::Slide> slides;
  for (const auto& move : moves) slides.push_back(rushhour::slide_from(puzzle, move));
  return rushhour::Kind::notation(puzzle, rushhour::improve(puzzle, std::move(slides), metric, monitor));
}

std::vector<std::string> improved(const sokoban::Puzzle& puzzle, const std::vector<std::string>& moves, Metric metric,
                                  Monitor& monitor, unsigned threads) {
  auto pushes = sokoban::pushes_from(puzzle, moves);
  outcome_of([&] {
    const sokoban::Layout layout(puzzle, metric, sokoban::kAllRules, monitor.watch());
    pushes = sokoban::shorten(layout, pushes, monitor, {}, threads);
  });
  return sokoban::to_text(puzzle, pushes);
}

template <class K>
Improvement improve_as(const typename K::Puzzle& puzzle, const std::vector<std::string>& moves,
                       const ImproveRequest& request) {
  const Verdict given = verify(puzzle, moves);
  if (!given.solved) throw Error("this is not a solution: " + given.reason);

  Improvement result;
  Solution& solution = result.solution;
  solution.kind = K::kName;
  solution.search = "improve";
  solution.metric = metric_of<K>(request.metric);
  solution.outcome = Outcome::solved;
  result.before = given.cost(solution.metric);
  Monitor monitor(request.limits, shown_progress<K>(request.progress, solution.metric));
  solution.moves = improved(puzzle, moves, solution.metric, monitor, request.threads);
  monitor.finish();
  solution.stats = shown_stats<K>(monitor.stats, solution.metric);
  solution.full_bound = monitor.stats.lower_bound;
  solution.lower_bound = solution.stats.lower_bound.count();

  const Verdict replayed = verify(puzzle, solution.moves);
  if (!replayed.solved) throw std::logic_error("improve returned no solution: " + replayed.reason);
  solution.cost = replayed.cost(solution.metric);
  if constexpr (requires { K::kLurd; }) solution.steps = {replayed.pushes, replayed.moves};
  const Cost cost = replayed.full_cost(solution.metric);
  if (cost > given.full_cost(solution.metric) || cost < solution.full_bound)
    throw std::logic_error("improve returned a solution of " + std::to_string(solution.cost) + " for one of " +
                           std::to_string(result.before));
  solution.optimal = cost == solution.full_bound;  // where two counts matter, the first alone proves nothing
  return result;
}

}  // namespace

Improvement improve(const Puzzle& puzzle, const std::vector<std::string>& moves, const ImproveRequest& request) {
  return std::visit([&](const auto& p) { return improve_as<decltype(kind_of(p))>(p, moves, request); }, puzzle);
}

void shorten(Solution& solution, const Puzzle& puzzle, const SolveRequest& request, std::chrono::nanoseconds time) {
  if (solution.outcome != Outcome::solved || solution.optimal || time.count() == 0) return;
  ImproveRequest wanted{solution.metric, request.limits, request.progress, request.threads};
  wanted.limits.time = time;
  wanted.limits.nodes -= std::min(wanted.limits.nodes, solution.stats.expanded);
  const Improvement better = improve(puzzle, solution.moves, wanted);
  const Stats& spent = better.solution.stats;
  solution.stats.elapsed += spent.elapsed;
  solution.stats.cpu += spent.cpu;
  solution.stats.count(spent);
  solution.stats.peak_bytes = std::max(solution.stats.peak_bytes, spent.peak_bytes);
  solution.cost -= better.before - better.solution.cost;
  solution.moves = better.solution.moves;
  solution.steps = better.solution.steps;
  const Cost cost = verify(puzzle, solution.moves).full_cost(solution.metric);
  solution.full_bound = std::max(solution.full_bound, better.solution.full_bound);
  solution.optimal = cost == solution.full_bound;
  if (solution.optimal) solution.lower_bound = solution.cost;
}

}  // namespace gridlock
