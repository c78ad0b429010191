// Why a box cannot be pushed to a square, now or ever.
#pragma once

#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/explain/claim.hpp"

namespace gridlock::sokoban {

// One claim: that it can, while the other boxes stand still; which of the others must move first, as few as can be; or
// that it never can, even alone. `box` and `to` are cells; there must be a box on the one, and the other must not be a
// wall.
std::vector<Claim> why_not(const Puzzle& puzzle, int box, int to, Monitor& monitor);

}  // namespace gridlock::sokoban
