// `fess`: feature space search with a packing plan.
#pragma once

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/sokoban/space/layout.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"

namespace gridlock::sokoban {

// Some solution of the level, by the packing strategy alone.
SearchResult<Push> solve_by_packing(const Layout& layout, Monitor& monitor);
// Some solution of the level, by all strategies in turn.
SearchResult<Push> solve_by_portfolio(const Layout& layout, Monitor& monitor, unsigned threads);

struct Fess {
  static constexpr std::string_view kName = "fess";
  static constexpr std::string_view kSummary = "feature space search with a packing plan: some solution, soon";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<0> kOptions{};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H&, Monitor& monitor, const SearchOptions&) {
    return priced(space, solve_by_packing(space.layout(), monitor), monitor);
  }

  // With the cost in the metric of the space.
  template <class S>
  static SearchResult<Push> priced(const S& space, SearchResult<Push> result, Monitor& monitor) {
    if (result.outcome != Outcome::solved) return result;
    result.cost = cost_of(space.layout().puzzle(), result.moves, space.layout().metric());
    monitor.found(result.cost);
    return result;
  }
};

}  // namespace gridlock::sokoban
