// gridlock explain: explain a position in a few sentences: what blocks what, and what to do first.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/input/solutions.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/pictures.hpp"
#include "gridlock/core/cell_name.hpp"
#include "gridlock/explain.hpp"
#include "gridlock/render/ansi.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Record;
using report::Value;

struct ExplainSettings {
  InputOptions input;
  Jobs jobs;
  ExplainRequest request;
  std::string solution;
  std::string piece, to;
  bool turning_points = false;
  double cell = 64;
};

// The sentences that are wanted of a puzzle.
struct Told {
  Explanation explanation;
  std::vector<Sentence> turns;

  std::vector<Sentence> all() const {
    std::vector<Sentence> sentences = explanation.sentences;
    sentences.insert(sentences.end(), turns.begin(), turns.end());
    return sentences;
  }
};

std::string name_of_cell(const Puzzle& puzzle, int cell) {
  const int width = std::visit([](const auto& board) { return board.width; }, puzzle);
  return cell_name(cell / width, cell % width);
}

Record record_of(const Puzzle& puzzle, const Fact& fact) {
  std::vector<std::string> pieces, cells, arrows;
  for (const FactPiece& piece : fact.pieces) pieces.push_back(piece.name);
  for (const int cell : fact.cells) cells.push_back(name_of_cell(puzzle, cell));
  for (const FactArrow& arrow : fact.arrows)
    arrows.push_back(name_of_cell(puzzle, arrow.from) + "-" + name_of_cell(puzzle, arrow.to));
  Record record;
  record.add("claim", fact.claim).add("proved", fact.proved).add("pieces", std::move(pieces));
  record.add("cells", std::move(cells)).add("arrows", std::move(arrows));
  return record;
}

std::vector<Record> records_of(const Puzzle& puzzle, const std::vector<Sentence>& sentences) {
  std::vector<Record> records;
  for (const Sentence& sentence : sentences) {
    std::vector<Record> facts;
    for (const Fact& fact : sentence.facts) facts.push_back(record_of(puzzle, fact));
    Record record;
    record.add("text", sentence.text).add("facts", std::move(facts));
    records.push_back(std::move(record));
  }
  return records;
}

Record record_of(const Item& item, const Told& told) {
  const Explanation& explanation = told.explanation;
  Record record;
  record.add("schema", 1)
      .add("source", item.source)
      .add("index", item.entry.index)
      .add("name", item.entry.name.empty() ? Value(Nothing{}) : Value(item.entry.name))
      .add("outcome", name_of(explanation.outcome))
      .add("cost", explanation.cost ? Value(std::int64_t{*explanation.cost}) : Value(Nothing{}))
      .add("optimal", explanation.optimal)
      .add("sentences", records_of(item.entry.puzzle(), explanation.sentences))
      .add("turning_points", records_of(item.entry.puzzle(), told.turns));
  return record;
}

std::string page(const Item& item, const Told& told) {
  const Puzzle& puzzle = item.entry.puzzle();
  std::string text = (item.only ? "" : "\n") + item.label() + ": " + render::describe(puzzle) + "\n\n";
  text += render::draw_with_names(puzzle) + "\n";
  for (const Sentence& sentence : told.explanation.sentences) text += sentence.text + "\n";
  if (!told.turns.empty()) text += "\n";
  for (const Sentence& sentence : told.turns) text += sentence.text + "\n";
  return text;
}

// The turning points of the given solution, else of one that is found.
std::vector<Sentence> turns_of(const Item& item, const ExplainSettings& settings, const ExplainRequest& request) {
  if (!settings.solution.empty()) {
    const auto given = solutions_for({item}, {settings.solution}).front();
    if (given.empty()) throw Error("none of the solutions is of this puzzle");
    return turning_points(item.entry.puzzle(), given.front().text.moves, request);
  }
  SolveRequest solving;
  solving.limits = request.limits;
  const Solution found = solve(item.entry.puzzle(), solving);
  return found.outcome == Outcome::solved ? turning_points(item.entry.puzzle(), found.moves, request)
                                          : std::vector<Sentence>{};
}

bool is_picture(const CommonOptions& common) {
  return common.format == "svg" || (common.format == "text" && picture_named(common.output) == Picture::svg);
}

ExitCode run(const ExplainSettings& settings, Session& session) {
  std::unique_ptr<report::Writer> writer;
  const bool picture = is_picture(session.common()), text = session.common().format == "text";
  const ExitCode code = for_each_puzzle(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    ExplainRequest request = settings.request;
    request.limits = job.limits;
    request.progress = job.progress;
    if (picture && !item->only) throw UsageError("a picture shows one puzzle; pick one with #N");
    const auto told = std::make_shared<Told>();
    if (settings.piece.empty())
      told->explanation = explain(item->entry.puzzle(), request);
    else
      told->explanation.sentences = why_not(item->entry.puzzle(), settings.piece, settings.to, request);
    if (told->explanation.outcome == Outcome::out_of_memory && job.shares_memory) return ShowPuzzle();
    if (settings.turning_points || !settings.solution.empty()) told->turns = turns_of(*item, settings, request);
    return ShowPuzzle([&, item, told] {
      if (picture) {
        session.out().write(
            render::explained_svg(item->entry.puzzle(), told->all(), {.cell = settings.cell, .title = item->label()}));
      } else if (text) {
        session.out().write(page(*item, *told));
      } else {
        if (!writer) writer = report::make_writer(session.common().format, session.sink(), {});
        writer->write(record_of(*item, *told));
      }
      return code_of(told->explanation.outcome);
    });
  });
  if (writer) writer->finish();
  return code;
}

}  // namespace

Command explain_command() {
  const auto settings = std::make_shared<ExplainSettings>();
  return {
      .name = "explain",
      .summary = "explain a position in a few sentences: what blocks what, and what to do first",
      .examples = {{"gridlock explain board.txt", "what must get out of whose way, and what to do first"},
                   {"gridlock explain board.txt --format json",
                    "the same as facts: claims, proved or proposed, with cells"},
                   {"gridlock explain board.txt -o why.svg", "marks and arrows on the board"},
                   {"gridlock explain level.xsb --piece c4 --to f6", "why the box on c4 cannot be pushed to f6"},
                   {"gridlock explain board.txt --turning-points", "which moves look wrong but are needed"}},
      .options =
          join(input_options(settings->input),
               {jobs_option(settings->jobs),
                flag("--turning-points", "the moves of a shortest solution that look wrong but are needed",
                     settings->turning_points),
                text("--solution", "MOVES", "the same of this solution: a file, or the moves themselves",
                     settings->solution),
                text("--piece", "NAME",
                     "instead, why this vehicle (B), or the box on this cell (c4), cannot go to the cell of --to",
                     settings->piece),
                text("--to", "CELL", "the cell that --piece is asked about", settings->to),
                number("--cell", "PIXELS", "the width of a cell in a picture (default 64)", settings->cell, 4, 1000),
                integer("--budget", "STATES", "the most positions that one proof visits (default 300000)",
                        settings->request.budget, 1)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Cells are called by column and row: c4 is in the third column and the fourth row. What \"must\" happen, "
          "\"can "
          "only\" or can \"never\" is proved; what \"should\" is taken from one shortest solution.",
      .check =
          [settings](const CommonOptions&) {
            if (settings->piece.empty() != settings->to.empty()) throw UsageError("--piece and --to go together");
          },
      .more_formats = {"svg"},
  };
}

}  // namespace gridlock::cli
