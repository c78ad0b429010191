// What a position is worth: a weighted sum of a few features, each between 0 and 1. The weights are learned from made
// levels, by comparing every move of their solutions with the moves not made (tools/learn_values.cpp).
#pragma once

#include <array>

#include "gridlock/sokoban/portfolio/features/push_side.hpp"
#include "gridlock/sokoban/portfolio/guides/target_distance.hpp"
#include "gridlock/sokoban/portfolio/plan/plan.hpp"

namespace gridlock::sokoban {

class ValueGuide {
 public:
  // The part of the plan that is done; one by the number of regions; how near the boxes are to goals, seen from the
  // start; and 0.95 to the power of the boxes that are not on one.
  enum Feature : std::size_t { packed, open, near, home, kFeatures };
  using Features = std::array<double, kFeatures>;
  // What tools/learn_values.cpp printed.
  static constexpr Features kLearned{0.083, 0.151, 0.407, 0.359};

  static constexpr int kTieBits = 20;
  static constexpr int tie_bits() { return kTieBits; }
  static constexpr bool names_another() { return true; }

  ValueGuide(const LevelFacts& facts, const Plan& plan);

  void begin(const Situation& situation) { distance_ = to_goals_.begin(situation.boxes); }
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity) const {
    return judge(board, boxes, connectivity, distance_);
  }
  template <class Opens>
  Features judge(const Board& board, const std::vector<Square>& boxes, std::size_t moved, int connectivity, Opens&&) {
    return judge(board, boxes, connectivity, to_goals_.with(moved, boxes[moved]));
  }
  static double value(const Features& features);
  // The greater the value, the less.
  Score score(const Features& features, std::uint64_t) const;
  void advise(const Situation&, const Features&, std::vector<Candidate<Features>>& candidates) const {
    advise_best(candidates);
  }
  bool weighted() const { return false; }

 private:
  Features judge(const Board& board, const std::vector<Square>& boxes, int connectivity, Count distance) const;

  const Plan& plan_;
  TargetDistance to_goals_;
  Count distance_ = 0, first_distance_ = 0;
};

}  // namespace gridlock::sokoban
