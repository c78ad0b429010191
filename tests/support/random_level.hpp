// Random faultless Sokoban levels for tests: walls, goals and boxes thrown into a walled rectangle, and a rapidcheck
// generator of them that shrinks towards small, empty ones.
#pragma once

#include <rapidcheck.h>

#include <ostream>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::testing {

struct LevelShape {
  int width = 7;
  int height = 7;
  int boxes = 2;        // as far as they find room; at least one
  int spare_goals = 0;  // more goals than boxes
  double walls = 0.15;  // share of the inside
};

// The sides are 3 at least, and there is room for a player and a box.
sokoban::Puzzle random_level(Random& random, const LevelShape& shape);

// Any level with sides in the given range.
rc::Gen<sokoban::Puzzle> any_level(int min_side = 4, int max_side = 12);

}  // namespace gridlock::testing

namespace gridlock::sokoban {

// How rapidcheck shows a counterexample.
void showValue(const Puzzle& puzzle, std::ostream& out);  // NOLINT(readability-identifier-naming)

}  // namespace gridlock::sokoban
