// gridlock rate: how hard a puzzle is for a person, with the reasons.
#include <fmt/format.h>

#include <cmath>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/report/human.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Value;

struct RateSettings {
  InputOptions input;
  Jobs jobs;
  RateRequest request;
};

Value value_of(const RatedFeature& feature) {
  if (!feature.value) return Nothing{};
  if (*feature.value == std::floor(*feature.value) && *feature.value < 9e15)
    return static_cast<std::int64_t>(*feature.value);
  return *feature.value;
}

report::Record record_of(const Item& item, const Rating& rating) {
  const bool solved = rating.outcome == Outcome::solved;
  report::Record record;
  record.add("schema", 1)
      .add("source", item.source)
      .add("index", item.entry.index)
      .add("name", item.entry.name.empty() ? Value(Nothing{}) : Value(item.entry.name))
      .add("outcome", name_of(rating.outcome))
      .add("class", solved ? Value(std::int64_t{rating.level}) : Value(Nothing{}))
      .add("score", solved ? Value(std::round(rating.score * 10) / 10) : Value(Nothing{}))
      .add("whole_space", rating.whole_space);
  for (const auto& feature : rating.features) record.add(std::string(feature.name), value_of(feature));
  return record;
}

// The features that matter, of puzzles such as this one.
report::WriterOptions columns_for(const Rating& rating) {
  report::WriterOptions options;
  if (rating.features.empty()) return options;
  options.columns = {{"name", "puzzle"}, {"class", ""}, {"score", ""}};
  for (const auto& feature : rating.features)
    if (!feature.minor) options.columns.push_back({std::string(feature.name), ""});
  return options;
}

// What became of a puzzle that has no rating.
std::string unrated(Outcome outcome) {
  return outcome == Outcome::unsolvable ? "unsolvable" : "stopped by a limit before it was solved";
}

std::string number_text(const RatedFeature& feature) {
  if (!feature.value) return "-";
  if (*feature.value == std::floor(*feature.value) && *feature.value < 1e9)
    return report::grouped(static_cast<std::uint64_t>(*feature.value));
  return report::human_number(*feature.value);
}

std::string page(const Item& item, const Rating& rating) {
  std::string text = item.label() + ": ";
  if (rating.outcome != Outcome::solved) return text + unrated(rating.outcome) + "\n";
  text += fmt::format("class {} of 5, score {:.1f}\n\n", rating.level, rating.score);
  for (const auto& feature : rating.features)
    text += fmt::format("  {:>10}  {}\n", number_text(feature), feature.meaning);
  if (!rating.whole_space) text += "\nThe space is too large to be visited: rated by one solution.\n";
  return text;
}

ExitCode run(const RateSettings& settings, Session& session) {
  std::unique_ptr<report::Writer> writer;
  const bool for_people = report::is_for_people(session.common().format);
  const ExitCode code = for_each_puzzle(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    RateRequest request = settings.request;
    request.limits = job.limits;
    request.progress = job.progress;
    const auto rating = std::make_shared<Rating>(rate(item->entry.puzzle(), request));
    if (rating->outcome == Outcome::out_of_memory && job.shares_memory) return ShowPuzzle();
    return ShowPuzzle([&, item, rating] {
      if (for_people) item->entry.name = item->label();
      if (item->only && session.common().format == "text") {
        session.out().write(page(*item, *rating));
      } else {
        if (!writer) writer = report::make_writer(session.common().format, session.sink(), columns_for(*rating));
        writer->write(record_of(*item, *rating));
      }
      return code_of(rating->outcome);
    });
  });
  if (writer) writer->finish();
  return code;
}

}  // namespace

Command rate_command() {
  const auto settings = std::make_shared<RateSettings>();
  return {
      .name = "rate",
      .summary = "how hard a puzzle is for a person, with the reasons",
      .examples = {{"gridlock rate board.txt", "the class of a board, and what it is made of"},
                   {"gridlock rate boards.txt", "a table, a board a line"},
                   {"gridlock rate builtin: --format csv", "for a spreadsheet"}},
      .options = join(input_options(settings->input),
                      {jobs_option(settings->jobs),
                       integer("--budget", "STATES", "the largest space that is measured (default 1000000)",
                               settings->request.budget, 1)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "Class 1 is for beginners, 5 for the patient. A board whose space is larger than the budget is solved "
          "and rated by its solution alone.",
  };
}

}  // namespace gridlock::cli
