// All tests that prove a position dead, cheapest first, with what they have learned.
#pragma once

#include <vector>

#include "gridlock/sokoban/deadlocks/clusters.hpp"
#include "gridlock/sokoban/deadlocks/corral_deadlocks.hpp"
#include "gridlock/sokoban/deadlocks/diagonals.hpp"
#include "gridlock/sokoban/deadlocks/emptying.hpp"
#include "gridlock/sokoban/deadlocks/goal_access.hpp"
#include "gridlock/sokoban/deadlocks/held.hpp"
#include "gridlock/sokoban/deadlocks/knots.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"
#include "gridlock/sokoban/deadlocks/room_locks.hpp"
#include "gridlock/sokoban/deadlocks/wobblers.hpp"
#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

class DeadPositions {
 public:
  explicit DeadPositions(const Layout& layout);

  // The cheap ones, for a box that was just brought to `moved` on this board.
  bool rules_out(const Board& board, Square moved) { return terrain_->dead(moved) || freeze_.deadlocks(board, moved); }
  bool known(const Board& board, Square moved, Square player) const { return patterns_.match(board, moved, player); }

  // All of them.
  bool dead(const Board& board, const std::vector<Square>& boxes, Square moved, Square player);

  // A long look at a position that has cost much work already: so many others follow it.
  bool learn(const Board& board, const std::vector<Square>& boxes, Square player, std::size_t followers);

  Patterns& patterns() { return patterns_; }

  std::size_t bytes() const { return emptying_.bytes() + goal_access_.bytes() + patterns_.bytes() + knots_.bytes(); }

 private:
  static constexpr std::size_t kLearningBudget = 500;
  static constexpr std::size_t kKnotsBudget = 2;  // for each position that follows

  bool settles_badly(const Board& board, const std::vector<Square>& boxes, Square player);

  const Terrain* terrain_;
  Freeze freeze_;
  Held<Pushing> held_;
  Emptying emptying_;
  GoalAccess goal_access_;
  Patterns patterns_;
  CorralDeadlocks corrals_;
  Clusters clusters_;
  Diagonals diagonals_;
  Wobblers wobblers_;
  RoomLocks room_locks_;
  Knots knots_;
};

}  // namespace gridlock::sokoban
