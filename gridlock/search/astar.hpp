// A* (Hart, Nilsson and Raphael 1968): expand the open state of least f = g + h. Optimal if h is admissible; states
// are opened again when a better path turns up, so h need not be consistent.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/best_first.hpp"

namespace gridlock {

struct AStar {
  static constexpr std::string_view kName = "astar";
  static constexpr std::string_view kSummary = "A*: least cost so far plus estimate first";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRows<0> kOptions{};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions&) {
    return best_first(space, h, monitor, {.bounds_cost = true},
                      [](Cost g, Cost estimate) { return (g + estimate).key(); });
  }
};

}  // namespace gridlock
