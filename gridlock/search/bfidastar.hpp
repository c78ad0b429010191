// Breadth-first iterative-deepening A* (Zhou and Hansen 2006): breadth-first searches under a rising bound on f, in
// which a state is expanded only if an admissible estimate leaves room for a solution within the bound. Each layer is
// complete up to the bound, so that commuting moves need be tried in one order only, and the first solution met is a
// shortest one. When the proof gets long, a beam search gives something to show if a limit ends it.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/beam.hpp"
#include "gridlock/search/breadth_first.hpp"

namespace gridlock {

struct BfIdaStar {
  static constexpr std::string_view kName = "bfidastar";
  static constexpr std::string_view kSummary = "breadth-first under a rising bound, commuting moves in one order";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;
  static constexpr std::uint64_t kEasy = 50000;  // expansions after which the beam search is worth its time

  template <CommutingSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    if (!h.admissible()) return breadth_first<AwakeMoves<S>>(space, monitor, NeverSkip{});

    SearchResult<typename S::Move> known;  // by beam search
    Cost bound = h(space.start());
    Cost at_most = kDeadEnd - 1;
    std::optional<Outcome> stop;
    bool beamed = false;
    while (!stop && bound <= at_most) {
      monitor.raise_lower_bound(bound);
      Cost least_refused = kDeadEnd;
      auto found = breadth_first<AwakeMoves<S>>(space, monitor, [&](const typename S::State& state, Cost depth) {
        const Cost estimate = h(state);
        const Cost f = estimate == kDeadEnd ? kDeadEnd : depth + std::max(Cost{1}, estimate);  // no goal: it costs
        least_refused = f > bound ? std::min(least_refused, f) : least_refused;
        return f > bound;
      });
      if (found.outcome == Outcome::solved) return found;
      bound = least_refused;
      if (found.outcome != Outcome::unsolvable) {
        stop = found.outcome;
      } else if (!beamed && monitor.stats.expanded > kEasy) {
        beamed = true;
        known = Beam::run(space, h, monitor, options);
        if (known.outcome == Outcome::unsolvable) return known;
        if (known.outcome == Outcome::solved) at_most = known.cost - 1;
        stop = monitor.look();
        if (known.outcome == Outcome::solved && !options.until_optimal) return known;
      }
    }
    if (known.outcome == Outcome::solved) {
      known.optimal = !stop;
      if (!stop) monitor.raise_lower_bound(known.cost);
    } else {
      known.outcome = stop.value_or(Outcome::unsolvable);
    }
    return known;
  }
};

}  // namespace gridlock
