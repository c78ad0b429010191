// Verifying: replays a solution with plain, slow rules that share no code with the searches. Nothing is called solved
// before it has passed here. Any thread may call these functions at any time; nothing refers to the arguments
// afterwards.
#pragma once

#include <string>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/core/error.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What became of a solution.
struct Verdict {
  bool solved = false;  // every move was legal and the puzzle is solved after the last
  int failed_move = 0;  // the first of the moves that is illegal, counted from 1; 0 if all were legal
  std::string reason;   // why it is not a solution, in one sentence; empty if it is
  Count moves = 0;      // cost of the legal part in each metric; 0 in one that the puzzle does not have
  Count steps = 0;      // the same in steps
  Count pushes = 0;     // the same in pushes
  // The legal moves, one by one: slides as they were given; in Sokoban one push each, as a capital after the walk to
  // it, and perhaps a final walk.
  std::vector<std::string> played;

  // Of a lexicographic metric, the count that comes first.
  Count cost(Metric metric) const {
    const Metric counted = leading(metric);
    return counted == Metric::steps ? steps : counted == Metric::pushes ? pushes : moves;
  }
  // With both counts, where the metric has two.
  Cost full_cost(Metric metric) const {
    if (!has_two_counts(metric)) return Cost(cost(metric));
    return {cost(metric), leading(metric) == Metric::pushes ? moves : pushes};
  }
};

// `moves` are in the puzzle's notation: "X+3", "AA-2"; in Sokoban, pieces of LURD of any length, in which a push may be
// in lower case but a step that pushes nothing may not be in upper case. Never throws for a bad move: the verdict says
// which one fails and why.
Verdict verify(const Puzzle& puzzle, const std::vector<std::string>& moves);

// The puzzle as it stands after those moves, all of which must be legal (else Error).
Puzzle after(const Puzzle& puzzle, const std::vector<std::string>& moves);

}  // namespace gridlock
