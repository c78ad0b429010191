// Deadlocks of corrals: the squares the player cannot reach, and the boxes that shut them off. Most deadlocks are of
// this kind, and each involves only a few boxes.
#pragma once

#include <vector>

#include "gridlock/sokoban/deadlocks/nearby_squares.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"

namespace gridlock::sokoban {

class CorralDeadlocks {
 public:
  CorralDeadlocks(const Terrain& terrain, Patterns& patterns)
      : reach_(terrain.level()), patterns_(patterns), nearby_(terrain.level()) {}

  // True if the boxes around some corral, or around two that have a box in common, can never all come home.
  bool deadlocks(const Board& board, Square player);

 private:
  static constexpr int kAway = 3;  // steps from the corral for a box to be gone

  Reach reach_;
  Patterns& patterns_;
  NearbySquares nearby_;
};

}  // namespace gridlock::sokoban
