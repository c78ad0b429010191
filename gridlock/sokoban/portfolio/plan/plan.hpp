// The packing plan: in which order the goals are filled, and what has to wait where meanwhile. A search by pulls from
// the solved position finds it (plan_search.hpp); the search by pushes takes its progress from it.
#pragma once

#include <vector>

#include "gridlock/containers/owned_bytes.hpp"
#include "gridlock/sokoban/board/board.hpp"

namespace gridlock::sokoban {

// "Bring a box to `to`". A step holds as long as a box stands there, or once the step `until` has moved it on.
struct PlanStep {
  static constexpr int kForGood = -1;
  Square to = 0;
  int until = kForGood;
};

class Plan {
 public:
  Plan(const Terrain& terrain, std::vector<PlanStep> steps);

  const std::vector<PlanStep>& steps() const { return steps_; }
  int size() const { return static_cast<int>(steps_.size()); }
  std::size_t bytes() const { return owned_bytes(from_zone_) + owned_bytes(to_next_); }

  // Whether some step wants a box there.
  bool has_step(Square square) const { return has_step_[square] != 0; }
  // How many steps are done: the most such that all of them hold.
  int packed(const Board& board) const;

  // Squares a box should have left by now: after the next few steps, no goal of a later step can be reached from them.
  bool out_of_plan(int packed, Square square) const { return from_zone(packed, square) == 0; }
  // Steps from the nearest of those squares; kFar if there is none.
  Distance from_zone(int packed, Square square) const { return from_zone_[static_cast<std::size_t>(packed)][square]; }
  // Fewest pushes that bring a box from there to the square of the next step; kFar if there is no way. What was packed
  // for good before the last step counts as walls.
  Distance to_next(int packed, Square square) const { return to_next_[static_cast<std::size_t>(packed)][square]; }
  // The square that the next step wants a box on; the wall if there is no next step.
  Square next_square(int packed) const { return packed < size() ? steps_[static_cast<std::size_t>(packed)].to : wall_; }

 private:
  std::vector<PlanStep> steps_;
  std::vector<std::vector<Distance>> from_zone_;  // for each number of steps done
  std::vector<std::vector<Distance>> to_next_;    // the same
  Square wall_;
  std::vector<std::uint8_t> has_step_;
  mutable std::vector<int> broken_;
};

}  // namespace gridlock::sokoban
