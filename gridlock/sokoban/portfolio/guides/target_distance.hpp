// How many pushes it takes at least to bring all boxes to given squares, each box to one of its own.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/sokoban/assignment/matcher.hpp"
#include "gridlock/sokoban/board/board.hpp"

namespace gridlock::sokoban {

class TargetDistance {
 public:
  // From boxes wherever they are to the targets; or, with `pulls`, from the targets to the boxes.
  TargetDistance(const Terrain& terrain, const std::vector<Square>& targets, bool pulls)
      : count_(targets.size()), costs_((static_cast<std::size_t>(terrain.level().size()) + 1) * count_, kFar) {
    for (std::size_t i = 0; i < count_; ++i)
      if (pulls)
        for (int side = 0; side < OneBox::kSides; ++side)
          note(terrain.one_box().distances_from(targets[i], side), 1, i);
      else
        note(terrain.one_box().distances_to(targets[i]), OneBox::kSides, i);
    Matcher::Entry farthest = 0;
    for (const Matcher::Entry cost : costs_)
      if (cost != kFar) farthest = std::max(farthest, cost);
    never_ = std::max(kUsualNever, farthest * static_cast<Matcher::Entry>(count_) + 1);
    std::replace(costs_.begin(), costs_.end(), Matcher::Entry{kFar}, never_);
    matcher_ = Matcher(count_, never_);
  }

  // From this on, some box has no target that it can reach.
  Count never() const { return never_; }

  // Takes a position whose moves are to be judged.
  Count begin(const std::vector<Square>& boxes) {
    begun_.resize(boxes.size(), kNowhere);
    for (std::size_t i = 0; i < boxes.size(); ++i)
      if (begun_[i] != boxes[i]) matcher_.set_row(i, costs_of(begun_[i] = boxes[i]));
    return matcher_.cost();
  }
  // With one of its boxes on another square.
  Count with(std::size_t box, Square square) { return matcher_.cost_with_row(box, costs_of(square)); }

 private:
  const Matcher::Entry* costs_of(Square square) const { return costs_.data() + square * count_; }
  void note(const std::vector<Distance>& distances, std::size_t entries_a_square, std::size_t target) {
    for (std::size_t entry = 0; entry < distances.size(); ++entry) {
      Matcher::Entry& cost = costs_[entry / entries_a_square * count_ + target];
      cost = std::min<Matcher::Entry>(cost, distances[entry]);
    }
  }

  static constexpr Square kNowhere = 0xffff;
  static constexpr Matcher::Entry kUsualNever = 10'000;

  std::size_t count_;
  std::vector<Matcher::Entry> costs_;  // [square][target]
  Matcher::Entry never_ = 0;
  Matcher matcher_{0, 0};
  std::vector<Square> begun_;  // the boxes that its rows are set for
};

}  // namespace gridlock::sokoban
