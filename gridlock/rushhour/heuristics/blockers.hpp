// Vehicles between the primary and the exit, and one for the primary itself.
//
// Admissible and consistent in both metrics: each of these vehicles must move at least once, and a move changes one
// vehicle only, so that it takes at most one from the count.
#pragma once

#include "gridlock/rushhour/heuristics/heuristic.hpp"

namespace gridlock::rushhour {

struct Blockers {
  static constexpr std::string_view kName = "blockers";
  static constexpr std::string_view kSummary = "vehicles between the primary and the exit, plus its own move";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric) { return {true, true}; }

  Blockers(const Puzzle&, Metric) {}
  Cost operator()(const Board& board) const {
    const int primary = board.primary();
    const Vehicle& vehicle = board.vehicle(primary);
    const int end = board.puzzle().line_length(vehicle.vertical);
    Cost value = board.solved() ? 0 : 1;
    for (int k = board.offset(primary) + vehicle.length; k < end; ++k)
      if (board.on_line_of(primary, k) != Board::kFree) ++value;
    return value;
  }
};

}  // namespace gridlock::rushhour
