// The table that `gridlock compare` prints, as it grows.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/input/input.hpp"
#include "cli/session/session.hpp"
#include "gridlock/engine/configuration.hpp"
#include "gridlock/report/writers.hpp"
#include "gridlock/solve.hpp"

namespace gridlock::cli {

class Comparison {
 public:
  Comparison(Session& session, std::vector<Configuration> configurations, bool wide);

  const std::vector<Configuration>& configurations() const { return configurations_; }

  // The answers for one board, in the order of the configurations; fewer after an interrupt.
  void add(const Item& item, const std::vector<Solution>& solutions);
  void finish();

 private:
  // What a configuration needed on all boards together.
  struct Sum {
    std::string heuristic;
    std::uint64_t boards = 0, solved = 0, optimal = 0, expanded = 0, generated = 0, peak_bytes = 0;
    std::int64_t cost = 0, depth = 0;
    double branching = 0, seconds = 0;
  };

  void add_long(const Item& item, const Solution& solution);
  void add_wide(const Item& item, const std::vector<Solution>& solutions);
  void add_up(Sum& sum, const Solution& solution);
  report::Record total_row(const Configuration& configuration, const Sum& sum) const;
  report::Record mean_row(const Configuration& configuration, const Sum& sum) const;

  std::vector<Configuration> configurations_;
  std::vector<Sum> sums_;
  bool wide_;
  bool for_people_;
  std::unique_ptr<report::Writer> writer_;
};

}  // namespace gridlock::cli
