// Heuristics against each other: nodes, depth and branching factor board by board, what each saves against
// breadth-first search, and whether it keeps its promises, which the audit finds out on whole state spaces.
#include <algorithm>

#include "gridlock/audit.hpp"
#include "gridlock/core/counted.hpp"
#include "gridlock/core/error.hpp"
#include "gridlock/lab/statistics/statistics.hpp"
#include "gridlock/lab/tables/tables.hpp"

namespace gridlock::lab {
namespace {

using report::Nothing;
using report::Record;
using report::Seconds;
using report::Value;

Value number_or_nothing(const Whole& number) { return number ? Value(*number) : Value(Nothing{}); }
Value number_or_nothing(const Real& number) { return number ? Value(*number) : Value(Nothing{}); }

std::vector<Configuration> guided(const Run& run) {
  std::vector<Configuration> chosen;
  for (const auto& configuration : run.configurations())
    if (!configuration.heuristic.empty()) chosen.push_back(configuration);
  if (chosen.empty()) throw Error("no search of this run used a heuristic");
  return chosen;
}

// What tells these configurations apart: the heuristic alone, if they share the search.
std::string short_label(const Configuration& one, const std::vector<Configuration>& all) {
  const auto same = [&](const Configuration& other) { return other.search == one.search; };
  return std::all_of(all.begin(), all.end(), same) ? one.heuristic : one.label();
}

TitledTable board_table(const Run& run, const CaseIndex& cases, const std::vector<Configuration>& chosen) {
  TitledTable table{"Nodes generated, depth and effective branching factor", {}, ""};
  for (std::size_t i = 0; i < run.subjects.size(); ++i) {
    Record& row = table.rows.emplace_back();
    row.add("board", run.subjects[i].label);
    for (const auto& configuration : chosen) {
      const std::string label = short_label(configuration, chosen);
      const Case* each = cases.find(i, configuration);
      const Measures measures = each == nullptr ? Measures{} : each->measures;
      row.add(label + " nodes", number_or_nothing(measures.generated))
          .add(label + " dpth", number_or_nothing(measures.cost))
          .add(label + " br.fac", number_or_nothing(measures.branching_factor));
    }
  }
  return table;
}

TitledTable against_bfs(const Run& run, const CaseIndex& cases, const std::vector<Configuration>& chosen) {
  TitledTable table{"Against breadth-first search: time, nodes saved, speed-up", {}, ""};
  for (std::size_t i = 0; i < run.subjects.size(); ++i) {
    const Case* plain = cases.find(i, {"bfs", ""});
    if (plain == nullptr || !plain->measures.solved()) continue;
    const Measures& before = plain->measures;
    Record& row = table.rows.emplace_back();
    row.add("puzzle", run.subjects[i].label).add("moves", *before.cost).add("bfs time", Seconds{*before.seconds});
    for (const auto& configuration : chosen) {
      const std::string label = short_label(configuration, chosen);
      const Case* each = cases.find(i, configuration);
      const bool solved = each != nullptr && each->measures.solved();
      const auto if_solved = [&](auto make) { return solved ? Value(make(each->measures)) : Value(Nothing{}); };
      row.add(label + " time", if_solved([](const Measures& m) { return Seconds{*m.seconds}; }))
          .add(label + " nodes saved %",
               if_solved([&](const Measures& m) { return 100 * (1 - real(m.expanded) / real(before.expanded)); }))
          .add(label + " speed-up", if_solved([&](const Measures& m) { return *before.seconds / *m.seconds; }));
    }
  }
  table.note = "Nodes are states expanded. A speed-up below 1 is slower.";
  return table;
}

struct Audited {
  std::size_t boards = 0;  // whose whole space was seen
  std::uint64_t not_admissible = 0, not_consistent = 0;
};

// One heuristic's promises on every board that is small enough.
std::map<std::string, Audited> audited(const Run& run, const std::vector<Configuration>& chosen,
                                       const PresetRequest& request) {
  std::map<std::string, std::vector<std::string>> names_for;
  for (const auto& each : run.cases) {
    auto& names = names_for[run.subject_of(each).kind];
    const std::string& name = each.key.configuration.heuristic;
    const bool wanted =
        std::any_of(chosen.begin(), chosen.end(), [&](const auto& one) { return one.heuristic == name; });
    if (!name.empty() && wanted && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  AuditRequest audit_request;
  audit_request.metric = metric_named(run.cases.front().key.metric);
  audit_request.limits.nodes = request.audited_states;
  audit_request.limits.cancel = request.cancel;
  std::map<std::string, Audited> result;
  for (const auto& subject : run.subjects) {
    audit_request.heuristics = names_for[subject.kind];
    if (audit_request.heuristics.empty() || !subject.has_board()) continue;
    const Audit found = audit(puzzle_of(subject), audit_request);
    for (const auto& heuristic : found.heuristics) {
      Audited& sum = result[heuristic.name];
      ++sum.boards;
      sum.not_admissible += heuristic.admissible.violations;
      sum.not_consistent += heuristic.consistent.violations;
    }
  }
  return result;
}

std::string verdict(const Audited& audited, std::uint64_t violations, const char* of) {
  if (audited.boards == 0) return "not audited";
  return violations == 0 ? "yes" : "no, " + std::to_string(violations) + " " + of;
}

TitledTable summary_table(const Run& run, const CaseIndex& cases, const std::vector<Configuration>& chosen,
                          const PresetRequest& request) {
  auto audits = audited(run, chosen, request);
  std::map<std::size_t, std::int64_t> best;
  for (const auto& each : run.cases) {
    const auto subject = static_cast<std::size_t>(each.key.subject);
    if (each.measures.cost && (best.count(subject) == 0 || *each.measures.cost < best[subject]))
      best[subject] = *each.measures.cost;
  }
  TitledTable table{"Summary of the heuristics", {}, ""};
  std::size_t fewest = run.subjects.size();
  for (const auto& configuration : chosen) {
    Numbers nodes, times;
    std::size_t solved = 0, longer = 0;
    for (std::size_t i = 0; i < run.subjects.size(); ++i) {
      const Case* each = cases.find(i, configuration);
      if (each == nullptr || !each->measures.solved()) continue;
      ++solved;
      if (*each->measures.cost > best[i]) ++longer;
      nodes.push_back(real(each->measures.expanded));
      times.push_back(each->measures.seconds.value_or(0));
    }
    const Audited& audit = audits[configuration.heuristic];
    fewest = std::min(fewest, audit.boards);
    table.rows.push_back(Record()
                             .add("heuristic", short_label(configuration, chosen))
                             .add("solved", solved)
                             .add("mean nodes", mean(nodes))
                             .add("mean time", Seconds{mean(times)})
                             .add("longer than the best", longer)
                             .add("optimal (admissible)", verdict(audit, audit.not_admissible, "states"))
                             .add("consistent", verdict(audit, audit.not_consistent, "moves")));
  }
  table.note = "Nodes are states expanded. The last two columns are audited on every state that can be reached, of " +
               std::to_string(fewest) + " of " + counted(run.subjects.size(), "board") + ".";
  return table;
}

}  // namespace

std::vector<TitledTable> heuristics_tables(const Run& run, const PresetRequest& request) {
  const auto chosen = guided(run);
  const CaseIndex cases(run);
  std::vector<TitledTable> tables{board_table(run, cases, chosen)};
  if (TitledTable table = against_bfs(run, cases, chosen); !table.rows.empty()) tables.push_back(std::move(table));
  tables.push_back(summary_table(run, cases, chosen, request));
  return tables;
}

}  // namespace gridlock::lab
