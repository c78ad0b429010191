// gridlock lab table: a run as tables, for a terminal, a document, a spreadsheet or a paper.
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/options_in_effect.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/session/signals.hpp"
#include "gridlock/lab/run/quantities.hpp"
#include "gridlock/lab/tables/tables.hpp"

namespace gridlock::cli {
namespace {

struct LabTableSettings {
  std::string database, preset;
  lab::PivotRequest pivot;
  std::vector<std::string> given;  // those of its options that a preset does not read
};

// A title and a note are for people; in JSON the title is a key of every row.
void print(const lab::TitledTable& table, bool only, Session& session) {
  const std::string& format = session.common().format;
  const auto as_remark = [&](const std::string& text) {
    if (format == "markdown") return "**" + text + "**\n\n";
    return format == "latex" ? "% " + text + "\n" : text + "\n\n";
  };
  if (report::is_for_people(format) && !table.title.empty()) session.out().write(as_remark(table.title));
  report::WriterOptions options;
  if (!table.rows.empty())
    for (const auto& field : table.rows.front().fields()) options.columns.push_back({field.key, field.key});
  const auto writer = report::make_writer(format, session.sink(), options);
  for (const auto& row : table.rows) {
    report::Record record;
    if (format == "json" && !only) record.add("table", table.title);
    for (const auto& field : row.fields()) record.add(field.key, field.value);
    writer->write(record);
  }
  writer->finish();
  if (!report::is_for_people(format) || table.note.empty()) return;
  session.out().write(format == "latex" ? "% " + table.note + "\n" : "\n" + table.note + "\n");
}

std::vector<lab::TitledTable> tables_of(const LabTableSettings& settings, Session& session) {
  const lab::Run run = lab::load_run(settings.database).without_repeats();
  if (run.cases.empty()) throw Error("no case of this run has ended", 0, 0, settings.database);
  if (settings.preset.empty()) {
    lab::PivotRequest request = settings.pivot;
    if (request.cells.empty())
      request.cells = request.columns.empty()
                          ? std::vector<std::string>{"solved",    "optimal",          "cost",    "expanded",
                                                     "generated", "branching_factor", "seconds", "peak_bytes"}
                          : std::vector<std::string>{"seconds"};
    return {pivot(run, request)};
  }
  lab::PresetRequest request;
  request.cancel = &interrupted();
  if (session.common().limits.nodes != Limits{}.nodes) request.audited_states = session.common().limits.nodes;
  for (const auto& preset : lab::presets())
    if (preset.name == settings.preset) return preset.make(run, request);
  return {};
}

ExitCode run(const LabTableSettings& settings, Session& session) {
  const auto tables = tables_of(settings, session);
  for (const auto& table : tables) {
    if (&table != &tables.front() && session.common().format != "json") session.out().write("\n");
    print(table, tables.size() == 1, session);
  }
  return ExitCode::done;
}

}  // namespace

Command lab_table_command() {
  const auto settings = std::make_shared<LabTableSettings>();
  std::vector<std::string> presets;
  std::string notes = "Presets: ";
  for (const auto& preset : lab::presets()) {
    presets.emplace_back(preset.name);
    notes += std::string(preset.name) + ", " + std::string(preset.summary) + "; ";
  }
  notes.resize(notes.size() - 2);
  notes += ". Measures: ";
  for (const auto& quantity : lab::quantities()) notes += std::string(quantity.name) + ", ";
  notes.resize(notes.size() - 2);
  const std::vector<std::string> dimensions = lab::dimension_names();
  const auto of_pivot = [&](Option option) { return noted(std::move(option), settings->given); };
  return {
      .name = "lab table",
      .summary = "print a run as a table: any two dimensions, any measure, or the layout of a paper",
      .examples = {{"gridlock lab table run.db", "a row for each configuration"},
                   {"gridlock lab table run.db --rows puzzle --columns configuration --cells cost", "who found what"},
                   {"gridlock lab table run.db --rows size --columns search --cells solved --format latex",
                    "for a paper: the share solved by size"},
                   {"gridlock lab table run.db --preset heuristics --format markdown", "ready-made tables"}},
      .options = {positional("RUN", "a database of gridlock lab run", settings->database),
                  choice("--preset", presets, "tables in the layout of papers", settings->preset),
                  of_pivot(choice("--rows", dimensions, "what rows stand for", settings->pivot.rows)),
                  of_pivot(choice("--columns", dimensions, "what columns stand for", settings->pivot.columns)),
                  of_pivot(list("--cells", "MEASURE,...", "what cells show", settings->pivot.cells)),
                  of_pivot(choice("--statistic", lab::statistic_names(), "of the cases in a cell; mean by default",
                                  settings->pivot.statistic))},
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes = notes + ". --node-limit is the largest space that --preset heuristics audits (1,000,000).",
      .check =
          [settings](const CommonOptions&) {
            if (!settings->preset.empty() && !settings->given.empty())
              throw UsageError(settings->given.front() + " does nothing with --preset, which has its own layout");
          },
  };
}

}  // namespace gridlock::cli
