// The heuristic that knows nothing: A* with it is Dijkstra's algorithm.
#pragma once

#include "gridlock/rushhour/heuristics/heuristic.hpp"

namespace gridlock::rushhour {

struct Zero {
  static constexpr std::string_view kName = "zero";
  static constexpr std::string_view kSummary = "0 for every board";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle&, Metric) { return 0; }

  Zero(const Puzzle&, Metric) {}
  Count operator()(const Board&) const { return 0; }
};

}  // namespace gridlock::rushhour
