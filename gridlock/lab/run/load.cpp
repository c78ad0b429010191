// Reads a run back from its database.
#include <filesystem>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/database.hpp"
#include "gridlock/lab/run/run.hpp"
#include "gridlock/lab/run/schema.hpp"

namespace gridlock::lab {
namespace {

// Subjects in the order of their rows; a case names its subject by the index there.
std::map<std::int64_t, std::int64_t> read_subjects(Database& database, Run& run) {
  auto rows = database.prepare(
      "SELECT id, kind, source, position, name, label, text, vehicles, width, height, cells, pieces, walls, free, goals"
      " FROM puzzles ORDER BY id");
  std::map<std::int64_t, std::int64_t> index_of;
  while (rows.step()) {
    index_of[rows.whole(0)] = static_cast<std::int64_t>(run.subjects.size());
    const Features features{rows.whole(8),  rows.whole(9),  rows.whole(10), rows.whole(11),
                            rows.whole(12), rows.whole(13), rows.whole(14)};
    run.subjects.push_back(
        {rows.text(1), rows.text(2), rows.whole(3), rows.text(4), rows.text(5), rows.text(6), rows.text(7), features});
  }
  return index_of;
}

// By puzzle, then as it was planned: with several jobs they may have ended in another order.
void read_cases(Database& database, Run& run) {
  const auto index_of = read_subjects(database, run);
  std::string names;
  Measures measures;
  for_each_measure(measures, [&](std::string_view name, const auto&) { names += ", " + std::string(name); });
  auto rows =
      database.prepare("SELECT puzzle, search, heuristic, metric, repeat" + names +
                       " FROM cases LEFT JOIN plans USING(search, heuristic) ORDER BY puzzle, plans.id, repeat");
  while (rows.step()) {
    const auto subject = index_of.find(rows.whole(0));
    if (subject == index_of.end()) throw Error("a case belongs to no puzzle", 0, 0, database.path());
    const CaseKey key{subject->second, {rows.text(1), rows.text(2)}, rows.text(3), rows.whole(4)};
    int column = 5;
    for_each_measure(measures, [&](std::string_view, auto& value) { rows.read(column++, value); });
    run.cases.push_back({key, measures});
  }
}

}  // namespace

Run load_run(const std::string& path) {
  std::error_code fault;
  if (!std::filesystem::exists(path, fault)) throw Error("no such file", 0, 0, path);
  Database database(path, Database::Mode::read);
  Run run;
  require_schema(database, false);
  auto facts = database.prepare("SELECT name, value FROM facts");
  while (facts.step()) run.facts[facts.text(0)] = facts.text(1);
  auto plans = database.prepare("SELECT search, heuristic FROM plans ORDER BY id");
  while (plans.step()) run.plans.push_back({plans.text(0), plans.text(1)});
  read_cases(database, run);
  return run;
}

}  // namespace gridlock::lab
