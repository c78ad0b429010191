// Vehicles between the primary and the exit, and one for the primary itself.
//
// Admissible and consistent in both metrics: each of these vehicles must move at least once, and a move changes one
// vehicle only, so that it takes at most one from the count.
#pragma once

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

struct Blockers {
  static constexpr std::string_view kName = "blockers";
  static constexpr std::string_view kSummary = "vehicles between the primary and the exit, plus its own move";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle& puzzle, Metric) {
    return 1 + most_over_blockers(puzzle, [](const Vehicle&) { return 1; });
  }

  Blockers(const Puzzle&, Metric) {}
  Count operator()(const Board& board) const {
    if (board.solved()) return 0;
    Count value = 1;
    return for_each_blocker(board, [&](int) { ++value; }) ? value : kNoWay;
  }
};

}  // namespace gridlock::rushhour
