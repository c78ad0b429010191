// Solving: any puzzle, with any search and heuristic, all chosen by name.
//
// A call is a pure function of its arguments: nothing is kept between calls, and any number of threads may call at
// once, each with its own request. The same request gives the same moves on every machine, as long as no limit of time
// or memory ends it and one thread works on it. What the request points to (Limits::cancel, what its progress refers
// to) must live until the call returns; the solution owns all it holds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/core/limits.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/core/option_values.hpp"
#include "gridlock/own_heuristic.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

class Carrier;

// What is asked for. By default that is the best solution of a Rush Hour board, with proof, or some solution of a
// Sokoban level, without limits.
struct SolveRequest {
  std::string search = "auto";   // one of list_searches()
  std::string heuristic;         // one of list_heuristics(); empty: the kind's default
  std::optional<Metric> metric;  // none: the kind's default
  Limits limits;                 // a limit that ends the proof but not the solution leaves `optimal` false
  Progress progress;             // called by the calling thread; may be empty
  OptionValues options;          // of the search and the kind of puzzle, by name; those it does not have are ignored
  std::uint64_t seed = 1;        // where random numbers begin
  unsigned threads = 1;          // at most this many work side by side, where the search can
  std::optional<bool> until_optimal;  // go on after the first solution; none: as the kind does
  // Rush Hour: solutions of this puzzle; vehicles that move in none of them are held in place. Empty: none is. What is
  // proved then holds only for the board with those vehicles held, so nothing is called optimal.
  std::vector<std::vector<std::string>> freeze_unmoved;
  bool count_exit = false;  // Rush Hour: the final drive-out counts as one more move
  // The connection to other processes that solve the same puzzle with the same request, for searches that can share
  // their work with them. Not owned. Carriers are not part of the contract yet: leave it empty.
  Carrier* carrier = nullptr;
  OwnHeuristic own_heuristic = {};  // instead of the one named above, if there is one
};

// What a Sokoban solution is made of.
struct StepCounts {
  Count pushes = 0;  // steps that push a box
  Count moves = 0;   // all steps, those that push included
};

// Plain data, independent of puzzle types, ready for any output format. If `outcome` is solved, `moves` has been
// replayed by the independent verifier.
struct Solution {
  std::string kind;                // of puzzle: "rushhour", "sokoban"
  std::string search;              // that was asked for
  std::string heuristic;           // that guided it; empty if the search uses none
  Metric metric{};                 // in which costs are counted
  Outcome outcome{};               // how it ended
  bool optimal = false;            // proved: no solution costs less
  Count cost = 0;                  // of `moves`, in the metric; in a lexicographic one, the count that comes first
  Count lower_bound = 0;           // proved, of that count
  bool exit_counted = false;       // both have the final drive-out in them
  Cost full_bound;                 // proved, with both counts where the metric has two; the exit is not in it
  std::vector<std::string> moves;  // in the puzzle's notation: "X+3"; in Sokoban LURD, a push each after the walk to it
  std::optional<StepCounts> steps;    // of solved Sokoban levels, where `moves` make LURD one after the other
  Stats stats;                        // what it took
  std::optional<RunStatistics> runs;  // of randomised searches
  std::string reason;                 // why it is unsolvable, where one look shows it

  // The b with 1 + b + b^2 + ... + b^cost = generated nodes; 0 where that says nothing.
  double branching_factor() const;
};

// Throws Error for an unknown name, a value that an option does not take, or a search and puzzle that do not go
// together; every other ending is an outcome, running out of memory included. The puzzle must have no fault
// (find_fault()); puzzles that were read have none. Throws std::logic_error on a bug in gridlock itself: an answer that
// does not replay.
Solution solve(const Puzzle& puzzle, const SolveRequest& request = {});

// The b with 1 + b + ... + b^depth = nodes, to 1e-9; 0 if depth is 0.
double effective_branching_factor(double nodes, Count depth);

}  // namespace gridlock
