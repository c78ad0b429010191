// Greedy best-first search: expand the open state that looks nearest to a goal, whatever it has cost so far.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/best_first.hpp"

namespace gridlock {

struct Greedy {
  static constexpr std::string_view kName = "greedy";
  static constexpr std::string_view kSummary = "best-first by the estimate alone";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRows<0> kOptions{};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions&) {
    return best_first(space, h, monitor, {.reopens = false}, [](Cost, Cost estimate) { return estimate.key(); });
  }
};

}  // namespace gridlock
