#include "gridlock/sokoban/deadlocks/wobblers.hpp"

#include <algorithm>

namespace gridlock::sokoban {

bool Wobblers::deadlocks(const Board& board, const std::vector<Square>& boxes, Square player) {
  Board scratch = board;
  reach_.flood(board.occupied(), player);
  Patterns::Question stiff{{}, player, {}};
  for (const Square box : boxes)
    if (!wobbles(scratch, box)) stiff.boxes.push_back(box);
  if (stiff.boxes.empty() || stiff.boxes.size() == boxes.size()) return false;
  std::sort(stiff.boxes.begin(), stiff.boxes.end());
  return patterns_.dead(stiff, kFirstBudget);
}

// Whether some push of the box can be taken back at once; reach_ holds the player's region.
bool Wobblers::wobbles(Board& board, Square box) {
  const Level& level = terrain_->level();
  for (const Direction d : kDirections) {
    const Square to = level.next(box, d), far = level.next(to, d);
    if (!reach_(level.next(box, opposite(d))) || !board.free(to) || terrain_->dead(to) || !board.free(far)) continue;
    board.move(box, to);
    back_.flood(board.occupied(), box);
    board.move(to, box);
    if (back_(far)) return true;
  }
  return false;
}

}  // namespace gridlock::sokoban
