// Pushes as text, and back: the player's walks between them are filled in by shortest ways, and left out.
#pragma once

#include <string>
#include <vector>

#include "gridlock/core/space.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// One text a push, such as "rruL": steps in lower case, the push in upper case. The pushes must be legal.
std::vector<std::string> to_text(const Puzzle& puzzle, const std::vector<Push>& pushes);

// The pushes of a solution in LURD, in pieces of any length, in the squares of Level(puzzle). It must be legal.
std::vector<Push> pushes_from(const Puzzle& puzzle, const std::vector<std::string>& moves);

// What they cost in a metric with these walks, as a state space counts.
Cost cost_of(const Puzzle& puzzle, const std::vector<Push>& pushes, Metric metric);

}  // namespace gridlock::sokoban
