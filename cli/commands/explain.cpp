// gridlock explain: why a position is as it is, in a few sentences.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/core/cell_name.hpp"
#include "gridlock/explain.hpp"
#include "gridlock/render/ansi.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Record;
using report::Value;

struct ExplainSettings {
  InputOptions input;
  Jobs jobs;
  ExplainRequest request;
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

Record record_of(const Item& item, const Explanation& explanation) {
  std::vector<Record> sentences;
  for (const Sentence& sentence : explanation.sentences) {
    std::vector<Record> facts;
    for (const Fact& fact : sentence.facts) facts.push_back(record_of(item.entry.puzzle(), fact));
    Record record;
    record.add("text", sentence.text).add("facts", std::move(facts));
    sentences.push_back(std::move(record));
  }
  Record record;
  record.add("schema", 1)
      .add("source", item.source)
      .add("index", item.entry.index)
      .add("name", item.entry.name.empty() ? Value(Nothing{}) : Value(item.entry.name))
      .add("outcome", name_of(explanation.outcome))
      .add("cost", explanation.cost ? Value(std::int64_t{*explanation.cost}) : Value(Nothing{}))
      .add("optimal", explanation.optimal)
      .add("sentences", std::move(sentences));
  return record;
}

std::string page(const Item& item, const Explanation& explanation) {
  const Puzzle& puzzle = item.entry.puzzle();
  std::string text = (item.only ? "" : "\n") + item.label() + ": " + render::describe(puzzle) + "\n\n";
  text += render::draw_with_names(puzzle) + "\n";
  for (const Sentence& sentence : explanation.sentences) text += sentence.text + "\n";
  return text;
}

ExitCode run(const ExplainSettings& settings, Session& session) {
  std::unique_ptr<report::Writer> writer;
  const bool text = session.common().format == "text";
  const ExitCode code = for_each_puzzle(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    ExplainRequest request = settings.request;
    request.limits = job.limits;
    request.progress = job.progress;
    const auto explanation = std::make_shared<Explanation>(explain(item->entry.puzzle(), request));
    if (explanation->outcome == Outcome::out_of_memory && job.shares_memory) return ShowPuzzle();
    return ShowPuzzle([&, item, explanation] {
      if (text) {
        session.out().write(page(*item, *explanation));
      } else {
        if (!writer) writer = report::make_writer(session.common().format, session.sink(), {});
        writer->write(record_of(*item, *explanation));
      }
      return code_of(explanation->outcome);
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
      .summary = "why a position is as it is, in a few sentences",
      .examples = {{"gridlock explain board.txt", "what must get out of whose way, and what to do first"},
                   {"gridlock explain board.txt --format json",
                    "the same as facts: claims, proved or proposed, with cells"}},
      .options = join(input_options(settings->input),
                      {jobs_option(settings->jobs),
                       integer("--budget", "STATES", "the most positions that one proof visits (default 300000)",
                               settings->request.budget, 1)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Cells are called by column and row: c4 is in the third column and the fourth row. What \"must\" happen, "
          "\"can "
          "only\" or can \"never\" is proved; what \"should\" is taken from one shortest solution.",
  };
}

}  // namespace gridlock::cli
