// Deadlocks of corrals: the squares the player cannot reach, and the boxes that shut them off. Most deadlocks are of
// this kind, and each involves only a few boxes.
#pragma once

#include <vector>

#include "gridlock/containers/stack.hpp"
#include "gridlock/sokoban/deadlocks/nearby_squares.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"
#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

class CorralDeadlocks {
 public:
  CorralDeadlocks(const Layout& layout, Patterns& patterns)
      : layout_(&layout), reach_(layout.level()), patterns_(patterns), nearby_(layout.level()) {}

  // True if the boxes around some corral, or around two that have a box in common, can never all come home. The board
  // has the given boxes.
  bool deadlocks(const Board& board, const std::vector<Square>& boxes, Square player);

 private:
  static constexpr int kAway = 3;  // steps from the corral for a box to be gone

  struct Corral {
    Square inside = 0;          // one of its squares
    std::vector<Square> fence;  // sorted
  };

  void find_corrals(const std::vector<Square>& boxes, Square player);

  const Layout* layout_;
  Reach reach_;
  Patterns& patterns_;
  NearbySquares nearby_;
  Stack<Corral> corrals_;
  std::vector<Square> both_;  // two fences
};

}  // namespace gridlock::sokoban
