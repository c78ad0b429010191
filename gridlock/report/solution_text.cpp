#include "gridlock/report/solution_text.hpp"

#include <fmt/format.h>

#include "gridlock/report/human.hpp"

namespace gridlock::report {
namespace {

std::string time_text(std::chrono::nanoseconds time) {
  return human_seconds(std::chrono::duration<double>(time).count());
}

std::string limit_text(Outcome outcome) {
  std::string text(name_of(outcome));
  for (char& c : text)
    if (c == '_') c = ' ';
  return text;
}

std::string runs_line(const RunStatistics& runs, Metric metric) {
  std::string text = fmt::format("  runs     {}, {} solved", grouped(runs.runs, "run"), grouped(runs.solved));
  if (runs.solved > 0)
    text += fmt::format("; min {}, mean {:.1f}, max {} {}", runs.min, runs.mean, runs.max, name_of(metric));
  return text + "\n";
}

// In pieces of `length`.
std::vector<std::string> cut(const std::string& text, std::size_t length) {
  std::vector<std::string> pieces;
  for (std::size_t at = 0; at < text.size(); at += length) pieces.push_back(text.substr(at, length));
  return pieces;
}

}  // namespace

std::string cost_text(Count cost, Metric metric) {
  metric = leading(metric);
  std::string unit(name_of(metric));
  if (cost == 1) unit.erase(unit.size() - (metric == Metric::pushes ? 2 : 1));
  return std::to_string(cost) + " " + unit;
}

std::string cost_text(const Solution& solution) {
  const std::string text = cost_text(solution.cost, solution.metric);
  if (!solution.steps) return text;
  const bool of_pushes = leading(solution.metric) == Metric::pushes;
  return text + ", " +
         (of_pushes ? cost_text(solution.steps->moves, Metric::moves)
                    : cost_text(solution.steps->pushes, Metric::pushes));
}

std::string joined_moves(const Solution& solution) {
  const std::string separator = solution.steps ? "" : " ";
  std::string text;
  for (const auto& move : solution.moves) text += (text.empty() ? "" : separator) + move;
  return text;
}

std::string sentence(const Solution& solution) {
  const std::string bound =
      solution.lower_bound > 0 ? "; at least " + cost_text(solution.lower_bound, solution.metric) + " needed" : "";
  if (solution.outcome == Outcome::solved) {
    const std::string text = "solved in " + cost_text(solution);
    return solution.optimal ? text + ", proven optimal" : text + ", not proven optimal" + bound;
  }
  if (solution.outcome == Outcome::unsolvable)
    return "unsolvable: " + (solution.reason.empty() ? "there is no solution" : solution.reason);
  return limit_text(solution.outcome) + ", not solved" + bound;
}

std::string verdict(const Solution& solution) {
  const std::string bound = solution.lower_bound > 0 ? ">= " + std::to_string(solution.lower_bound) : "unproven";
  if (solution.outcome == Outcome::solved) return solution.optimal ? "optimal" : bound;
  if (solution.outcome == Outcome::unsolvable) return "unsolvable";
  return limit_text(solution.outcome);
}

std::string move_lines(const Solution& solution, std::size_t width, std::size_t indent) {
  const std::vector<std::string> words = solution.steps ? cut(joined_moves(solution), width - indent) : solution.moves;
  std::string text;
  std::size_t column = width + 1;
  for (const auto& move : words) {
    if (column + 1 + move.size() > width) {
      text += (text.empty() ? "" : "\n") + std::string(indent, ' ');
      column = indent;
    } else {
      text += ' ';
      ++column;
    }
    text += move;
    column += move.size();
  }
  return words.empty() ? "" : text + "\n";
}

std::string statistics_lines(const Solution& solution) {
  const Stats& stats = solution.stats;
  std::string text = fmt::format("  search   {}", solution.search);
  if (!solution.heuristic.empty()) text += fmt::format(", heuristic {}", solution.heuristic);
  text += fmt::format(", metric {}\n", name_of(solution.metric));
  text += fmt::format("  states   {} expanded, {} generated", grouped(stats.expanded), grouped(stats.generated));
  if (stats.states > 0) text += fmt::format(", {} distinct", grouped(stats.states));
  text += "\n";
  if (const double factor = solution.branching_factor(); factor > 0)
    text += fmt::format("  branch   {:.3f} effective branching factor\n", factor);
  text += fmt::format("  time     {}", time_text(stats.elapsed));
  if (stats.first_solution) text += fmt::format(", first solution after {}", time_text(*stats.first_solution));
  text += "\n";
  if (stats.peak_bytes > 0) text += fmt::format("  memory   {}\n", human_bytes(stats.peak_bytes));
  if (solution.runs) text += runs_line(*solution.runs, solution.metric);
  return text;
}

}  // namespace gridlock::report
