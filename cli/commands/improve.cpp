// gridlock improve: shortens given solutions without searching the whole space.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/input/solutions.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/session/terminal.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/report/solution_record.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

struct ImproveSettings {
  InputOptions input;
  Jobs jobs;
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
  ExitCode code = ExitCode::done;
  std::vector<Item> items;
  for_each_item(settings.input, session, [&](Item&& item) {
    if (item.entry.valid()) {
      items.push_back(std::move(item));
    } else {
      session.complain(item.entry.error());
      code = ExitCode::bad_input;
    }
    return !session.interrupted();
  });
  if (items.empty() || session.interrupted()) return code;
  const auto solutions = solutions_for(items, settings.solutions);

  std::unique_ptr<report::Writer> writer;
  if (session.common().format != "text") writer = report::make_writer(session.common().format, session.sink());
  const unsigned jobs = settings.jobs.count(session.common());
  std::size_t used = 0;
  InOrder in_order(jobs, [&] { session.out().flush(); });
  const auto show = [&](const Item& item, const Improvement& improvement, bool first) {
    if (writer) {
      auto record = report::solution_record({item.source, item.entry.index, item.entry.name}, improvement.solution);
      writer->write(record.add("before", improvement.before));
    } else {
      const bool quiet = session.common().quiet;
      session.out().write((first || quiet ? "" : "\n") + page(item, improvement, quiet));
    }
  };
  for (std::size_t i = 0; i < items.size(); ++i)
    for (const auto& solution : solutions[i]) {
      const bool first = used++ == 0;
      in_order.add([&, i, first](bool alone) -> InOrder::Show {
        if (session.interrupted()) return [] {};
        const Item& item = items[i];
        const ImproveRequest request{settings.metric, session.limits(alone ? 1 : jobs),
                                     items.size() == 1 ? session.watcher() : Progress(), session.common().threads};
        try {
          return [&, first, improvement = improve(item.entry.puzzle(), solution.text.moves, request)] {
            show(item, improvement, first);
          };
        } catch (const Error& error) {
          if (items.size() == 1) throw;
          return [&, error] {
            session.complain(Error(error.what(), error.line, error.column, item.label()));
            code = worse(code, ExitCode::bad_input);
          };
        }
      });
    }
  in_order.finish();
  if (used == 0)
    throw Error(settings.solutions.empty() ? "no solution is given, and none is stored with the puzzle"
                                           : "none of the solutions is of this puzzle");
  if (writer) writer->finish();
  return code;
}

}  // namespace

Command improve_command() {
  const auto settings = std::make_shared<ImproveSettings>();
  return {
      .name = "improve",
      .summary = "shorten a given solution without searching the whole space",
      .examples = {{"gridlock improve board.txt moves.txt", "a solution in a file"},
                   {"gridlock improve board.txt moves.txt --metric steps", "count single cells"},
                   {"gridlock solve b.csv --search random --format json | gridlock improve b.csv -",
                    "what random moves found"},
                   {"gridlock improve b.csv moves.csv --time-limit 10", "stop in time with the best so far"},
                   {"gridlock improve level.sok --time-limit 60 --threads 4", "one level, on four cores"},
                   {"gridlock improve levels.sok --format json", "every solution in a collection, on all cores"}},
      .options =
          join(single_input_options(settings->input),
               {solutions_option(settings->solutions), metric_option(settings->metric), jobs_option(settings->jobs)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "The result is never longer than what was given, and has been replayed. Where the work happens to cover "
          "the whole space, it is called optimal.",
      .reads = {"--threads"},
  };
}

}  // namespace gridlock::cli
