// gridlock audit: checks every heuristic against the true distances on the whole space of each puzzle.
#include <algorithm>
#include <memory>

#include "cli/commands/commands.hpp"
#include "cli/input/each_puzzle.hpp"
#include "cli/input/input.hpp"
#include "cli/input/search_settings.hpp"
#include "cli/options/args.hpp"
#include "cli/session/session.hpp"
#include "cli/views/findings.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/formats/formats.hpp"
#include "gridlock/report/writers.hpp"

namespace gridlock::cli {
namespace {

using report::Nothing;
using report::Record;
using report::Value;

struct AuditSettings {
  InputOptions input;
  Jobs jobs;
  std::vector<std::string> heuristics;
  std::optional<Metric> metric;
};

Value cost_value(Count cost) { return cost == kNoWay ? Value(Nothing{}) : Value(std::int64_t{cost}); }

Record property_record(const AuditedProperty& property) {
  Record record;
  record.add("holds", property.holds())
      .add("declared", property.declared)
      .add("claimed", property.claimed_by_source)
      .add("violations", property.violations);
  const auto& example = property.counterexample;
  record.add("value", example ? cost_value(example->value) : Value(Nothing{}))
      .add("distance", example ? cost_value(example->distance) : Value(Nothing{}))
      .add("move", example && !example->move.empty() ? Value(example->move) : Value(Nothing{}))
      .add("value_after", example && !example->move.empty() ? cost_value(example->value_after) : Value(Nothing{}))
      .add("board", example ? Value(drawing(example->position)) : Value(Nothing{}));
  return record;
}

Record record_of(const Item& item, const Audit& audit, const AuditedHeuristic& heuristic) {
  Record record;
  record.add("schema", 1)
      .add("puzzle", audit.kind)
      .add("source", item.source)
      .add("index", item.entry.index)
      .add("name", item.entry.name.empty() ? Value(Nothing{}) : Value(item.entry.name))
      .add("metric", name_of(audit.metric))
      .add("outcome", name_of(audit.outcome))
      .add("states", audit.states)
      .add("goals", audit.goals)
      .add("moves", audit.moves)
      .add("mean_distance", audit.mean_distance)
      .add("greatest_distance", audit.greatest_distance)
      .add("heuristic", heuristic.name.empty() ? Value(Nothing{}) : Value(heuristic.name));
  if (heuristic.name.empty()) return record;
  record.add("mean", heuristic.mean)
      .add("greatest_ratio", heuristic.greatest_ratio)
      .add("correlation", heuristic.correlation)
      .add("dead_ends", heuristic.dead_ends)
      .add("admissible", property_record(heuristic.admissible))
      .add("consistent", property_record(heuristic.consistent));
  return record;
}

// The metrics to audit in: the one asked for, or all that the puzzle has.
std::vector<Metric> metrics_of(const AuditSettings& settings, const Puzzle& puzzle) {
  return settings.metric ? std::vector{*settings.metric} : puzzle_info(puzzle).metrics;
}

// Prints what is found: records as they come, or what a person wants to know of all boards together at the end.
class AuditPrinter {
 public:
  explicit AuditPrinter(Session& session) : session_(session) {
    const std::string& format = session.common().format;
    if (report::is_for_people(format)) return;
    writer_ = report::make_writer(format, [&session](std::string_view text) { session.out().write(text); });
  }

  void add(const Item& item, const Audit& audit) {
    if (!writer_) {
      if (!audit.complete())
        session_.note(item.label() + ": stopped by a limit after " + std::to_string(audit.states) + " states");
      return findings_.add(item.label(), audit);
    }
    if (audit.heuristics.empty()) writer_->write(record_of(item, audit, {}));
    for (const auto& heuristic : audit.heuristics) writer_->write(record_of(item, audit, heuristic));
  }

  void finish() {
    if (writer_)
      writer_->finish();
    else
      session_.out().write(findings_.text(session_.common().format == "markdown"));
  }

 private:
  Session& session_;
  std::unique_ptr<report::Writer> writer_;
  Findings findings_;
};

// The audit in each metric. The limits are for all of them together: each gets its part of what is left, so that none
// comes away with nothing.
std::vector<Audit> audit_all(const Item& item, const AuditSettings& settings, const Job& job) {
  std::vector<Audit> audits;
  Limits left = job.limits;
  const bool timed = left.time != Limits{}.time, counted = left.nodes != Limits{}.nodes;
  const std::vector<Metric> metrics = metrics_of(settings, item.entry.puzzle());
  for (std::size_t i = 0; i < metrics.size(); ++i) {
    Limits share = left;
    if (timed) share.time /= static_cast<std::int64_t>(metrics.size() - i);
    if (counted) share.nodes /= metrics.size() - i;
    audits.push_back(audit(item.entry.puzzle(), {settings.heuristics, metrics[i], share, job.progress}));
    left.time -= std::min(left.time, audits.back().stats.elapsed);
    left.nodes -= std::min(left.nodes, audits.back().stats.expanded);
    if (audits.back().outcome == Outcome::cancelled) break;
  }
  return audits;
}

ExitCode verdict_on(const Audit& audit) {
  const bool refuted = std::any_of(audit.heuristics.begin(), audit.heuristics.end(),
                                   [](const AuditedHeuristic& heuristic) { return heuristic.refuted(); });
  return worse(audit.complete() ? ExitCode::done : code_of(audit.outcome), refuted ? ExitCode::failed : ExitCode::done);
}

ExitCode run(const AuditSettings& settings, Session& session) {
  AuditPrinter printer(session);
  const ExitCode code = for_each_puzzle(settings.input, session, settings.jobs, [&](const auto& item, const Job& job) {
    const auto audits = std::make_shared<std::vector<Audit>>(audit_all(*item, settings, job));
    const auto lacks_memory = [](const Audit& audit) { return audit.outcome == Outcome::out_of_memory; };
    if (job.shares_memory && std::any_of(audits->begin(), audits->end(), lacks_memory)) return ShowPuzzle();
    return ShowPuzzle([&, item, audits] {
      ExitCode worst = ExitCode::done;
      for (const Audit& audit : *audits) {
        printer.add(*item, audit);
        worst = worse(worst, verdict_on(audit));
      }
      return worst;
    });
  });
  printer.finish();
  return code;
}

}  // namespace

Command audit_command() {
  const auto settings = std::make_shared<AuditSettings>();
  return {
      .name = "audit",
      .summary = "check heuristics against true distances, and show where a claim fails",
      .examples = {{"gridlock audit board.txt", "every heuristic, in every metric"},
                   {"gridlock audit boards.txt --heuristic mobility,distance --metric moves", "two of them"},
                   {"gridlock audit boards.txt --format markdown", "for a document"}},
      .options =
          join(input_options(settings->input),
               {jobs_option(settings->jobs), heuristics_option(settings->heuristics), metric_option(settings->metric)}),
      .run = [settings](Session& session) { return run(*settings, session); },
      .notes =
          "A heuristic is admissible if it never exceeds the true distance, and consistent if no move lowers it by "
          "more than one. Every state that can be reached is visited, so large boards need a --node-limit, and then "
          "have no verdict. Exit code 1 if a property fails that gridlock itself declares (gridlock list "
          "heuristics); claims of the sources are shown and may be refuted.",
  };
}

}  // namespace gridlock::cli
