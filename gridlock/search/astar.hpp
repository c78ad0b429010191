// A* (Hart, Nilsson and Raphael 1968): expand the open state of least f = g + h. Optimal if h is admissible; states
// are opened again when a better path turns up, so h need not be consistent.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/best_first.hpp"

namespace gridlock {

struct LeastSum {
  std::uint64_t operator()(Cost g, Cost h) const { return (g + h).key(); }
};

struct AStar {
  static constexpr std::string_view kName = "astar";
  static constexpr std::string_view kSummary = "A*: least cost so far plus estimate first";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRows<0> kOptions{};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions&) {
    return *on(space, h).run(monitor);
  }

  // The search as a value, which can be paused and resumed. Space and heuristic must outlive it.
  template <StateSpace S, Heuristic<S> H>
  static BestFirst<S, H, LeastSum> on(const S& space, H& h) {
    return {space, h, {.bounds_cost = true}, LeastSum{}};
  }
};

}  // namespace gridlock
