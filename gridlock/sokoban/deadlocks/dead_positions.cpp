#include "gridlock/sokoban/deadlocks/dead_positions.hpp"

#include <algorithm>

namespace gridlock::sokoban {

DeadPositions::DeadPositions(const Layout& layout)
    : terrain_(&layout.terrain()),
      reach_(layout.level()),
      freeze_(layout.terrain()),
      held_(layout.level()),
      emptying_(layout.terrain()),
      goal_access_(layout.terrain()),
      patterns_(layout.terrain()),
      corrals_(layout.terrain(), patterns_),
      clusters_(layout.terrain(), patterns_) {}

bool DeadPositions::dead(const Board& board, const std::vector<Square>& boxes, Square moved, Square player) {
  return known(board, moved, player) || settles_badly(board, boxes, player) || corrals_.deadlocks(board, player) ||
         clusters_.deadlocks(board, moved, player);
}

// What the boxes that never move again mean for the others. What can be told from the end may hold more of them, and
// those hold others in turn.
bool DeadPositions::settles_badly(const Board& board, const std::vector<Square>& boxes, Square player) {
  const auto allowed = [&](Square to) { return !terrain_->dead(to); };
  Board scratch = board;
  std::vector<Square> fixed;
  for (;;) {
    const auto held = held_.among(scratch, boxes, player, fixed, allowed);
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

// The boxes that can be pushed to and fro are seldom to blame; first the others alone are asked, then all.
bool DeadPositions::learn(const Board& board, const std::vector<Square>& boxes, Square player) {
  const Level& level = board.level();
  reach_.flood(board.occupied(), player);
  Patterns::Question all{boxes, player, {}}, stiff{{}, player, {}};
  std::sort(all.boxes.begin(), all.boxes.end());
  for (const Square box : all.boxes) {
    const auto loose_along = [&](Direction axis) {
      return reach_(level.next(box, axis)) && reach_(level.next(box, opposite(axis)));
    };
    if (!loose_along(Direction::left) && !loose_along(Direction::up)) stiff.boxes.push_back(box);
  }
  return (!stiff.boxes.empty() && patterns_.dead(stiff, kLearningBudget)) || patterns_.dead(all, kLearningBudget);
}

}  // namespace gridlock::sokoban
