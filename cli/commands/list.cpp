// gridlock list: what there is to choose from, with its properties.
#include <algorithm>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

using report::Record;

std::vector<std::string> names_of(const std::vector<Metric>& metrics) {
  std::vector<std::string> names;
  for (const Metric metric : metrics) names.emplace_back(name_of(metric));
  return names;
}

std::vector<Record> records_of(const std::vector<OptionRow>& rows) {
  std::vector<Record> records;
  for (const auto& row : rows)
    records.push_back(Record()
                          .add("name", row.name)
                          .add("argument", row.argument)
                          .add("default", row.usual != 0 && row.words.empty() ? report::Value(row.usual)
                                                                              : report::Value(report::Nothing{}))
                          .add("help", row.help));
  return records;
}

std::vector<Record> puzzles() {
  std::vector<Record> records;
  for (const auto& puzzle : list_puzzles())
    records.push_back(Record()
                          .add("name", puzzle.name)
                          .add("title", puzzle.title)
                          .add("metrics", names_of(puzzle.metrics))
                          .add("default_heuristic", puzzle.default_heuristic)
                          .add("options", records_of(puzzle.options)));
  return records;
}

std::vector<Record> searches() {
  std::vector<Record> records;
  for (const auto& search : list_searches())
    records.push_back(Record()
                          .add("name", search.name)
                          .add("optimal", search.optimal)
                          .add("heuristic", search.uses_heuristic)
                          .add("puzzles", search.puzzles)
                          .add("summary", search.summary)
                          .add("options", records_of(search.options)));
  return records;
}

// The metrics in which a property holds.
template <class Holds>
std::vector<std::string> metrics_where(const HeuristicInfo& heuristic, Holds holds) {
  std::vector<std::string> metrics;
  for (const auto& property : heuristic.properties)
    if (holds(property)) metrics.push_back(property.metric);
  return metrics;
}

std::vector<Record> heuristics() {
  using Property = HeuristicInfo::Property;
  std::vector<Record> records;
  for (const auto& heuristic : list_heuristics())
    records.push_back(Record()
                          .add("name", heuristic.name)
                          .add("puzzle", heuristic.puzzle)
                          .add("admissible", metrics_where(heuristic, [](const Property& p) { return p.admissible; }))
                          .add("consistent", metrics_where(heuristic, [](const Property& p) { return p.consistent; }))
                          .add("summary", heuristic.summary));
  return records;
}

std::vector<Record> metrics() {
  std::vector<Record> records;
  for (const auto& puzzle : list_puzzles())
    for (const Metric metric : puzzle.metrics)
      records.push_back(Record()
                            .add("name", name_of(metric))
                            .add("puzzle", puzzle.name)
                            .add("default", metric == puzzle.metrics.front()));
  return records;
}

std::vector<Record> file_formats() {
  std::vector<Record> records;
  for (const auto& format : formats::all())
    records.push_back(Record()
                          .add("name", format.name)
                          .add("puzzle", format.puzzle)
                          .add("extension", format.extension)
                          .add("summary", format.description));
  return records;
}

// The optimum in the metric that comes second is called after it: "steps", "moves".
std::vector<Record> builtin_puzzles() {
  using report::Value;
  const auto known = [](std::int64_t number) { return number > 0 ? Value(number) : Value(report::Nothing{}); };
  const auto kinds = list_puzzles();
  std::vector<Record> records;
  std::vector<Builtin> all = builtins();
  all.insert(all.end(), census_sample().begin(), census_sample().end());
  for (const auto& builtin : all) {
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const PuzzleInfo& info) { return info.name == builtin.puzzle; });
    const bool unsolvable = builtin.optimum == Builtin::kUnsolvable;
    records.push_back(Record()
                          .add("name", builtin.name)
                          .add("id", builtin.id)
                          .add("puzzle", builtin.puzzle)
                          .add("optimum", unsolvable ? Value("unsolvable") : known(builtin.optimum))
                          .add(std::string(name_of(kind->metrics[1])), known(builtin.second))
                          .add("class", known(builtin.level)));
  }
  return records;
}

Record option_record(const Option& option) {
  return Record().add("names", option.names).add("argument", option.argument).add("help", option.help);
}

std::vector<Record> commands() {
  CommonOptions ignored;
  std::vector<Record> records;
  for (const auto& command : all_commands()) {
    std::vector<Record> options;
    for (const auto& option : command.options) options.push_back(option_record(option));
    for (const auto& option : common_options(ignored, command.more_formats)) options.push_back(option_record(option));
    records.push_back(Record().add("name", command.name).add("summary", command.summary).add("options", options));
  }
  return records;
}

struct List {
  const char* name;
  std::vector<Record> (*records)();
  std::vector<report::Column> columns;  // for people; empty: all
};

const std::vector<List>& lists() {
  static const std::vector<List> all{
      {"puzzles", puzzles, {}},
      {"searches", searches, {{"name", ""}, {"puzzles", ""}, {"optimal", ""}, {"heuristic", ""}, {"summary", ""}}},
      {"heuristics",
       heuristics,
       {{"name", ""},
        {"puzzle", ""},
        {"admissible", "admissible in"},
        {"consistent", "consistent in"},
        {"summary", ""}}},
      {"metrics", metrics, {}},
      {"formats", file_formats, {}},
      {"builtin", builtin_puzzles, {}},
      {"commands", commands, {{"name", ""}, {"summary", ""}}},
  };
  return all;
}

struct ListSettings {
  std::string what;
  bool json = false;
};

// One array, so that any JSON reader takes it whole.
std::string json_array(const std::vector<Record>& records) {
  std::string text = "[";
  for (std::size_t i = 0; i < records.size(); ++i) text += (i == 0 ? "\n" : ",\n") + report::to_json(records[i]);
  return text + "\n]\n";
}

ExitCode run(const ListSettings& settings, Session& session) {
  const auto list =
      std::find_if(lists().begin(), lists().end(), [&](const List& each) { return each.name == settings.what; });
  const auto records = list->records();
  if (settings.json || session.common().format == "json") {
    session.out().write(json_array(records));
    return ExitCode::done;
  }
  const auto writer = report::make_writer(session.common().format, session.sink(), {{}, list->columns});
  for (const auto& record : records) writer->write(record);
  writer->finish();
  return ExitCode::done;
}

}  // namespace

Command list_command() {
  const auto settings = std::make_shared<ListSettings>();
  std::vector<std::string> names;
  for (const auto& list : lists()) names.emplace_back(list.name);
  Option what = choice("WHAT", names, "which list", settings->what);
  what.required = true;
  return {
      .name = "list",
      .summary = "list the searches, heuristics, formats and other things to choose from",
      .examples = {{"gridlock list searches", "every algorithm, and whether it proves its answers"},
                   {"gridlock list heuristics --json", "for programs: one JSON array"}},
      .options = {what, flag("--json", "print one JSON array", settings->json)},
      .run = [settings](Session& session) { return run(*settings, session); },
  };
}

}  // namespace gridlock::cli
