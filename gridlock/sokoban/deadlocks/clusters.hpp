// Deadlocks of boxes that stand close together, in the open or against walls.
#pragma once

#include <vector>

#include "gridlock/sokoban/deadlocks/nearby_squares.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"

namespace gridlock::sokoban {

// A box that gets some squares away from where the cluster stood counts as gone, so that the question stays small.
class Clusters {
 public:
  Clusters(const Terrain& terrain, Patterns& patterns) : patterns_(patterns), nearby_(terrain.level()) {}

  // True if the boxes around the one on `moved` can never all come home or away.
  bool deadlocks(const Board& board, Square moved, Square player);

 private:
  static constexpr int kNear = 2;  // steps between neighbours in a cluster
  static constexpr int kAway = 3;  // steps from where any of them stood to be gone
  static constexpr std::size_t kMostBoxes = 10;

  Patterns& patterns_;
  NearbySquares nearby_;
};

}  // namespace gridlock::sokoban
