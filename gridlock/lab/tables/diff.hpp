// Two runs side by side: what is newly solved, what no longer is, what became faster or slower beyond noise.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gridlock/lab/run/run.hpp"
#include "gridlock/lab/statistics/statistics.hpp"

namespace gridlock::lab {

// A puzzle that both runs have, under a configuration of each.
struct Match {
  std::string label;
  const Case* before;
  const Case* after;

  double time_ratio() const;  // before over after: above 1 is faster now
};

struct Comparison {
  Configuration before, after;
  std::vector<Match> matches;
  std::vector<Match> newly_solved, newly_failed;
  std::vector<Match> cheaper, dearer;                   // both solved, at another cost
  std::size_t both_solved = 0, faster = 0, slower = 0;  // by more than a tenth, and a tenth of a millisecond
  double speed_up = 1;                                  // the median of the ratios where both solved
  SignedRank test;                                      // of the logarithms of the ratios
  std::vector<Match> most_slower, most_faster;          // the five that changed most

  bool beyond_noise() const { return test.p < 0.05; }
};

struct Diff {
  std::vector<Comparison> comparisons;
  std::size_t only_before = 0, only_after = 0;  // cases without a counterpart

  bool lost_any() const;
};

// Puzzles match by what they are, not by where they were read. Configurations match by name; where the runs have none
// in common and one each, these two. `before` and `after` choose others by label. Throws Error if nothing can be
// compared. The result points into the runs.
Diff diff_of(const Run& before, const Run& after, const std::string& before_label = {},
             const std::string& after_label = {});

}  // namespace gridlock::lab
