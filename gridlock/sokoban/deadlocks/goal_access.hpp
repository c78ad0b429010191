// Whether every box that can still move can have a remaining goal to itself, once the other boxes count as walls.
#pragma once

#include <vector>

#include "gridlock/containers/owned_bytes.hpp"
#include "gridlock/sokoban/assignment/bipartite_matching.hpp"
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
    const std::uint64_t* goals_from(std::size_t stand) const { return reaches.data() + stand * goals.size(); }
    BitRow goals;    // that are left
    BitRow reaches;  // goals a box can be pushed to, a row a stand
    std::size_t bytes() const { return one_box.bytes() + owned_bytes(goals) + owned_bytes(reaches); }
  };

  static constexpr std::size_t kMostViews = 300;

  const Terrain* terrain_;
  WallCache<View> views_;
};

}  // namespace gridlock::sokoban
