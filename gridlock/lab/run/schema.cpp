#include "gridlock/lab/run/schema.hpp"

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/database.hpp"
#include "gridlock/lab/run/measures.hpp"

namespace gridlock::lab {
namespace {

struct SqlType {
  std::string operator()(const Text&) const { return "TEXT"; }
  std::string operator()(const Whole&) const { return "INTEGER"; }
  std::string operator()(const Real&) const { return "REAL"; }
};

}  // namespace

bool has_tables(Database& database) { return database.prepare("SELECT name FROM sqlite_master").step(); }

void require_schema(Database& database, bool fresh) {
  std::string schema;
  bool empty = true;
  auto tables = database.prepare("SELECT name FROM sqlite_master");
  while (tables.step()) {
    empty = false;
    if (tables.text(0) != "facts") continue;
    auto find = database.prepare("SELECT value FROM facts WHERE name = 'schema'");
    if (find.step()) schema = find.text(0);
  }
  if (schema == std::to_string(kSchema) || (empty && fresh)) return;
  throw Error(schema.empty() ? "this is no database of gridlock lab run"
                             : "this run was written by another version of gridlock (schema " + schema + ", not " +
                                   std::to_string(kSchema) + ")",
              0, 0, database.path());
}

std::string schema_sql() {
  std::string columns;
  const Measures measures;
  for_each_measure(measures, [&](std::string_view name, const auto& value) {
    columns += ", " + std::string(name) + " " + SqlType{}(value);
  });
  // As one: a program that is killed leaves all of it or nothing.
  return "BEGIN;"
         "CREATE TABLE IF NOT EXISTS facts(name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;"
         "CREATE TABLE IF NOT EXISTS puzzles(id INTEGER PRIMARY KEY, kind TEXT, source TEXT, position INTEGER,"
         " name TEXT, label TEXT, text TEXT, vehicles TEXT, width INTEGER, height INTEGER, cells INTEGER, pieces "
         "INTEGER,"
         " walls INTEGER, free INTEGER, goals INTEGER, UNIQUE(source, position, text));"
         "CREATE TABLE IF NOT EXISTS plans(id INTEGER PRIMARY KEY, search TEXT, heuristic TEXT, UNIQUE(search, "
         "heuristic));"
         "CREATE TABLE IF NOT EXISTS cases(id INTEGER PRIMARY KEY, puzzle INTEGER REFERENCES puzzles, search TEXT,"
         " heuristic TEXT, metric TEXT, repeat INTEGER" +
         columns +
         ", UNIQUE(puzzle, search, heuristic, metric, repeat));"
         "INSERT OR IGNORE INTO facts VALUES('schema', '" +
         std::to_string(kSchema) + "');COMMIT;";
}

std::string insert_case_sql() {
  const std::string key = "puzzle, search, heuristic, metric, repeat";
  std::string names = key, places = "?, ?, ?, ?, ?", updates;
  const Measures measures;
  for_each_measure(measures, [&](std::string_view name, const auto&) {
    names += ", " + std::string(name);
    places += ", ?";
    updates += (updates.empty() ? "" : ", ") + std::string(name) + " = excluded." + std::string(name);
  });
  // A case that is run again keeps its place.
  return "INSERT INTO cases(" + names + ") VALUES(" + places + ") ON CONFLICT(" + key + ") DO UPDATE SET " + updates;
}

}  // namespace gridlock::lab
