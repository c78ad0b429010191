// For each vehicle between the primary and the exit, the free cells on its tighter side, plus one ("Blocking Mobility",
// BMH, in the study "Unblock Me", whose formula this is to the letter).
//
// Not admissible, in either metric: the more room a blocker has, the more it is charged, though one move, or fewer
// steps, may clear the line. Hence not consistent either.
#pragma once

#include <algorithm>

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

struct Mobility {
  static constexpr std::string_view kName = "mobility";
  static constexpr std::string_view kSummary = "room of each vehicle in the primary's way on its tighter side, plus 1";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric) { return {false, false}; }
  static Count most(const Puzzle& puzzle, Metric) {
    return most_over_blockers(puzzle, [&](const Vehicle& vehicle) {
      return (puzzle.line_length(vehicle.vertical) - vehicle.length) / 2 + 1;
    });
  }

  Mobility(const Puzzle&, Metric) {}
  Count operator()(const Board& board) const {
    Count value = 0;
    const bool open =
        for_each_blocker(board, [&](int v) { value += std::min(board.room(v, -1), board.room(v, +1)) + 1; });
    return open ? value : kNoWay;
  }
};

}  // namespace gridlock::rushhour
