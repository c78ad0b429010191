// Solves any puzzle with any search and heuristic, all chosen by name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct SolveRequest {
  std::string search = "auto";
  std::string heuristic;         // empty: the kind's default
  std::optional<Metric> metric;  // none: the kind's default
  Limits limits;
  Progress progress;
  OptionValues options;    // of the search and the kind of puzzle, by name; those it does not have are ignored
  std::uint64_t seed = 1;  // where random numbers begin
  unsigned threads = 1;    // at most so many work side by side, where the search can
  std::optional<bool> until_optimal;  // go on after the first solution; none: as the kind does
  // Rush Hour: solutions of this puzzle; vehicles that move in none of them are held in place. Empty: none is. What is
  // proved then holds only for the board with those vehicles held, so nothing is called optimal.
  std::vector<std::vector<std::string>> freeze_unmoved;
  bool count_exit = false;  // Rush Hour: the final drive-out counts as one more move
  // To other processes that solve the same puzzle with the same request, for a search that can share its work with
  // them. Not owned.
  Carrier* carrier = nullptr;
};

// What a Sokoban solution is made of.
struct StepCounts {
  Count pushes = 0;
  Count moves = 0;  // all steps, those that push included
};

// Plain data, free of puzzle types, ready for any report writer. If `outcome` is solved, `moves` has been replayed by
// the independent verifier.
struct Solution {
  std::string kind, search, heuristic;  // heuristic: empty if the search uses none
  Metric metric{};
  Outcome outcome{};
  bool optimal = false;
  Count cost = 0;             // of `moves`, in the metric; in a lexicographic one, the count that comes first
  Count lower_bound = 0;      // proved, of that count
  bool exit_counted = false;  // both have the final drive-out in them
  Cost full_bound;            // proved, with both counts where the metric has two; the exit is not in it
  std::vector<std::string> moves;
  std::optional<StepCounts> steps;  // of solved Sokoban levels, where `moves` make LURD one after the other
  Stats stats;
  std::optional<RunStatistics> runs;  // of randomised searches
  std::string reason;                 // why it is unsolvable, where one look shows it

  // The b with 1 + b + b^2 + … + b^cost = generated nodes; 0 where that says nothing.
  double branching_factor() const;
};

// Throws Error for an unknown name, a value that an option does not take, or a search and puzzle that do not go
// together; every other end is an outcome.
Solution solve(const Puzzle& puzzle, const SolveRequest& request);
// The same as a part of larger work: its limits hold, too, what is spent is added to it, and nothing is reported.
Solution solve_within(Monitor& whole, const Puzzle& puzzle, const SolveRequest& request);

// The b with 1 + b + … + b^depth = nodes, to 1e-9; 0 if depth is 0.
double effective_branching_factor(double nodes, Count depth);

}  // namespace gridlock
