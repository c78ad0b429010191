// The pushes of a solution that look wrong but are needed all the same, told apart from routine.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/explain/claim.hpp"
#include "gridlock/sokoban/generate/rate.hpp"

namespace gridlock::sokoban {

// A push looks wrong if it takes a box off a goal. It is needed if there is no solution from there in which that box
// stays: with a wall in its place, the others cannot all be brought home. One claim each (`turn`), and one for all
// others
// (`routine`). `solution` must be legal and bring all boxes home; one search visits at most `budget` positions.
std::vector<Claim> turning_points(const Puzzle& puzzle, const std::vector<Push>& solution, std::uint64_t budget,
                                  Monitor& monitor, const Solver& solve);

}  // namespace gridlock::sokoban
