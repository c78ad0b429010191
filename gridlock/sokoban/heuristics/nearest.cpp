#include "gridlock/sokoban/heuristics/nearest.hpp"

namespace gridlock::sokoban {

Nearest::Nearest(const Layout& layout) : one_box_(&layout.terrain().one_box()), distance_(one_box_->stands(), kFar) {
  for (std::size_t goal = 0; goal < layout.level().goals().size(); ++goal)
    for (std::size_t stand = 0; stand < distance_.size(); ++stand)
      distance_[stand] = std::min(distance_[stand], layout.terrain().to_goal(goal, stand));
}

Count Nearest::farthest() const {
  Count most = 0;
  for (const Distance distance : distance_)
    if (distance != kFar) most = std::max(most, Count{distance});
  return most;
}

Count Nearest::most(const Puzzle& puzzle, Metric metric, const Watch& watch) {
  const Layout layout(puzzle, metric, kAllRules, watch);
  return static_cast<Count>(puzzle.boxes.size()) * Nearest(layout).farthest();
}

}  // namespace gridlock::sokoban
