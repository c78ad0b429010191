// Deadlocks of diagonals: rows of single squares, corner to corner, each shut in by boxes and walls. A box pushed into
// one of them is stuck there, so only the ends of the row matter; and these can be far apart.
#pragma once

#include <vector>

#include "gridlock/sokoban/deadlocks/nearby_squares.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"

namespace gridlock::sokoban {

class Diagonals {
 public:
  Diagonals(const Terrain& terrain, Patterns& patterns) : patterns_(patterns), nearby_(terrain.level()) {}

  // True if the boxes around such a row that the one on `moved` is part of can never all come home or away. Rows of one
  // or two squares are left to CorralDeadlocks.
  bool deadlocks(const Board& board, Square moved, Square player);

 private:
  static constexpr int kAway = 3;  // steps from the row for a box to be gone
  static constexpr std::size_t kShortest = 3;
  static constexpr std::size_t kMostBoxes = 16;

  Patterns& patterns_;
  NearbySquares nearby_;
};

}  // namespace gridlock::sokoban
