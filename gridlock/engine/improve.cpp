#include "gridlock/engine/improve.hpp"

#include <stdexcept>

#include "gridlock/engine/verify.hpp"
#include "gridlock/rushhour/improve.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "gridlock/rushhour/notation.hpp"

namespace gridlock {
namespace {

void improve_in(const rushhour::Puzzle& puzzle, const std::vector<std::string>& moves, Monitor& monitor,
                Solution& solution) {
  solution.kind = rushhour::Kind::kName;
  std::vector<rushhour::Slide> slides;
  for (const auto& move : moves) slides.push_back(rushhour::slide_from(puzzle, move));
  slides = rushhour::improve(puzzle, std::move(slides), solution.metric, monitor);
  for (const auto slide : slides) solution.moves.push_back(rushhour::to_text(puzzle, slide));
}

}  // namespace

Improvement improve(const Puzzle& puzzle, const std::vector<std::string>& moves, const ImproveRequest& request) {
  const Verdict given = verify(puzzle, moves);
  if (!given.solved) throw Error("this is not a solution: " + given.reason);

  Improvement result;
  Solution& solution = result.solution;
  solution.search = "improve";
  solution.metric = request.metric.value_or(rushhour::Kind::kMetrics.front());
  solution.outcome = Outcome::solved;
  result.before = given.cost(solution.metric);
  Monitor monitor(request.limits, request.progress);
  std::visit([&](const auto& p) { improve_in(p, moves, monitor, solution); }, puzzle);
  monitor.finish();
  solution.stats = monitor.stats;
  solution.lower_bound = monitor.stats.lower_bound;

  const Verdict replayed = verify(puzzle, solution.moves);
  if (!replayed.solved) throw std::logic_error("improve returned no solution: " + replayed.reason);
  solution.cost = replayed.cost(solution.metric);
  if (solution.cost > result.before || solution.cost < solution.lower_bound)
    throw std::logic_error("improve returned a solution of " + std::to_string(solution.cost) + " for one of " +
                           std::to_string(result.before));
  solution.optimal = solution.cost == solution.lower_bound;
  return result;
}

}  // namespace gridlock
