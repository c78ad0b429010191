// Random solutions, each shortened by the improver; the best is kept. Needs no search of the space, so it gives some
// answer on any board that random moves solve at all.
#pragma once

#include "gridlock/core/options.hpp"
#include "gridlock/rushhour/improve/improve.hpp"
#include "gridlock/search/random.hpp"

namespace gridlock::rushhour {

struct RandomImprove {
  static constexpr std::string_view kName = "random-improve";
  static constexpr std::string_view kSummary = "random solutions, each shortened by `improve`; the best of --runs";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRow kRuns = runs_option(10);
  static constexpr OptionRow kMaxMoves = longest_try_option(1'000'000);
  static constexpr OptionRows<3> kOptions{kRuns, kMaxMoves, kSeedOption};

  struct Tries {
    std::uint64_t seed = 1;
    std::uint64_t runs = 1;
    std::uint32_t longest = 1'000'000;
  };

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<Slide> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    return best_of_runs(space, monitor,
                        {options.seed, options.get<std::uint64_t>(kRuns), options.get<std::uint32_t>(kMaxMoves)},
                        ImproveOptions{});
  }

  template <StateSpace S>
  static SearchResult<Slide> best_of_runs(const S& space, Monitor& monitor, const Tries& tries,
                                          const ImproveOptions& thoroughness) {
    SearchResult<Slide> result;
    RunStatistics statistics;
    RandomWalk<S> walk(space, monitor, tries.seed);
    const Metric metric = space.layout().metric();
    while (statistics.runs < tries.runs && !walk.stopped) {
      const bool solved = walk.try_once(tries.longest);
      if (!walk.stopped) ++statistics.runs;
      if (!solved) continue;
      auto improved = improve(space.layout().puzzle(), walk.moves, metric, monitor, thoroughness);
      const Count count = cost_of(improved, metric);
      if (statistics.solved == 0 || count < statistics.min) {
        result.cost = Cost(count);
        result.moves = std::move(improved);
        monitor.found(result.cost);
      }
      count_run(statistics, count);
    }
    result.outcome = statistics.solved > 0 ? Outcome::solved : walk.stopped.value_or(Outcome::gave_up);
    result.runs = statistics;
    return result;
  }
};

}  // namespace gridlock::rushhour
