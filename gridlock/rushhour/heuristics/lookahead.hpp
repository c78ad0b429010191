// The least of `mobility` after one move, plus one for the move ("Two-Step Lookahead", TSLH, in the study "Unblock
// Me"). The formula is the source's; a solved board is 0, which the formula leaves out.
//
// Neither admissible nor consistent, in either metric, as the source says: `mobility` is not.
#pragma once

#include <algorithm>

#include "gridlock/rushhour/heuristics/mobility.hpp"

namespace gridlock::rushhour {

struct Lookahead {
  static constexpr std::string_view kName = "lookahead";
  static constexpr std::string_view kSummary = "the least mobility after one move, plus 1";
  static constexpr Claims kSource{false, false};
  static constexpr Claims claims(Metric) { return {false, false}; }
  static Count most(const Puzzle& puzzle, Metric metric) { return Mobility::most(puzzle, metric) + 1; }

  Lookahead(const Puzzle& puzzle, Metric metric) : metric_(metric), mobility_(puzzle, metric), next_(puzzle) {}

  // Without a single legal move, or shut in for good, the board is a dead end.
  Count operator()(const Board& board) {
    if (board.solved()) return 0;
    next_ = board;
    Count least = kNoWay;
    board.for_each_slide(metric_, [&](Slide slide) {
      next_.slide(slide);
      const Count value = mobility_(next_);
      if (value != kNoWay) least = std::min(least, value + 1);
      next_.slide({slide.vehicle, static_cast<std::int8_t>(-slide.distance)});
    });
    return least;
  }

 private:
  Metric metric_;
  Mobility mobility_;
  Board next_;
};

}  // namespace gridlock::rushhour
