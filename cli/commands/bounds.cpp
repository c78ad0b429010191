// gridlock bounds: how many positions a puzzle has, by formulas and by counting, and how high heuristics rise on it.
#include "gridlock/bounds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/table.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Record;
using report::Value;

struct BoundsSettings {
  InputOptions input;
  Jobs jobs;
  BoundsRequest request;
};

// 45,562,500 and 1.26E17.
std::string count_text(const StateFormula& formula) {
  const double count = formula.count;
  if (!std::isfinite(count)) return report::scientific(formula.log10);
  if (count < 1e12) return report::human_number(count).substr(0, report::human_number(count).find('.'));
  std::string text = fmt::format("{:.2E}", count);
  return text.erase(text.find('+'), 1);
}

std::string title_of(const StateFormula& formula) {
  std::string title(formula.name);
  std::replace(title.begin(), title.end(), '_', ' ');
  return title;
}

std::string reachable_text(const Bounds& bounds) {
  return (bounds.counted() ? "" : "> ") + report::grouped(bounds.states);
}

Value value_of(const std::optional<Count>& cost) { return cost ? Value(std::int64_t{*cost}) : Value(Nothing{}); }

Record record_of(const Item& item, const Bounds& bounds) {
  Record record;
  record.add("schema", 1)
      .add("puzzle", bounds.kind)
      .add("source", item.source)
      .add("index", item.entry.index)
      .add("name", item.entry.name.empty() ? Value(Nothing{}) : Value(item.entry.name))
      .add("metric", name_of(bounds.metric))
      .add("outcome", name_of(bounds.outcome));
  for (const auto& formula : bounds.formulas) {
    const std::string name(formula.name);
    record.add(name, std::isfinite(formula.count) ? Value(formula.count) : Value(Nothing{}))
        .add(name + "_log10", std::isfinite(formula.log10) ? Value(formula.log10) : Value(Nothing{}));
  }
  record.add("exact", bounds.counted() ? Value(bounds.states) : Value(Nothing{}))
      .add("states", bounds.states)
      .add("goals", bounds.counted() ? Value(bounds.goals) : Value(Nothing{}))
      .add("depth", bounds.counted() ? Value(std::int64_t{bounds.depth}) : Value(Nothing{}));
  Record objectives;
  for (const auto& objective : bounds.objectives) {
    Record range;
    range.add("lower", objective.lower)
        .add("upper", objective.upper)
        .add("least", value_of(objective.least))
        .add("greatest", value_of(objective.greatest));
    objectives.add(objective.heuristic, range);
  }
  record.add("objectives", objectives);
  return record;
}

// The row of one board in a table for people.
Record row_of(const Item& item, const Bounds& bounds) {
  Record row;
  row.add("puzzle", item.label());
  for (const auto& formula : bounds.formulas) row.add(title_of(formula), count_text(formula));
  row.add("reachable", reachable_text(bounds));
  return row;
}

std::string page(const Item& item, const Bounds& bounds) {
  std::string text = item.label() + "\n\nPositions\n";
  const auto line = [&](const std::string& what, const std::string& value, std::string_view how) {
    text += fmt::format("  {:<14} {:>15}  {}\n", what, value, how);
  };
  for (const auto& formula : bounds.formulas) line(title_of(formula), count_text(formula), formula.meaning);
  line("reachable", reachable_text(bounds),
       bounds.counted() ? "exactly: all of them were visited" : "where the count was ended");
  if (bounds.counted())
    text += fmt::format("\n{} of them are solved; the farthest is {} from the start.\n", report::grouped(bounds.goals),
                        report::cost_text(bounds.depth, bounds.metric));
  report::Table table{{"heuristic", "lower", "upper", "least", "greatest"}, {false, true, true, true, true}, {}};
  const auto cell = [](const std::optional<Count>& cost) { return cost ? std::to_string(*cost) : "-"; };
  for (const auto& objective : bounds.objectives)
    table.rows.push_back({objective.heuristic, std::to_string(objective.lower), std::to_string(objective.upper),
                          cell(objective.least), cell(objective.greatest)});
  return text +
         fmt::format("\nHeuristics in {}: by formula, and among the positions reachable\n\n", name_of(bounds.metric)) +
         report::text_table(table);
}

ExitCode run(const BoundsSettings& settings, Session& session) {
  const std::string& format = session.common().format;
  const bool for_people = report::is_for_people(format);
  const auto writer = report::make_writer(format, session.sink());
  bool only = false;
  const ExitCode code = for_each_puzzle(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    BoundsRequest request = settings.request;
    request.limits = job.limits;
    request.progress = job.progress;
    const auto result = std::make_shared<Bounds>(bounds(item->entry.puzzle(), request));
    return ShowPuzzle([&, item, result] {
      only = item->only && format == "text";
      if (only)
        session.out().write(page(*item, *result));
      else
        writer->write(for_people ? row_of(*item, *result) : record_of(*item, *result));
      return ExitCode::done;
    });
  });
  if (!only) writer->finish();
  return code;
}

}  // namespace

Command bounds_command() {
  const auto settings = std::make_shared<BoundsSettings>();
  return {
      .name = "bounds",
      .summary = "size of the state space, and the range of each heuristic",
      .examples = {{"gridlock bounds board.txt", "positions and heuristics of a board"},
                   {"gridlock bounds boards.txt", "a table, one board per line"},
                   {"gridlock bounds board.txt --budget 50000000", "count a large space to its end"}},
      .options = join(input_options(settings->input),
                      {jobs_option(settings->jobs), metric_option(settings->request.metric),
                       integer("--budget", "STATES", "the largest space that is counted (default 1000000)",
                               settings->request.budget, 1)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "The formulas are upper bounds. What can be reached is counted by visiting it, up to the budget or a limit.",
  };
}

}  // namespace gridlock::cli
