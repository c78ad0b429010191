// What the first move of a solution is for: it clears a cell for a later move, which clears one for another, and so on.
#pragma once

#include <vector>

#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

// A move of `vehicle` leaves `cell`, over which the next one in the list, of `served`, runs.
struct Purpose {
  int vehicle = 0;
  Cell cell;
  int served = 0;
};

// The shortest such row of moves from the first move of a solution to a later one of a vehicle among `named`, but for
// the one that moves first. Empty if there is none.
std::vector<Purpose> purpose_of_first(const Puzzle& puzzle, const std::vector<Slide>& solution,
                                      const std::vector<int>& named);

}  // namespace gridlock::rushhour
