#include "gridlock/report/solution_record.hpp"

#include "gridlock/report/flat.hpp"
#include "gridlock/report/solution_text.hpp"

namespace gridlock::report {
namespace {

constexpr int kSchema = 1;
constexpr std::size_t kMostKeys = 30;

Value text_or_null(const std::string& text) { return text.empty() ? Value(Nothing{}) : Value(text); }

Seconds seconds(std::chrono::nanoseconds time) { return {std::chrono::duration<double>(time).count()}; }

Record runs_record(const RunStatistics& runs) {
  Record record;
  record.add("runs", runs.runs).add("solved", runs.solved);
  const bool any = runs.solved > 0;
  record.add("min", any ? Value(std::int64_t{runs.min}) : Value(Nothing{}));
  record.add("mean", any ? Value(runs.mean) : Value(Nothing{}));
  record.add("max", any ? Value(std::int64_t{runs.max}) : Value(Nothing{}));
  return record;
}

void add_statistics(Record& record, const Solution& solution) {
  const Stats& stats = solution.stats;
  const double factor = solution.branching_factor();
  record.add("expanded", stats.expanded)
      .add("generated", stats.generated)
      .add("duplicates", stats.duplicates)
      .add("reopened", stats.reopened)
      .add("states", stats.states)
      .add("branching_factor", factor > 0 ? Value(factor) : Value(Nothing{}))
      .add("seconds", seconds(stats.elapsed))
      .add("cpu_seconds", seconds(stats.cpu))
      .add("seconds_to_first", stats.first_solution ? Value(seconds(*stats.first_solution)) : Value(Nothing{}))
      .add("peak_bytes", Bytes{stats.peak_bytes});
}

void add_puzzle(Record& record, const std::string& kind, const PuzzleReference& puzzle) {
  record.add("schema", kSchema)
      .add("puzzle", text_or_null(kind))
      .add("source", puzzle.source)
      .add("index", puzzle.index)
      .add("name", text_or_null(puzzle.name));
}

}  // namespace

Record solution_record(const PuzzleReference& puzzle, const Solution& solution) {
  const bool solved = solution.outcome == Outcome::solved;
  const bool bounded = solution.outcome != Outcome::unsolvable;
  Record record;
  record.reserve(kMostKeys);
  add_puzzle(record, solution.kind, puzzle);
  record.add("search", solution.search)
      .add("heuristic", text_or_null(solution.heuristic))
      .add("metric", name_of(solution.metric))
      .add("outcome", name_of(solution.outcome))
      .add("optimal", solution.optimal)
      .add("cost", solved ? Value(std::int64_t{solution.cost}) : Value(Nothing{}))
      .add("lower_bound", bounded ? Value(std::int64_t{solution.lower_bound}) : Value(Nothing{}))
      .add("moves", solution.moves);
  if (solution.exit_counted) record.add("count_exit", true);
  if (solution.steps)
    record.add("lurd", joined_moves(solution))
        .add("pushes", solution.steps->pushes)
        .add("moves_count", solution.steps->moves);
  add_statistics(record, solution);
  if (solution.runs) record.add("runs", runs_record(*solution.runs));
  if (!solution.reason.empty()) record.add("reason", solution.reason);
  return record;
}

Record invalid_record(const PuzzleReference& puzzle, const Error& error) {
  Record record, where;
  add_puzzle(record, "", puzzle);
  where.add("message", error.what()).add("line", error.line).add("column", error.column);
  record.add("outcome", "invalid").add("error", where);
  return record;
}

std::vector<std::string> solution_keys() {
  Solution fullest;
  fullest.runs.emplace();
  fullest.steps.emplace();
  fullest.exit_counted = true;
  fullest.reason = "-";
  const Record solved = solution_record({}, fullest), invalid = invalid_record({}, Error(""));
  std::vector<std::string> keys;
  for (const auto& field : flatten(solved)) keys.push_back(field.key);
  for (const auto& field : flatten(invalid))
    if (find_flat(flatten(solved), field.key) == nullptr) keys.push_back(field.key);
  return keys;
}

}  // namespace gridlock::report
