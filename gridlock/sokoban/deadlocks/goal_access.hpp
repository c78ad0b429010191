// Whether every box that can still move can have a remaining goal to itself, once the other boxes count as walls.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/deadlocks/wall_cache.hpp"

namespace gridlock::sokoban {

class GoalAccess {
 public:
  explicit GoalAccess(const Terrain& terrain) : terrain_(&terrain), views_(kMostViews) {}

  // True if the boxes cannot all have a goal of their own; those on `walls` (on goals) never move again.
  bool deadlocks(const std::vector<Square>& boxes, const std::vector<Square>& walls, Square player);

  std::size_t bytes() const { return views_.bytes(); }

 private:
  // With certain boxes as walls: the goals that are left, and which of them a box on some stand can be pushed to.
  struct View {
    View(const Terrain& terrain, const std::vector<Square>& more_walls);
    OneBox one_box;
    std::vector<std::size_t> goals;
    std::vector<std::vector<bool>> reaches;  // [goal][stand]
    std::size_t bytes() const { return one_box.bytes() + reaches.size() * one_box.stands() / 8; }
  };

  static constexpr std::size_t kMostViews = 300;

  const Terrain* terrain_;
  WallCache<View> views_;
};

}  // namespace gridlock::sokoban
