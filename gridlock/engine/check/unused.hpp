// Parts of a Sokoban level that no solution uses.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock {

// Goals that no box can ever be pushed to, in reading order.
std::vector<int> unused_goals(const sokoban::Puzzle& puzzle);

// Dead ends, in reading order, that no solution has a reason to enter: no box can stand there on its way to a goal, and
// from nowhere in them can one be pushed on such a way. Walls instead of them would leave every shortest solution as it
// is.
std::vector<int> unused_floor(const sokoban::Puzzle& puzzle);

}  // namespace gridlock
