// Cells by which the vehicles between the primary and the exit must shift to clear its line, each in the nearer
// direction that walls, edges and the lengths of the vehicles of its line allow ("Manhattan", MH, in the study
// "Unblock Me"; its horizontal distance of a vertical blocker is taken to mean nothing).
//
// Admissible and consistent in steps: each blocker runs over that many cells at least, and one step changes the
// distance of one vehicle by one. Not admissible in moves, where a long way out is one move.
#pragma once

#include <algorithm>

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

struct Distance {
  static constexpr std::string_view kName = "distance";
  static constexpr std::string_view kSummary = "cells each vehicle in the primary's way must shift";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric metric) { return {metric == Metric::steps, metric == Metric::steps}; }
  static Count most(const Puzzle& puzzle, Metric) {
    return most_over_blockers(puzzle, [](const Vehicle& vehicle) { return vehicle.length; });
  }

  Distance(const Puzzle&, Metric) {}
  Count operator()(const Board& board) const {
    const int line = board.vehicle(board.primary()).line();
    Count value = 0;
    const bool open = for_each_blocker(board, [&](int v) {
      const Count nearer = std::min(distance(board, v, line, -1), distance(board, v, line, +1));
      value = nearer == kNoWay || value == kNoWay ? kNoWay : value + nearer;
    });
    return open ? value : kNoWay;
  }

 private:
  static Count distance(const Board& board, int v, int cell, int direction) {
    const int cells = distance_out(board, v, cell, direction);
    return way_out(board, v, cells, direction, [](int, int) {}) ? cells : kNoWay;
  }
};

}  // namespace gridlock::rushhour
