#include "gridlock/sokoban/space/freeze.hpp"

namespace gridlock::sokoban {

bool Freeze::stuck_along(const Board& board, Square box, Direction axis) {
  const Square a = board.level().next(box, axis);
  const Square b = board.level().next(box, opposite(axis));
  if (board.wall(a) || board.wall(b) || asking_[a] != 0 || asking_[b] != 0) return true;
  if (terrain_->dead(a) && terrain_->dead(b)) return true;
  return (board.box(a) && stuck(board, a)) || (board.box(b) && stuck(board, b));
}

bool Freeze::stuck(const Board& board, Square box) {
  const std::size_t before = group_.size();
  asking_[box] = 1;
  const bool is_stuck = stuck_along(board, box, Direction::left) && stuck_along(board, box, Direction::up);
  asking_[box] = 0;
  if (is_stuck)
    group_.push_back(box);
  else
    group_.resize(before);  // they were stuck only if this one is
  return is_stuck;
}

}  // namespace gridlock::sokoban
