// Improving: shortens a given solution of any puzzle without searching the whole space. What solve.hpp says of threads
// and of what must outlive a call holds here, too.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "gridlock/solve.hpp"

namespace gridlock {

// What is asked for.
struct ImproveRequest {
  std::optional<Metric> metric;  // none: the kind's default
  Limits limits;                 // the work goes on until one of them ends it, or nothing is left to try
  Progress progress;             // called by the calling thread; may be empty
  unsigned threads = 1;          // at most this many work side by side, where the puzzle allows it (Sokoban)
};

// What came of it.
struct Improvement {
  Count before = 0;   // of the solution that was given; of a lexicographic metric, the count that comes first
  Solution solution;  // as solve() would return it, `search` being "improve"; at most as expensive, and verified
};

// Throws Error if `moves` is not a solution of the puzzle, saying which move fails and why. A limit ends the work but
// never loses the solution. `solution.optimal` is true where the work happened to cover the whole space.
Improvement improve(const Puzzle& puzzle, const std::vector<std::string>& moves, const ImproveRequest& request);

// Spends more time on a solution that is not proven to be the best, within the other limits of the request. The work is
// added to the solution's statistics.
void shorten(Solution& solution, const Puzzle& puzzle, const SolveRequest& request, std::chrono::nanoseconds time);

}  // namespace gridlock
