// How many positions a board could have, by three formulas that each look a little closer; the true number is that of
// the reachable positions, which are at most as many as the closest of them says.
#pragma once

#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

struct StateCounts {
  // Every vehicle anywhere on its line: (N - 1)^cars * (N - 2)^trucks on an N x N board, and so on for other lengths.
  double naive = 1;
  // Vehicles of one line leave each other less room: each has N - (sum of the lengths on its line) + 1 places. A line
  // is cut into pieces by walls, and each piece counts for itself.
  double per_line = 1;
  // Vehicles of one line also keep their order: k of them with f free cells stand in C(f + k, k) ways.
  double combinatorial = 1;
};

StateCounts count_states(const Puzzle& puzzle);

}  // namespace gridlock::rushhour
