// The default search: whatever proves the best answer soonest on this board.
#pragma once

#include <algorithm>

#include "gridlock/core/options.hpp"
#include "gridlock/rushhour/heuristics/forced.hpp"
#include "gridlock/rushhour/random_improve.hpp"
#include "gridlock/search/bfidastar.hpp"

namespace gridlock::rushhour {

struct Auto {
  static constexpr std::string_view kName = "auto";
  static constexpr std::string_view kSummary = "the fastest proof for this board (the default)";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr std::size_t kNeighbourhood = 100'000;  // a fraction of a second; the proof is the real work

  template <CommutingSpace S, Heuristic<S> H>
  static SearchResult<Slide> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    // On a small board, looking at a state costs less than judging it.
    const Puzzle& puzzle = space.layout().puzzle();
    if (std::max(puzzle.width, puzzle.height) <= 6) return breadth_first<AwakeMoves<S>>(space, monitor, NeverSkip{});
    Estimate<S> forced(std::type_identity<Forced>{}, space);
    SearchOptions one_try = options;
    one_try.runs = 1;
    one_try.max_moves = 0;
    auto result = bf_ida_star(space, forced, monitor, options.until_optimal, [&] {
      return RandomImprove::best_of_runs(space, monitor, one_try, {.neighbourhood = kNeighbourhood});
    });
    result.runs.reset();
    return result;
  }
};

}  // namespace gridlock::rushhour
