// The heuristic that knows nothing: A* with it is Dijkstra's algorithm.
#pragma once

#include "gridlock/sokoban/heuristics/heuristic.hpp"

namespace gridlock::sokoban {

struct Zero {
  static constexpr std::string_view kName = "zero";
  static constexpr std::string_view kSummary = "0 for every position";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric) { return {true, true}; }
  static Count most(const Puzzle&, Metric) { return 0; }

  explicit Zero(const Layout&) {}
  Count operator()(const Position&) const { return 0; }
};

}  // namespace gridlock::sokoban
