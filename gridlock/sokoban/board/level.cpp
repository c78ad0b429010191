#include "gridlock/sokoban/board/level.hpp"

#include <array>

namespace gridlock::sokoban {
namespace {

std::vector<bool> walkable(const Puzzle& puzzle) {
  std::vector<bool> inside(puzzle.ground.size(), false);
  std::vector<int> stack{puzzle.player};
  inside[static_cast<std::size_t>(puzzle.player)] = true;
  while (!stack.empty()) {
    const int cell = stack.back();
    stack.pop_back();
    for (const int step : {-puzzle.width, -1, puzzle.width, 1}) {
      const int near = cell + step;
      if (puzzle.wall(near) || inside[static_cast<std::size_t>(near)]) continue;  // a sound level has a closed border
      inside[static_cast<std::size_t>(near)] = true;
      stack.push_back(near);
    }
  }
  return inside;
}

}  // namespace

Level::Level(const Puzzle& puzzle, const Watch& watch) : watch_(watch), width_(puzzle.width), height_(puzzle.height) {
  const auto inside = walkable(puzzle);
  square_of_.assign(puzzle.ground.size(), 0);
  for (std::size_t cell = 0; cell < inside.size(); ++cell)
    if (inside[cell]) {
      square_of_[cell] = static_cast<Square>(size_++);
      cell_of_.push_back(static_cast<int>(cell));
    }
  for (std::size_t cell = 0; cell < inside.size(); ++cell)
    if (!inside[cell]) square_of_[cell] = wall();

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
