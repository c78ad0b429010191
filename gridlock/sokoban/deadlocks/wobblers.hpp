// Deadlocks among the boxes that cannot simply be pushed back and forth. Boxes that can ("wobblers") are seldom part of
// a deadlock, so they are left out, which keeps the search small.
#pragma once

#include <vector>

#include "gridlock/sokoban/deadlocks/patterns.hpp"

namespace gridlock::sokoban {

class Wobblers {
 public:
  Wobblers(const Terrain& terrain, Patterns& patterns)
      : terrain_(&terrain), reach_(terrain.level()), back_(terrain.level()), patterns_(patterns) {}

  // True if the boxes that have no push which can be taken back cannot all come home, without the others.
  bool deadlocks(const Board& board, const std::vector<Square>& boxes, Square player);

 private:
  static constexpr std::size_t kFirstBudget = 500;

  bool wobbles(Board& board, Square box);

  const Terrain* terrain_;
  Reach reach_, back_;
  Patterns& patterns_;
};

}  // namespace gridlock::sokoban
