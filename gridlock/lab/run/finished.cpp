#include "gridlock/lab/run/finished.hpp"

#include <algorithm>
#include <filesystem>

#include "gridlock/lab/run/measures.hpp"
#include "gridlock/lab/run/schema.hpp"

namespace gridlock::lab {
namespace {

std::string text_of(const CaseKey& key) {
  return std::to_string(key.subject) + '\n' + key.configuration.search + '\n' + key.configuration.heuristic + '\n' +
         key.metric + '\n' + std::to_string(key.repeat);
}

}  // namespace

std::int64_t find_row(Database& database, const Subject& subject) {
  auto find = database.prepare("SELECT id FROM puzzles WHERE source = ? AND position = ? AND text = ?");
  find.bind(1, subject.source).bind(2, Whole(subject.index)).bind(3, subject.text);
  return find.step() ? find.whole(0) : 0;
}

Finished::Finished(Database& database, const std::vector<std::string>& retried) {
  auto rows = database.prepare("SELECT puzzle, search, heuristic, metric, repeat, outcome FROM cases");
  while (rows.step())
    if (std::find(retried.begin(), retried.end(), rows.text(5)) == retried.end())
      add({rows.whole(0), {rows.text(1), rows.text(2)}, rows.text(3), rows.whole(4)});
}

bool Finished::has(const CaseKey& key) const { return cases_.count(text_of(key)) > 0; }
void Finished::add(const CaseKey& key) { cases_.insert(text_of(key)); }

FinishedElsewhere::FinishedElsewhere(const std::string& path, const std::vector<std::string>& retried) {
  std::error_code fault;
  if (!std::filesystem::exists(path, fault)) return;
  database_ = std::make_unique<Database>(path, Database::Mode::read);
  require_schema(*database_, false);
  finished_ = Finished(*database_, retried);
}

bool FinishedElsewhere::has(const Subject& subject, CaseKey key) {
  if (!database_) return false;
  key.subject = find_row(*database_, subject);
  return finished_.has(key);
}

}  // namespace gridlock::lab
