// The default search: whatever proves the best answer soonest on this board.
#pragma once

#include <algorithm>

#include "gridlock/core/options.hpp"
#include "gridlock/rushhour/heuristics/forced.hpp"
#include "gridlock/rushhour/improve/random_improve.hpp"
#include "gridlock/search/best_first.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock::rushhour {

struct Auto {
  static constexpr std::string_view kName = "auto";
  static constexpr std::string_view kSummary = "the fastest proof for this board (the default)";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<2> kOptions{kUntilOption, kSeedOption};
  static constexpr std::size_t kNeighbourhood = 100'000;  // a fraction of a second; the proof is the real work

  template <CommutingSpace S, Heuristic<S> H>
  static SearchResult<Slide> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    // On a small board, looking at a state costs less than judging it.
    const Puzzle& puzzle = space.layout().puzzle();
    if (std::max(puzzle.width, puzzle.height) <= 6) return breadth_first<AwakeMoves<S>>(space, monitor, NeverSkip{});
    Estimate<S> forced(std::type_identity<Forced>{}, space);
    return best_first(
        space, forced, monitor, {.bounds_cost = true, .any_will_do = !options.until_optimal},
        [](Cost g, Cost h) { return (g + h).key(); }, ImprovedWalk<S>{space, monitor, options});
  }

 private:
  // A random solution, improved: soon there, and seldom far from the optimum.
  template <class S>
  struct ImprovedWalk {
    const S& space;
    Monitor& monitor;
    const SearchOptions& options;

    template <class Move>
    std::optional<SearchResult<Move>> find() const {
      auto found =
          RandomImprove::best_of_runs(space, monitor, {.seed = options.seed}, {.neighbourhood = kNeighbourhood});
      if (found.outcome != Outcome::solved) return std::nullopt;
      found.runs.reset();
      return found;
    }
  };
};

}  // namespace gridlock::rushhour
