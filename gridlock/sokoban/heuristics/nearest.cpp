#include "gridlock/sokoban/heuristics/nearest.hpp"

namespace gridlock::sokoban {

Nearest::Nearest(const Layout& layout) : one_box_(&layout.terrain().one_box()), distance_(one_box_->stands(), kFar) {
  for (std::size_t goal = 0; goal < layout.level().goals().size(); ++goal)
    for (std::size_t stand = 0; stand < distance_.size(); ++stand)
      distance_[stand] = std::min(distance_[stand], layout.terrain().to_goal(goal, stand));
}

Cost Nearest::farthest() const {
  Cost most = 0;
  for (const Distance distance : distance_)
    if (distance != kFar) most = std::max(most, Cost{distance});
  return most;
}

Cost Nearest::most(const Puzzle& puzzle, Metric metric) {
  const Layout layout(puzzle, metric);
  return static_cast<Cost>(puzzle.boxes.size()) * Nearest(layout).farthest() * PushCost::in(metric).push;
}

}  // namespace gridlock::sokoban
