// Why a vehicle cannot go to a cell, now or ever.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/explain/claim.hpp"

namespace gridlock::rushhour {

// One claim: that it can go there at once, which others must make way first, or that it never can. The last is proved
// by the lines of the board, or by visiting every position, `budget` of them at most.
std::vector<Claim> why_not(const Puzzle& puzzle, int vehicle, Cell to, std::uint64_t budget, Monitor& monitor);

}  // namespace gridlock::rushhour
