#include "gridlock/sokoban/deadlocks/dead_positions.hpp"

#include <algorithm>

namespace gridlock::sokoban {

DeadPositions::DeadPositions(const Layout& layout)
    : terrain_(&layout.terrain()),
      reach_(layout.level()),
      freeze_(layout.terrain()),
      goal_access_(layout),
      patterns_(layout.terrain()),
      corrals_(layout.terrain(), patterns_),
      clusters_(layout.terrain(), patterns_) {}

bool DeadPositions::dead(const Board& board, const std::vector<Square>& boxes, Square moved, Square player) {
  return known(board, moved, player) || goal_access_.deadlocks(board, boxes, player) ||
         corrals_.deadlocks(board, player) || clusters_.deadlocks(board, moved, player);
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
