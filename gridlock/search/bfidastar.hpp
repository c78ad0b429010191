// Breadth-first iterative-deepening A* (Zhou and Hansen 2006): breadth-first searches under a rising bound on f, in
// which a state is expanded only if an admissible estimate leaves room for a solution within the bound. Each layer is
// complete up to the bound, so that commuting moves need be tried in one order only, and the first solution met is a
// shortest one. When the proof gets long, a quick search gives something to show if a limit ends it.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/beam.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock {

// Expansions after which it is worth looking for some solution, however long.
inline constexpr std::uint64_t kEasyProof = 50000;

// `find_some()` returns the result of a quick search for any solution; it is called when the proof gets long.
template <CommutingSpace S, Heuristic<S> H, class FindSome>
SearchResult<typename S::Move> bf_ida_star(const S& space, H& h, Monitor& monitor, bool until_optimal,
                                           FindSome&& find_some) {
  SearchResult<typename S::Move> known;
  bool looked = false, solved = false;
  std::optional<Outcome> stop;
  Cost bound = h(space.start());
  while (!stop && bound != kDeadEnd && !(solved && bound >= known.cost)) {
    monitor.raise_lower_bound(bound);
    Cost least_refused = kDeadEnd;
    auto found = breadth_first<AwakeMoves<S>>(space, monitor, [&](const typename S::State& state, Cost depth) {
      const Cost estimate = h(state);
      const Cost f = estimate == kDeadEnd ? kDeadEnd : depth + std::max(Cost{1}, estimate);  // no goal: it costs
      least_refused = f > bound ? std::min(least_refused, f) : least_refused;
      return f > bound;
    });
    if (found.outcome == Outcome::solved) return found;
    if (found.outcome == Outcome::unsolvable) {
      bound = least_refused;
    } else {
      stop = found.outcome;
    }
    if (!stop && !looked && monitor.stats.expanded > kEasyProof) {
      looked = true;
      known = find_some();
      solved = known.outcome == Outcome::solved;
      if (solved && !until_optimal) return known;
      stop = monitor.look();
    }
  }
  if (solved && !stop) {
    known.optimal = true;
    monitor.raise_lower_bound(known.cost);
  }
  if (!solved) known.outcome = stop.value_or(Outcome::unsolvable);
  return known;
}

struct BfIdaStar {
  static constexpr std::string_view kName = "bfidastar";
  static constexpr std::string_view kSummary = "breadth-first under a rising bound, commuting moves in one order";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;

  template <CommutingSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    if (!h.admissible()) return breadth_first<AwakeMoves<S>>(space, monitor, NeverSkip{});
    return bf_ida_star(space, h, monitor, options.until_optimal,
                       [&] { return Beam::run(space, h, monitor, options); });
  }
};

}  // namespace gridlock
