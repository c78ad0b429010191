// A search of the shared list, run on a state space in which boxes go through tunnels in one edge where that is safe.
#pragma once

#include <string_view>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/sokoban/square.hpp"

namespace gridlock::sokoban {

// Only for searches that do not count on edges of cost 1, and unfold their solutions.
template <class Search>
struct Tunnelling {
  static constexpr std::string_view kName = Search::kName;
  static constexpr std::string_view kSummary = Search::kSummary;
  static constexpr bool kOptimal = Search::kOptimal;
  static constexpr bool kUsesHeuristic = Search::kUsesHeuristic;

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    return Search::run(space.with_tunnels(), h, monitor, options);
  }
};

}  // namespace gridlock::sokoban
