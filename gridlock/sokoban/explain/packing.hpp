// In which order the boxes of a level come home: in a given solution, and what of it no solution can do otherwise.
#pragma once

#include <utility>
#include <vector>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

// Where a box stands now and where it ends, as cells.
struct Homecoming {
  int box = 0;
  int goal = 0;
};

// The boxes that the solution moves, by their last pushes.
std::vector<Homecoming> homecomings(const Level& level, const std::vector<Push>& solution);

// Pairs of goals, as cells: with a box on the second, none can ever be pushed onto the first, since every way in needs
// the square of the second for the box or for the player. So the first must be filled before.
std::vector<std::pair<int, int>> forced_orders(const Level& level);

}  // namespace gridlock::sokoban
