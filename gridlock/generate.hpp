// Generating: makes puzzles of a wanted size and difficulty. What solve.hpp says of threads and of what must outlive a
// call holds here, too.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>

#include "gridlock/core/error.hpp"
#include "gridlock/core/limits.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/puzzles.hpp"
#include "gridlock/rushhour/generate/request.hpp"
#include "gridlock/sokoban/generate/request.hpp"

namespace gridlock {

// What is asked of each kind of puzzle.
using GenerateRequest = std::variant<rushhour::GenerateRequest, sokoban::GenerateRequest>;

// A puzzle, and what is known of it.
struct GeneratedPuzzle {
  Puzzle puzzle;             // named after the seed and its number: "7-1"; a Sokoban level with its solution
  Metric metric{};           // in which the costs are counted
  Count cost = 0;            // of its shortest solution if `optimal`, else of the best one known
  Count lower_bound = 0;     // proved
  bool optimal = false;      // proved: no solution costs less than `cost`
  bool farthest = false;     // no other start of the same vehicles on the same lines, or the same boxes, takes longer
  bool minimal = false;      // nothing can be taken away without making it easier
  std::uint64_t states = 0;  // of its space, or the part of it that was visited, which may be none
};

// Hands over puzzles as they are found, all different; one at a time, but in any thread if the request has several
// jobs. Returns `solved` when there are as many as asked for, else the limit that ended it; or `gave_up` if the
// generator has used up its attempts. The same request gives the same puzzles, whatever the time limit, as far as it
// gets. Throws Error if the request makes no sense. `sokoban_check` is the search that solves each level again before
// it is handed over, independent of the generator's own.
Outcome generate(const GenerateRequest& request, const Limits& limits, const Progress& progress,
                 const std::function<void(const GeneratedPuzzle&)>& found, const std::string& sokoban_check = "astar");

}  // namespace gridlock
