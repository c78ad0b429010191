// IDA* (Korf 1985): depth-first probes under a rising cost bound. Plain IDA* drowns in the many orders of the same
// moves, so states met in a probe are remembered (Reinefeld and Marsland 1994), up to a fixed number of them.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/search/depth_first.hpp"

namespace gridlock {

struct IdaStar {
  static constexpr std::string_view kName = "idastar";
  static constexpr std::string_view kSummary = "iterative deepening A*, with a transposition table";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRows<0> kOptions{};
  static constexpr std::size_t kRemembered = std::size_t{1} << 22;

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions&) {
    SearchResult<typename S::Move> result;
    DepthFirst<S, H> probe(space, h, monitor);
    probe.archive_limit = kRemembered;
    ++monitor.stats.generated;
    // An inadmissible estimate must not cut: the bound then rises by the cost so far alone.
    const Cost root_h = h(space.start());
    for (Cost bound = root_h == kDeadEnd ? kDeadEnd
                      : h.admissible()   ? root_h
                                         : Cost{};
         bound.finite(); bound = probe.next_bound) {
      probe.bound = bound;
      monitor.raise_lower_bound(bound);
      bool solved = false;
      probe.run([&](Cost cost, const auto& moves) {
        result.cost = cost;
        result.moves = unfolded(space, moves);
        return solved = true;
      });
      if (solved) {
        result.outcome = Outcome::solved;
        result.optimal = true;  // every line that costs less was tried by the probes before
        monitor.found(result.cost);
        return result;
      }
      if (probe.stopped) {
        result.outcome = *probe.stopped;
        return result;
      }
    }
    // Lines that are too long to be counted were cut.
    result.outcome = probe.next_bound == kTooMuch ? Outcome::gave_up : Outcome::unsolvable;
    return result;
  }
};

}  // namespace gridlock
