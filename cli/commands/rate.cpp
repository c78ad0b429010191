// gridlock rate: how hard a puzzle is for a person, with the reasons.
#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/report/flat.hpp"
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

double tenths(double value) { return std::round(value * 10) / 10; }

Value value_of(const std::optional<double>& value, int digits) {
  if (!value) return Nothing{};
  const double scale = std::pow(10, digits);
  return std::round(*value * scale) / scale;
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
      .add("score", solved ? Value(tenths(rating.score)) : Value(Nothing{}))
      .add("typical_seconds", value_of(rating.people.typical_seconds, 1))
      .add("low_seconds", value_of(rating.people.low_seconds, 1))
      .add("high_seconds", value_of(rating.people.high_seconds, 1))
      .add("share_solving", value_of(rating.people.share_solving, 2))
      .add("basis", solved ? Value(std::string(rating.people.basis)) : Value(Nothing{}))
      .add("confidence", solved ? Value(std::string(rating.people.confidence)) : Value(Nothing{}))
      .add("reasons", rating.reasons)
      .add("whole_space", rating.whole_space);
  for (const auto& feature : rating.features) record.add(std::string(feature.name), value_of(feature));
  return record;
}

// The features that matter, of puzzles such as this one.
report::WriterOptions columns_for(const Rating& rating) {
  report::WriterOptions options;
  if (rating.features.empty()) return options;
  options.columns = {{"name", "puzzle"}, {"class", ""}};
  if (rating.people.typical_seconds) {
    options.columns.push_back({"typical_seconds", "seconds"});
    options.columns.push_back({"share_solving", "solved by"});
  } else {
    options.columns.push_back({"score", ""});
  }
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

// 7 s, 45 s, 2 min, 1 h.
std::string time_text(double seconds) {
  if (seconds < 100) return fmt::format("{:.0f} s", std::max(seconds, 1.0));
  return seconds < 5700 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.0f} h", seconds / 3600);
}

// "about 45 s for a typical person (27 s to 78 s), 92 of 100 solve it"
std::string people_text(const ExpectedPeople& people) {
  if (!people.typical_seconds) return "";
  std::string text = fmt::format("about {} for a typical person ({} to {})", time_text(*people.typical_seconds),
                                 time_text(people.low_seconds.value_or(0)), time_text(people.high_seconds.value_or(0)));
  if (people.share_solving) text += fmt::format(", {:.0f} of 100 solve it", 100 * *people.share_solving);
  return text + "; ";
}

std::string page(const Item& item, const Rating& rating) {
  std::string text = item.label() + ": ";
  if (rating.outcome != Outcome::solved) return text + unrated(rating.outcome) + "\n";
  text += fmt::format("{}class {} of 5\n", people_text(rating.people), rating.level);
  for (const auto& reason : rating.reasons)
    text += fmt::format(
        "{}{}", &reason == &rating.reasons.front() ? rating.level > 2 ? "hard because " : "because " : "; ", reason);
  text += fmt::format("\n({})\n\n", rating.people.confidence);
  for (const auto& feature : rating.features)
    text += fmt::format("  {:>10}  {}\n", number_text(feature), feature.meaning);
  if (!rating.whole_space) text += "\nThe space is too large to be visited: rated by one solution.\n";
  return text;
}

// The records of many puzzles. Which columns a table has follows from the first puzzle with a rating, so those without
// one that come before it wait.
class RateTable {
 public:
  explicit RateTable(Session& session) : session_(session) {}

  void add(report::Record record, const Rating& rating) {
    waiting_.push_back(std::move(record));
    if (!rating.features.empty() || session_.common().format == "json") write(columns_for(rating));
  }

  void finish() {
    if (!waiting_.empty()) write({.header = {}, .columns = {{"name", "puzzle"}, {"outcome", ""}}});
    if (writer_) writer_->finish();
  }

 private:
  void write(report::WriterOptions options) {
    if (!writer_) {
      for (const auto& field : report::flatten(waiting_.back())) options.header.push_back(field.key);
      writer_ = report::make_writer(session_.common().format, session_.sink(), std::move(options));
    }
    for (const report::Record& record : waiting_) writer_->write(record);
    waiting_.clear();
  }

  Session& session_;
  std::unique_ptr<report::Writer> writer_;
  std::vector<report::Record> waiting_;
};

ExitCode run(const RateSettings& settings, Session& session) {
  RateTable table(session);
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
        table.add(record_of(*item, *rating), *rating);
      }
      return code_of(rating->outcome);
    });
  });
  table.finish();
  return code;
}

}  // namespace

Command rate_command() {
  const auto settings = std::make_shared<RateSettings>();
  return {
      .name = "rate",
      .summary = "how hard a puzzle is for a person, with the reasons",
      .examples = {{"gridlock rate board.txt", "the class of a board, and what it is made of"},
                   {"gridlock rate boards.txt", "a table, one board per line"},
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
