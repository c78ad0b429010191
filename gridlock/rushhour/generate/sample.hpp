// What random moves tell of a board whose space is too large to be visited.
#pragma once

#include <optional>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

// Enough random moves to reach any part of a space.
inline constexpr int kScramble = 300;

// The board after that many random moves.
Puzzle scrambled(const Puzzle& board, int moves, Random& random);

// The cost of a random solution after it was improved: no less than the cost of a shortest one, and on most boards
// near it. None if random moves do not solve the board in a while, or the monitor called a halt.
std::optional<Count> sample_cost(const Puzzle& board, Metric metric, Random& random, Monitor& monitor);

}  // namespace gridlock::rushhour
