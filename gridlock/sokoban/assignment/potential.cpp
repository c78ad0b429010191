#include "gridlock/sokoban/assignment/potential.hpp"

#include <algorithm>

#include "gridlock/sokoban/assignment/assignment.hpp"

namespace gridlock::sokoban {

Potential::Potential(PushDistances& distances, const std::vector<Square>& boxes, Square player,
                     const std::vector<Square>& targets) {
  const OneBox& one_box = distances.one_box();
  std::vector<Count> costs;
  for (const Square box : boxes) {
    const std::size_t stand = one_box.stand(box, player);
    for (const Square target : targets) {
      const Distance distance = distances.to(target)[stand];
      costs.push_back(distance == kFar ? Count{kNever} : distance);
    }
  }
  const Assignment assignment = cheapest_assignment(costs, boxes.size(), targets.size(), one_box.level().watch());
  start_ = static_cast<int>(assignment.cost);
  prices_.assign(assignment.price.begin(), assignment.price.end());
  worth_.assign(one_box.stands(), kNever);
  for (std::size_t t = 0; t < targets.size(); ++t) {
    const auto& to = distances.to(targets[t]);
    for (std::size_t stand = 0; stand < worth_.size(); ++stand)
      if (to[stand] != kFar) worth_[stand] = std::min(worth_[stand], to[stand] - prices_[t]);
  }
}

}  // namespace gridlock::sokoban
