// For each box, the pushes to its nearest goal, were it alone on the board.
//
// Admissible and consistent in every metric: other boxes are only in the way, and a push changes one of the terms, by
// one at most. A box with no way to any goal proves a dead end.
#pragma once

#include <algorithm>

#include "gridlock/sokoban/heuristics/heuristic.hpp"

namespace gridlock::sokoban {

class Nearest {
 public:
  static constexpr std::string_view kName = "nearest";
  static constexpr std::string_view kSummary = "pushes of each box to its nearest goal, were it alone";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle& puzzle, Metric metric, const Watch& watch = {});

  explicit Nearest(const Layout& layout);
  Count operator()(const Position& position) const {
    Count sum = 0;
    for (const Square box : position) {
      const Distance distance = distance_[one_box_->stand(box, position.player)];
      if (distance == kFar) return kNoWay;
      sum += distance;
    }
    return sum;
  }

  // The greatest of the finite distances.
  Count farthest() const;

 private:
  const OneBox* one_box_;
  std::vector<Distance> distance_;  // of each stand
};

}  // namespace gridlock::sokoban
