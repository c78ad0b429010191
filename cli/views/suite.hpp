// What `gridlock bench KIND` prints: a line for every file and one for all of them, or for machines a record for every
// puzzle; and which were not solved.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "cli/session/session.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {

class Suite {
 public:
  Suite(Session& session, std::string name);

  void add(const Item& item, const Solution& solution);
  void finish();

 private:
  // What a file, or everything, came to.
  struct Sum {
    std::string source;
    std::uint64_t puzzles = 0, solved = 0, optimal = 0, expanded = 0;
    std::int64_t cost = 0;  // in the metric, of those solved
    std::chrono::nanoseconds cpu{0};
    std::vector<double> seconds;  // of each, by the clock
    std::size_t peak_bytes = 0;

    void add(const Solution& solution);
  };

  std::string page() const;
  report::Record summary() const;

  Session& session_;
  std::string name_;
  std::unique_ptr<report::Writer> writer_;  // none: for people
  Metric metric_{};
  Sum all_;
  std::vector<Sum> files_;
  std::vector<std::string> unsolved_;  // "screen.50 (out_of_time)"
};

}  // namespace gridlock::cli
