// The default search: small levels are proved at once, larger ones solved first, and then shortened and proved for as
// long as one likes.
#pragma once

#include <algorithm>

#include "gridlock/core/options.hpp"
#include "gridlock/search/best_first.hpp"
#include "gridlock/sokoban/heuristics/pairs.hpp"
#include "gridlock/sokoban/improve/improve.hpp"
#include "gridlock/sokoban/portfolio/fess.hpp"

namespace gridlock::sokoban {

struct Auto {
  static constexpr std::string_view kName = "auto";
  static constexpr std::string_view kSummary = "proves small levels, solves large ones (the default)";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<2> kOptions{kUntilOption, kThreadsOption};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Push> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    Estimate<S> pairs(std::type_identity<Pairs>{}, space);
    return best_first(
        space, pairs, monitor, {.bounds_cost = true, .any_will_do = !options.until_optimal, .easy = kEasy},
        [](Cost g, Cost h) { return (g + h).key(); }, Solver<S>{space, monitor, options});
  }

 private:
  // So many states are looked at for a proof before the portfolio is asked for a solution.
  static constexpr std::size_t kEasy = 2000;

  template <class S>
  struct Solver {
    const S& space;
    Monitor& monitor;
    const SearchOptions& options;

    template <class Move>
    std::optional<SearchResult<Move>> find() const {
      auto found = portfolio();
      if (found.outcome != Outcome::solved) return std::nullopt;
      found = Fess::priced(space, std::move(found), monitor);
      if (options.until_optimal) shorten(found);
      return found;
    }

    SearchResult<Push> portfolio() const {
      Monitor own = monitor.child();
      return solve_by_portfolio(space.layout(), own, options.threads);
    }

    // Half of what is left goes into a shorter solution, the rest into the proof.
    void shorten(SearchResult<Push>& found) const {
      {
        Monitor own = monitor.child({.parts = 2});
        found.moves = improve(space.layout().level(), std::move(found.moves), space.layout().metric(), own);
      }
      found = Fess::priced(space, std::move(found), monitor);
    }
  };
};

}  // namespace gridlock::sokoban
