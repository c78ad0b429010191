// The moves of a solution that look wrong but are needed all the same, told apart from routine.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/explain/claim.hpp"

namespace gridlock::rushhour {

// A move looks wrong if it takes the primary away from the exit, or puts a vehicle into the primary's way. It is needed
// if a search that forbids what looks wrong about it, from there on, finds no solution, or none as short as the rest of
// this one. One claim each (`turn`), and one for all others (`routine`). `solution` must be legal and end at the exit.
// One search visits at most `budget` positions; what that leaves open is not claimed.
std::vector<Claim> turning_points(const Puzzle& puzzle, const std::vector<Slide>& solution, std::uint64_t budget,
                                  Monitor& monitor);

}  // namespace gridlock::rushhour
