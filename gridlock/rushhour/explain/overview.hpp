// What exhaustive search knows of a board, as far as a budget lets it look: where each vehicle can ever stand, the
// shortest solutions, and whether the board can be solved while one vehicle keeps to some places. What is explained as
// "must" and "never" is proved by this, or by the lines of the board alone.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

struct Overview {
  Outcome outcome = Outcome::unsolvable;  // solved, unsolvable, or the limit that left it open
  bool complete = false;                  // every position that can be reached was visited
  bool shortest = false;                  // the solutions are proven shortest
  std::vector<LineCells> offsets;         // if complete, by vehicle: where its first cell can ever be
  // If complete, a shortest solution for each move that one can begin with; else one at most.
  std::vector<std::vector<Slide>> solutions;
};

// Visits `budget` positions at most; where there are more, the board is solved within the limits of the monitor.
Overview look_over(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor);

// A vehicle that may stand at these offsets only.
struct Confined {
  int vehicle = 0;
  LineCells offsets = 0;
};

// The fewest moves to a solution in which the vehicle never leaves its places: kNoWay if there is none; nothing if the
// budget was not enough to tell.
std::optional<Count> fewest_moves_within(const Puzzle& puzzle, Confined confined, std::uint64_t budget,
                                         Monitor& monitor);

}  // namespace gridlock::rushhour
