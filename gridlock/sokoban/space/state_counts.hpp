// How many positions a level could have, by formulas that each look a little closer.
#pragma once

#include <vector>

#include "gridlock/core/state_formula.hpp"
#include "gridlock/core/watch.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::sokoban {

// `naive`, `combinatorial` and `live`. Positions that can be reached are at most as many as the second says; those from
// which the level may still be solved are at most as many as the last.
std::vector<StateFormula> count_states(const Puzzle& puzzle, const Watch& watch = {});

}  // namespace gridlock::sokoban
