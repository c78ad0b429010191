#include "gridlock/lab/run/merge.hpp"

#include <filesystem>
#include <set>

#include "gridlock/core/error.hpp"
#include "gridlock/lab/run/experiment.hpp"
#include "gridlock/lab/run/schema.hpp"
#include "gridlock/lab/run/store.hpp"

namespace gridlock::lab {
namespace {

// Facts about a session that differ from shard to shard.
const std::set<std::string> kOfSession{"command", "started", "finished", "jobs", "shard", "cases"};
// Facts about a machine: "n1, n2" where there were several.
const std::set<std::string> kOfMachine{"version", "host", "processor", "cores", "memory"};

Facts settings_in(const Run& run) {
  Facts settings;
  for (const auto& [name, value] : settings_of({})) settings.emplace_back(name, run.fact(name));
  return settings;
}

void require_equal_settings(const Run& first, const Run& other, const std::string& path) {
  const Facts others = settings_in(other);
  std::size_t i = 0;
  for (const auto& [name, value] : settings_in(first))
    if (const std::string& there = others[i++].second; there != value)
      throw Error(
          "this run has " + name + " " + there + ", the one before it " + value + ": they are not parts of one run", 0,
          0, path);
}

// "a, b" where `all` is "a" and `value` is "b".
std::string with(const std::string& all, const std::string& value) {
  if (all.empty()) return value;
  for (std::size_t at = 0; at <= all.size();) {
    const std::size_t end = std::min(all.find(", ", at), all.size());
    if (all.compare(at, end - at, value) == 0) return all;
    at = end + 2;
  }
  return all + ", " + value;
}

Facts facts_of(const std::vector<Run>& runs) {
  std::map<std::string, std::string> facts;
  for (const Run& run : runs)
    for (const auto& [name, value] : run.facts) {
      std::string& all = facts[name];
      if (kOfMachine.count(name) > 0)
        all = with(all, value);
      else if (all.empty() && kOfSession.count(name) == 0)
        all = value;
    }
  for (const auto& name : kOfSession) facts.erase(name);
  return {facts.begin(), facts.end()};
}

// A program was killed over it before it had written anything.
bool is_blank(const std::string& path) {
  std::error_code fault;
  if (!std::filesystem::exists(path, fault)) return false;
  Database database(path, Database::Mode::read);
  return !has_tables(database);
}

}  // namespace

Merged merge_runs(const std::vector<std::string>& parts, const std::string& path) {
  std::vector<Run> runs;
  for (const auto& part : parts) {
    if (is_blank(part)) continue;
    Run run = load_run(part);
    if (run.cases.empty()) continue;
    if (!runs.empty()) require_equal_settings(runs.front(), run, part);
    runs.push_back(std::move(run));
  }
  if (runs.empty()) return {};
  Store store(path, settings_in(runs.front()));
  Merged merged{store.size(), 0};
  store.begin();
  for (const Run& run : runs) {
    store.plan(run.plans);
    std::vector<std::int64_t> rows;
    for (const auto& subject : run.subjects) rows.push_back(store.row_of(subject));
    for (const auto& each : run.cases) {
      CaseKey key = each.key;
      key.subject = rows[static_cast<std::size_t>(each.key.subject)];
      store.replace(key, each.measures);
    }
  }
  store.note(facts_of(runs));
  store.commit();
  merged.after = store.size();
  return merged;
}

}  // namespace gridlock::lab
