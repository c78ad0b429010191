// Which cases a database has: of the run that is going on, or of another one that need not be repeated.
#pragma once

#include <memory>
#include <string>
#include <unordered_set>
#include <vector>

#include "gridlock/lab/run/database.hpp"
#include "gridlock/lab/run/run.hpp"

namespace gridlock::lab {

// The row of the subject in the database's table of puzzles, or 0.
std::int64_t find_row(Database& database, const Subject& subject);

// Cases by their keys. Those that ended with one of the `retried` outcomes do not count.
class Finished {
 public:
  Finished() = default;
  Finished(Database& database, const std::vector<std::string>& retried);

  bool has(const CaseKey& key) const;
  void add(const CaseKey& key);
  std::size_t size() const { return cases_.size(); }

 private:
  std::unordered_set<std::string> cases_;
};

// The cases of a database that is only read. One that does not exist has none.
class FinishedElsewhere {
 public:
  FinishedElsewhere() = default;
  FinishedElsewhere(const std::string& path, const std::vector<std::string>& retried);

  // `key` as this run has it: its row is that of `subject` here, which may have another one there.
  bool has(const Subject& subject, CaseKey key);

 private:
  std::unique_ptr<Database> database_;
  Finished finished_;
};

}  // namespace gridlock::lab
