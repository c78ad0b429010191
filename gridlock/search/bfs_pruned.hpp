// Breadth-first search that drops a state whose estimate is worse than the best of its layer by more than --slack:
// far fewer states, solutions that are near-optimal as a rule.
#pragma once

#include <algorithm>

#include "gridlock/core/options.hpp"
#include "gridlock/search/layered.hpp"

namespace gridlock {

struct BfsPruned {
  static constexpr std::string_view kName = "bfs-pruned";
  static constexpr std::string_view kSummary =
      "breadth-first, without states --slack worse than the best of their layer";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = true;
  static constexpr OptionRow kSlack =
      integer_option("slack", "how much worse than the best of its layer a state may be", 1, 0, 1e15);
  static constexpr OptionRows<1> kOptions{kSlack};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H& h, Monitor& monitor, const SearchOptions& options) {
    const auto slack = options.get<Count>(kSlack);
    const auto count = [&](Cost cost) { return leading_count(space, cost); };
    return layered(space, h, monitor, [&](Buffer<Candidate>& layer) {
      Cost best = kDeadEnd;
      for (const Candidate& candidate : layer) best = std::min(best, candidate.h);
      const auto worse = [&](const Candidate& candidate) { return count(candidate.h) - count(best) > slack; };
      layer.set_size(static_cast<std::size_t>(std::remove_if(layer.begin(), layer.end(), worse) - layer.begin()));
    });
  }
};

}  // namespace gridlock
