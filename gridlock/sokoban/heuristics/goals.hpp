// Boxes that stand on no goal (the source rewards the others: its good_crate_count).
//
// Admissible and consistent in every metric: each of them must be pushed at least once, and a push moves one box.
#pragma once

#include "gridlock/sokoban/heuristics/heuristic.hpp"

namespace gridlock::sokoban {

class Goals {
 public:
  static constexpr std::string_view kName = "goals";
  static constexpr std::string_view kSummary = "boxes that stand on no goal";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle& puzzle, Metric) { return static_cast<Count>(puzzle.boxes.size()); }

  explicit Goals(const Layout& layout) : level_(&layout.level()) {}
  Count operator()(const Position& position) const {
    Count astray = 0;
    for (const Square box : position) astray += level_->is_goal(box) ? 0 : 1;
    return astray;
  }

 private:
  const Level* level_;
};

}  // namespace gridlock::sokoban
