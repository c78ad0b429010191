// Replays a solution with plain, slow rules that share no code with the state spaces. Nothing is called solved
// before it has passed here.
#pragma once

#include <string>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/space.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct Verdict {
  bool solved = false;  // every move was legal and the puzzle is solved after the last
  int failed_move = 0;  // the first illegal move, counted from 1; 0 if all were legal
  std::string reason;   // why it is not a solution, in one sentence; empty if it is
  Cost moves = 0;       // cost of the legal part in each metric
  Cost steps = 0;

  Cost cost(Metric metric) const { return metric == Metric::steps ? steps : moves; }
};

// `moves` are in the puzzle's notation: "X+3", "AA-2".
Verdict verify(const Puzzle& puzzle, const std::vector<std::string>& moves);

// The puzzle as it stands after those moves, all of which must be legal (else Error).
Puzzle after(const Puzzle& puzzle, const std::vector<std::string>& moves);

}  // namespace gridlock
