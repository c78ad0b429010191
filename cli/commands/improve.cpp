// gridlock improve: shortens given solutions without searching the whole space.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/input/solutions.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/session/terminal.hpp"
#include "gridlock/engine/improve.hpp"
#include "gridlock/report/solution_record.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

struct ImproveSettings {
  InputOptions input;
  std::vector<std::string> solutions;
  std::optional<Metric> metric;
};

std::string page(const Item& item, const Improvement& improvement, bool quiet) {
  const Solution& solution = improvement.solution;
  const std::string moves = report::move_lines(solution, kPageWidth, 2);
  if (quiet) return report::joined_moves(solution) + "\n";
  const std::string saved = improvement.before == solution.cost
                                ? "no shorter than before"
                                : "instead of " + report::cost_text(improvement.before, solution.metric);
  return item.label() + ": " + report::sentence(solution) + "; " + saved + "\n\n" + moves + "\n" +
         report::statistics_lines(solution);
}

ExitCode run(const ImproveSettings& settings, Session& session) {
  const Item item = single_item(settings.input, session);
  const auto solutions = solutions_for({item}, settings.solutions).front();
  if (solutions.empty())
    throw Error(settings.solutions.empty() ? "no solution is given, and none is stored with the puzzle"
                                           : "none of the solutions is of this puzzle");

  std::unique_ptr<report::Writer> writer;
  if (session.common().format != "text") writer = report::make_writer(session.common().format, session.sink());
  const ImproveRequest request{settings.metric, session.limits(), session.watcher()};
  for (const auto& solution : solutions) {
    if (session.interrupted()) break;
    const Improvement improvement = improve(item.entry.puzzle(), solution.text.moves, request);
    if (writer) {
      auto record = report::solution_record({item.source, item.entry.index, item.entry.name}, improvement.solution);
      writer->write(record.add("before", improvement.before));
    } else {
      session.out().write(page(item, improvement, session.common().quiet));
    }
  }
  if (writer) writer->finish();
  return ExitCode::done;
}

}  // namespace

Command improve_command() {
  const auto settings = std::make_shared<ImproveSettings>();
  Option solution = positionals("SOLUTION",
                                "a file of moves or of results of solve, - for standard input, or the moves "
                                "themselves; without any, those that are stored with the puzzle (sok, xsb)",
                                settings->solutions, false);
  return {
      .name = "improve",
      .summary = "shorten a given solution without searching the whole space",
      .examples = {{"gridlock improve board.txt moves.txt", "a solution in a file"},
                   {"gridlock improve board.txt moves.txt --metric steps", "count single cells"},
                   {"gridlock solve b.csv --search random --format json | gridlock improve b.csv -",
                    "what random moves found"},
                   {"gridlock improve b.csv moves.csv --time-limit 10", "stop in time with the best so far"}},
      .options = join(single_input_options(settings->input), {solution, metric_option(settings->metric)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "The result is never longer than what was given, and has been replayed. Where the work happens to cover "
          "the whole space, it is called optimal.",
  };
}

}  // namespace gridlock::cli
