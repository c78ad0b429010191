// Depth-first branch and bound: go deep, keep the best solution, and from then on cut every line that cannot beat it.
// The archive of states with the depth they were reached at makes the exhaustive search finite, and its answer the
// shortest. The bound may also be fixed (--max-moves with --fixed-bound), as in the source.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/depth_first.hpp"

namespace gridlock {

struct Dfbnb {
  static constexpr std::string_view kName = "dfbnb";
  static constexpr std::string_view kSummary = "depth-first branch and bound with an archive";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRow kMaxMoves = integer_option("max-moves", "the longest line of play to try", 0, 1);
  static constexpr OptionRow kFixedBound =
      flag_option("fixed-bound", "do not tighten the bound when a solution is found");
  static constexpr OptionRows<3> kOptions{kMaxMoves, kFixedBound, kUntilOption};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    SearchResult<typename S::Move> result;
    DepthFirst<S, H> search(space, h, monitor);
    ++monitor.stats.generated;
    const Cost root_h = h(space.start());
    if (h.admissible()) monitor.raise_lower_bound(root_h);
    const auto longest = options.get<Count>(kMaxMoves);
    const bool capped = longest > 0, fixed = options.get<bool>(kFixedBound);
    // An unbounded first line runs hundreds of moves deep and spoils the archive with its depths. So, unless a cap
    // is given, the bound starts low and doubles until there is a solution to beat.
    search.bound = capped ? with_leading_count(space, longest + 1).before()
                          : std::max(with_leading_count(space, 8), root_h + root_h);
    bool solved = false;
    const auto keep_best = [&](Cost cost, const auto& moves) {
      if (!solved || cost < result.cost) {
        solved = true;
        result.cost = cost;
        result.moves.assign(moves.begin(), moves.end());
        monitor.found(cost);
      }
      if (!fixed) search.bound = std::min(search.bound, result.cost.before());
      return !options.until_optimal;
    };
    for (;; search.bound = std::max(search.bound + search.bound, search.next_bound)) {
      const Cost tried = search.bound;
      if (const auto ended = outcome_of([&] { search.run(keep_best); })) search.stopped = ended;
      if (capped || solved || search.stopped || !search.next_bound.finite()) break;
      monitor.raise_lower_bound(tried + Cost(1));
    }
    const bool exhausted = !search.stopped && (options.until_optimal || !solved);
    if (solved) {
      result.outcome = Outcome::solved;
      result.optimal = exhausted;
    } else if (search.stopped) {
      result.outcome = *search.stopped;
    } else if (search.next_bound != kDeadEnd) {
      // Lines were cut by the cap, or were too long to be counted: nothing is proved but the bound.
      result.outcome = Outcome::gave_up;
      monitor.raise_lower_bound(search.next_bound);
    } else {
      result.outcome = Outcome::unsolvable;
    }
    return result;
  }
};

}  // namespace gridlock
