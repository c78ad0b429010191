// Weighted A* (Pohl 1970): f = g + weight * h. With an admissible h the solution costs at most `weight` times the
// optimum, which also gives a lower bound.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "gridlock/core/options.hpp"
#include "gridlock/search/best_first.hpp"

namespace gridlock {

struct WAStar {
  static constexpr std::string_view kName = "wastar";
  static constexpr std::string_view kSummary = "weighted A*: the estimate counts --weight times";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRow kWeight = number_option("weight", "W", "how much the heuristic counts", 2, 1, 1e6);
  static constexpr OptionRows<1> kOptions{kWeight};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    const std::uint64_t weight = sixteenths(options.get<double>(kWeight));
    const bool two_counts = has_two_counts(space);
    auto result = best_first(space, h, monitor, {}, [weight, two_counts](Cost g, Cost estimate) {
      return two_counts ? whole_priority(g, estimate, weight) : 16 * g.key() + weight * estimate.key();
    });
    if (result.outcome == Outcome::solved && h.admissible())
      monitor.raise_lower_bound(divided(result.cost, std::max(weight, std::uint64_t{16})));
    return result;
  }

  // The weight in sixteenths, rounded down, so that the promise holds for the weight as given. Beyond a million the
  // cost so far has no say any more.
  static std::uint64_t sixteenths(double weight) {
    return static_cast<std::uint64_t>(std::floor(16 * std::min(weight, 1e6)));
  }

  // g + weight * h, rounded down to whole units of the second count; all ones if that is more than 64 bits hold. A cost
  // is taken for one number here, the first count being 2^32 times the second.
  static std::uint64_t whole_priority(Cost g, Cost h, std::uint64_t weight) {
    const std::uint64_t first = weight * static_cast<std::uint64_t>(h.first());
    const std::uint64_t second = weight * static_cast<std::uint64_t>(h.second());
    if (first >= std::uint64_t{1} << 34) return ~std::uint64_t{0};
    return g.key() + (first << 28) + second / 16;
  }

  // The least cost that is, times the weight, at least this one.
  static Cost divided(Cost cost, std::uint64_t sixteenths) {
    const std::uint64_t rest = cost.key() % sixteenths;
    const std::uint64_t key = cost.key() / sixteenths * 16 + (rest * 16 + sixteenths - 1) / sixteenths;
    const auto first = static_cast<Count>(key >> 32), second = static_cast<Count>(key & 0xffffffffu);
    return second > Cost::kMostOfOne ? Cost(first + 1, 0) : Cost(first, second);
  }
};

}  // namespace gridlock
