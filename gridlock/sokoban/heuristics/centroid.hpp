// The distance between the centroid of the boxes and that of the goals, in rows plus columns, once for every box (the
// source's crate_goal_centroid_distance, which is this divided by the number of boxes).
//
// That is how far the sum of the boxes' coordinates is from that of the goals; where there are more goals than boxes,
// from what the nearest choice of goals could sum up to. Admissible and consistent in every metric: in a solved
// position the sums agree, and a push changes one coordinate of one box by one.
#pragma once

#include "gridlock/sokoban/heuristics/heuristic.hpp"

namespace gridlock::sokoban {

class Centroid {
 public:
  static constexpr std::string_view kName = "centroid";
  static constexpr std::string_view kSummary = "distance between the centroids of boxes and goals, once a box";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle& puzzle, Metric) {
    return static_cast<Count>(puzzle.boxes.size()) * (puzzle.width + puzzle.height);
  }

  explicit Centroid(const Layout& layout);
  Count operator()(const Position& position) const {
    Count rows = 0, cols = 0;
    for (const Square box : position) {
      rows += level_->row(box);
      cols += level_->col(box);
    }
    return rows_.distance(rows) + cols_.distance(cols);
  }

 private:
  // What the coordinates of as many goals as there are boxes can sum up to.
  struct Sums {
    Count least = 0, greatest = 0;
    Count distance(Count sum) const { return sum < least ? least - sum : sum > greatest ? sum - greatest : 0; }
  };
  static Sums sums_of(std::vector<int> coordinates, std::size_t boxes);

  const Level* level_;
  Sums rows_, cols_;
};

}  // namespace gridlock::sokoban
