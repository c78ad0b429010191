#include "gridlock/sokoban/board/level.hpp"

#include <algorithm>
#include <array>

namespace gridlock::sokoban {

Level::Level(const Puzzle& puzzle, const Watch& watch) : watch_(watch), width_(puzzle.width), height_(puzzle.height) {
  cell_of_ = walkable_cells(puzzle);
  std::sort(cell_of_.begin(), cell_of_.end());
  size_ = static_cast<int>(cell_of_.size());
  square_of_.assign(puzzle.ground.size(), wall());
  for (Square s = 0; s < size_; ++s) square_of_[static_cast<std::size_t>(cell_of_[s])] = s;

  next_.assign(static_cast<std::size_t>(size_ + 1) * 4, wall());
  is_goal_.assign(static_cast<std::size_t>(size_) + 1, 0);
  const std::array<int, 4> steps{-width_, -1, width_, 1};
  for (Square s = 0; s < size_; ++s) {
    const int cell = cell_of_[s];
    for (std::size_t d = 0; d < 4; ++d)
      next_[static_cast<std::size_t>(s) * 4 + d] = square_of_[static_cast<std::size_t>(cell + steps[d])];
    if (puzzle.goal(cell)) {
      is_goal_[s] = 1;
      goals_.push_back(s);
    }
  }
  for (const int box : puzzle.boxes) {
    if (const Square s = square_of(box); s != wall())
      boxes_.push_back(s);
    else if (!puzzle.goal(box))
      hopeless_ = true;  // nobody can ever push it
  }
  if (goals_.size() < boxes_.size()) hopeless_ = true;
  player_ = square_of(puzzle.player);
}

}  // namespace gridlock::sokoban
