// A lower bound on the pushes between positions that costs one addition a push.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/terrain.hpp"

namespace gridlock::sokoban {

// Distances of a lone box from every stand to squares as they are asked for.
class PushDistances {
 public:
  explicit PushDistances(const OneBox& one_box)
      : one_box_(&one_box), to_(static_cast<std::size_t>(one_box.level().size())) {}
  const OneBox& one_box() const { return *one_box_; }
  const std::vector<Distance>& to(Square target) {
    auto& distances = to_[target];
    if (distances.empty()) distances = one_box_->distances_to(target);
    return distances;
  }

 private:
  const OneBox* one_box_;
  std::vector<std::vector<Distance>> to_;
};

// The cheapest assignment of the boxes of one position to the targets gives each target a price. At those prices every
// stand of a box has a worth: the least of distance - price over the targets. The sum of the worths of any other
// position's boxes, plus that of the prices, bounds its assignment from below; it is exact where the prices come from,
// and good nearby. A push changes one term: the player's side of every other box stays the same.
class Potential {
 public:
  // `boxes` must be able to go to `targets`, one by one, with the player on `player`.
  Potential(PushDistances& distances, const std::vector<Square>& boxes, Square player,
            const std::vector<Square>& targets);

  static constexpr int kNever = 1 << 29;  // no target can be reached; more than any sum of distances

  // Of the position it was made for: the exact cost of the assignment.
  int start() const { return start_; }
  int operator()(std::size_t stand) const { return worth_[stand]; }
  // Of each target, at most 0.
  const std::vector<int>& prices() const { return prices_; }

 private:
  int start_ = 0;
  std::vector<int> prices_;
  std::vector<int> worth_;
};

}  // namespace gridlock::sokoban
