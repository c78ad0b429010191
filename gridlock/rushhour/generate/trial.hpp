// Solves a board as part of larger work, such as generating or rating, counted by that work's monitor.
#pragma once

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

struct Trial {
  Outcome outcome = Outcome::unsolvable;  // unsolvable: not in `at_most`
  Count cost = 0;                         // of a shortest solution, if solved
  Count lower_bound = 0;                  // proved in any case
};

// Looks for a shortest solution that costs at most `at_most` (kNoWay: anything). Visits at most `budget` states, and
// honours the limits of the monitor, whose count of nodes goes up by those it took.
Trial try_to_solve(const Puzzle& board, Metric metric, Count at_most, std::uint64_t budget, Monitor& monitor);

}  // namespace gridlock::rushhour
