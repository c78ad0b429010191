// Takes away from a level what it can do without.
#pragma once

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/space.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::sokoban {

struct Shrunk {
  bool changed = false;  // floor was walled up
  bool spare_box =
      false;            // a box can be taken away without making the level easier: a shortest solution leaves it alone
  bool minimal = true;  // false if a test was too large for the budget
};

// Walls up, square by square, all floor where no box can stand and that no shortest solution needs: the player may walk
// there, to no purpose. `cost` must be the pushes of a shortest solution. No test visits more than `budget` states.
Shrunk shrink(Puzzle& level, Count cost, std::uint64_t budget, Monitor& monitor);

}  // namespace gridlock::sokoban
