// gridlock verify: replays solutions with plain rules and says which move fails, and why.
#include <algorithm>
#include <memory>
#include <optional>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/solutions.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/engine/claims.hpp"
#include "gridlock/report/printable.hpp"
#include "gridlock/report/solution_text.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/verify.hpp"

namespace gridlock::cli {
namespace {

struct VerifySettings {
  InputOptions input;
  Jobs jobs;
  std::vector<std::string> solutions;
};

// The metrics of a puzzle, without those that put two of them together.
std::vector<Metric> counted_metrics(const Puzzle& puzzle) {
  std::vector<Metric> metrics = puzzle_info(puzzle).metrics;
  const auto is_composed = [](Metric metric) { return leading(metric) != metric; };
  metrics.erase(std::remove_if(metrics.begin(), metrics.end(), is_composed), metrics.end());
  return metrics;
}

// What became of a solution, and where it says what is wrong.
struct Judgement : Verdict {
  bool replayed = false;  // the moves solve the puzzle, though what is said of them may be false
  int line = 0;           // 0: nowhere in a file
};

// Where the move stands that fails; the end of the solution if all its moves are legal.
int line_of(const GivenSolution& solution, const Verdict& verdict) {
  const auto& lines = solution.text.lines;
  if (lines.empty()) return 0;
  return verdict.failed_move > 0 ? lines[static_cast<std::size_t>(verdict.failed_move) - 1] : lines.back();
}

// A record names its puzzle, whichever it was matched with.
std::optional<FalseClaim> wrong_puzzle(const Item& item, const GivenSolution& solution) {
  const auto& name = solution.text.claims.name;
  const auto& index = solution.text.claims.index;
  const std::string& title = item.entry.name;
  if (name && !title.empty())
    return solution.text.name == title
               ? std::nullopt
               : std::optional(
                     FalseClaim{"the record is of '" + solution.text.name + "', not of '" + title + "'", name->line});
  if (name || !title.empty() || !index || index->value == item.entry.index) return std::nullopt;
  return FalseClaim{
      "the record is of puzzle " + std::to_string(index->value) + ", not of " + std::to_string(item.entry.index),
      index->line};
}

Judgement judge(const Item& item, const GivenSolution& solution) {
  Judgement judgement;
  static_cast<Verdict&>(judgement) = verify(item.entry.puzzle(), solution.text.moves);
  judgement.replayed = judgement.solved;
  if (!judgement.solved) judgement.line = line_of(solution, judgement);
  auto claim = wrong_puzzle(item, solution);
  if (!claim && judgement.solved) claim = false_claim(item.entry.puzzle(), judgement, solution.text.claims);
  if (claim && judgement.solved) {
    judgement.solved = false;
    judgement.reason = claim->message;
    judgement.line = claim->line;
  }
  if (solution.source == "command line") judgement.line = 0;
  return judgement;
}

report::Record record_of(const Item& item, const GivenSolution& solution, const Judgement& verdict) {
  using report::Nothing;
  using report::Value;
  const auto failed = verdict.failed_move;
  report::Record record;
  record.add("schema", 1)
      .add("source", item.source)
      .add("index", item.entry.index)
      .add("name", item.entry.name.empty() ? Value(Nothing{}) : Value(item.entry.name))
      .add("solution", solution.source)
      .add("solved", verdict.solved);
  for (const Metric metric : counted_metrics(item.entry.puzzle()))
    record.add(std::string(name_of(metric)), verdict.cost(metric));
  record.add("failed_move", failed > 0 ? Value(std::int64_t{failed}) : Value(Nothing{}))
      .add("reason", verdict.solved ? Value(Nothing{}) : Value(verdict.reason));
  if (verdict.line > 0) record.add("line", verdict.line);
  return record;
}

class Checker {
 public:
  explicit Checker(Session& session) : session_(session) {
    if (session.common().format == "text") return;
    writer_ = report::make_writer(session.common().format, session.sink());
  }

  void add(const Item& item, const GivenSolution& solution, const Judgement& verdict) {
    if (!verdict.solved) code = worse(code, ExitCode::failed);
    if (writer_) return writer_->write(record_of(item, solution, verdict));
    if (verdict.solved && session_.common().quiet) return;
    std::string text = item.label() + ": ";
    if (verdict.solved) {
      std::string costs;
      for (const Metric metric : counted_metrics(item.entry.puzzle()))
        costs += (costs.empty() ? "" : ", ") + report::cost_text(verdict.cost(metric), metric);
      text += "solved in " + costs;
    } else {
      text += (verdict.replayed ? "false: " : "not solved: ") + verdict.reason;
      if (verdict.line > 0) text += " (" + solution.source + ", line " + std::to_string(verdict.line) + ")";
    }
    session_.out().write(report::printable(text) + "\n");
  }

  void finish() {
    if (writer_) writer_->finish();
  }

  ExitCode code = ExitCode::done;

 private:
  Session& session_;
  std::unique_ptr<report::Writer> writer_;
};

ExitCode run(const VerifySettings& settings, Session& session) {
  Checker checker(session);
  std::vector<Item> items;
  for_each_item(settings.input, session, [&](Item&& item) {
    if (item.entry.valid()) {
      items.push_back(std::move(item));
    } else {
      session.complain(item.entry.error());
      checker.code = ExitCode::bad_input;
    }
    return !session.interrupted();
  });
  if (items.empty() || session.interrupted()) return checker.code;
  const auto solutions = solutions_for(items, settings.solutions);
  std::size_t used = 0, without = 0;
  InOrder in_order(settings.jobs.count(session.common()));
  for (std::size_t i = 0; i < items.size() && !session.interrupted(); ++i) {
    if (solutions[i].empty()) ++without;
    for (const auto& solution : solutions[i]) {
      in_order.add([&checker, &item = items[i], &solution](bool) {
        return [&, verdict = judge(item, solution)] { checker.add(item, solution, verdict); };
      });
      ++used;
    }
  }
  in_order.finish();
  checker.finish();
  if (used == 0)
    throw Error(settings.solutions.empty() ? "no solution is given, and none is stored with the puzzles"
                                           : "none of the solutions is of these puzzles");
  if (without > 0)
    session.note(std::to_string(without) + " of " + std::to_string(items.size()) + " puzzles: no solution given");
  return checker.code;
}

}  // namespace

Command verify_command() {
  const auto settings = std::make_shared<VerifySettings>();
  return {
      .name = "verify",
      .summary = "replay solutions and say which move fails, and why",
      .examples = {{"gridlock verify board.txt X+1 C-2 X+3", "moves on the command line"},
                   {"gridlock verify board.txt moves.txt", "moves in a file"},
                   {"gridlock verify level.xsb rruLuR", "Sokoban: LURD, plain or run-length"},
                   {"gridlock verify levels.sok", "Sokoban: the solutions in the file itself"},
                   {"gridlock solve boards.txt --format json | gridlock verify boards.txt -", "check every answer"}},
      .options = join(single_input_options(settings->input),
                      {solutions_option(settings->solutions), jobs_option(settings->jobs)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes = "Exit code 1 if one of them is not a solution, or if its record says something of it that is not true.",
  };
}

}  // namespace gridlock::cli
