// Weighted A* (Pohl 1970): f = g + weight * h. With an admissible h the solution costs at most `weight` times the
// optimum, which also gives a lower bound.
#pragma once

#include <cmath>

#include "gridlock/core/options.hpp"
#include "gridlock/search/best_first.hpp"

namespace gridlock {

struct WAStar {
  static constexpr std::string_view kName = "wastar";
  static constexpr std::string_view kSummary = "weighted A*: the estimate counts --weight times";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = true;

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    // In sixteenths, rounded down, so that the promise holds for the weight as given.
    const auto weight = static_cast<Cost>(std::floor(16 * options.weight));
    auto result = best_first(space, h, monitor, {}, [weight](Cost g, Cost estimate) {
      return static_cast<std::size_t>(std::int64_t{16} * g + std::int64_t{weight} * estimate);
    });
    if (result.outcome == Outcome::solved && h.admissible())
      monitor.raise_lower_bound(static_cast<Cost>(std::ceil(result.cost / std::max(1.0, options.weight))));
    return result;
  }
};

}  // namespace gridlock
