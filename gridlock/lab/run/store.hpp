// The database of a run while it grows. Each result is written as it arrives, so killing the program, at any moment and
// in any way, loses no finished case.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gridlock/lab/run/database.hpp"
#include "gridlock/lab/run/finished.hpp"
#include "gridlock/lab/run/run.hpp"

namespace gridlock::lab {

using Facts = std::vector<std::pair<std::string, std::string>>;

class Store {
 public:
  // Opens or creates the database. `settings` are what all its cases share: if it was begun with others, Error says
  // which. Throws Error too if another program is running cases into it, and std::system_error if it cannot be written.
  // Cases that ended with one of the `retried` outcomes count as not done; what is known of them stays until they have
  // run again.
  Store(const std::string& path, const Facts& settings, const std::vector<std::string>& retried = {});
  ~Store();

  // Facts about this session; they replace those of an earlier one.
  void note(const Facts& facts);
  // Remembers the order of the configurations.
  void plan(const std::vector<Configuration>& configurations);
  // The row of the subject, which is made if there is none.
  std::int64_t row_of(const Subject& subject);
  bool has(const CaseKey& key) const { return finished_.has(key); }
  std::size_t size() const { return finished_.size(); }  // cases
  // What is known already stays as it is, unless it is to be tried again.
  void add(const CaseKey& key, const Measures& measures);
  void replace(const CaseKey& key, const Measures& measures);
  // Several writes as one: much faster.
  void begin() { database_.execute("BEGIN"); }
  void commit() { database_.execute("COMMIT"); }

 private:
  // Holds the right to write as long as it lives. It must outlive the connection: closing any descriptor of the file
  // would take SQLite's own locks away.
  class Claim {
   public:
    explicit Claim(const std::string& path);
    ~Claim();

   private:
    int descriptor_;
  };

  void require_equal(const Facts& settings);

  Claim claim_;
  Database database_;
  Statement add_case_;
  Finished finished_;
};

}  // namespace gridlock::lab
