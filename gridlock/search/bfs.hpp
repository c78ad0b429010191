// Breadth-first search with the duplicate test on generation: the textbook, and the yardstick for the others.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock {

struct Bfs {
  static constexpr std::string_view kName = "bfs";
  static constexpr std::string_view kSummary = "breadth-first, each state once";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<0> kOptions{};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H&, Monitor& monitor, const SearchOptions&) {
    return breadth_first<EveryMove<S>>(space, monitor, NeverSkip{});
  }
};

}  // namespace gridlock
