// Takes away from a board whatever it can do without: a minimal board is one where every vehicle and every wall
// makes it harder.
#pragma once

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

struct Shrunk {
  bool changed = false;  // something was taken away
  bool minimal = true;   // false if a test was too large for the budget, so that something may be needless still
};

// Takes away, one by one, every wall and every vehicle without which the board costs as much as before. `cost` must be
// the cost of its shortest solution in the metric. No test visits more than `budget` states.
Shrunk shrink(Puzzle& board, Count cost, Metric metric, std::uint64_t budget, Monitor& monitor);

}  // namespace gridlock::rushhour
