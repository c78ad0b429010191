// Random faultless boards for tests: vehicles and walls thrown on a board of a wanted shape, and a rapidcheck
// generator of them that shrinks towards small, empty boards.
#pragma once

#include <rapidcheck.h>

#include <ostream>

#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::testing {

struct BoardShape {
  int width = 6;
  int height = 6;
  int vehicles = 10;  // as far as they find room; at least the primary
  int walls = 0;
  int longest = 3;
  bool vertical_primary = false;
};

// The primary is X, the others A, B, ...; all in random order.
rushhour::Puzzle random_board(Random& random, const BoardShape& shape);

// Any board with sides in the given range and up to so many vehicles, with either kind of primary, walls, and vehicles
// of up to 5 cells.
rc::Gen<rushhour::Puzzle> any_board(int min_side = rushhour::kMinSide, int max_side = rushhour::kMaxSide,
                                    int max_vehicles = 99);

}  // namespace gridlock::testing

namespace gridlock::rushhour {

// How rapidcheck shows a counterexample.
void showValue(const Puzzle& puzzle, std::ostream& out);  // NOLINT(readability-identifier-naming)

}  // namespace gridlock::rushhour
