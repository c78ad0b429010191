#include "gridlock/sokoban/deadlocks/dead_positions.hpp"

#include <algorithm>

namespace gridlock::sokoban {

DeadPositions::DeadPositions(const Layout& layout)
    : terrain_(&layout.terrain()),
      freeze_(layout.terrain()),
      held_(layout.level()),
      emptying_(layout.terrain()),
      goal_access_(layout.terrain()),
      patterns_(layout.terrain()),
      corrals_(layout, patterns_),
      clusters_(layout.terrain(), patterns_),
      diagonals_(layout.terrain(), patterns_),
      wobblers_(layout.terrain(), patterns_),
      room_locks_(layout.terrain(), patterns_),
      knots_(layout, patterns_) {}

bool DeadPositions::dead(const Board& board, const std::vector<Square>& boxes, Square moved, Square player) {
  return known(board, moved, player) || settles_badly(board, boxes, player) ||
         corrals_.deadlocks(board, boxes, player) || clusters_.deadlocks(board, moved, player) ||
         diagonals_.deadlocks(board, moved, player);
}

// What the boxes that never move again mean for the others. What can be told from the end may hold more of them, and
// those hold others in turn.
bool DeadPositions::settles_badly(const Board& board, const std::vector<Square>& boxes, Square player) {
  const auto allowed = [&](Square to) { return !terrain_->dead(to); };
  Board scratch = board;
  std::vector<Square> fixed;
  for (;;) {
    const auto& held = held_.among(scratch, boxes, player, fixed, allowed);
    for (const Square box : held)
      if (!board.level().is_goal(box)) return true;
    fixed.insert(fixed.end(), held.begin(), held.end());
    std::sort(fixed.begin(), fixed.end());
    if (emptying_.deadlocks(board, fixed, player)) return true;
    const auto& settled = emptying_.settled();
    if (settled.empty()) break;
    fixed.insert(fixed.end(), settled.begin(), settled.end());
    std::sort(fixed.begin(), fixed.end());
  }
  return goal_access_.deadlocks(boxes, fixed, player);
}

// These show little that the other tests do not, or take long, so they wait until a position has cost more than they
// do.
bool DeadPositions::learn(const Board& board, const std::vector<Square>& boxes, Square player, std::size_t followers) {
  if (wobblers_.deadlocks(board, boxes, player) || room_locks_.deadlocks(boxes, player)) return true;
  if (knots_.deadlocks(board, player, kKnotsBudget * followers)) return true;
  Patterns::Question all{boxes, player, {}};
  std::sort(all.boxes.begin(), all.boxes.end());
  return patterns_.dead(all, kLearningBudget);
}

}  // namespace gridlock::sokoban
