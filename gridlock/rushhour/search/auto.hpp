// The default search: whichever method proves the optimum fastest on this board.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "gridlock/core/options.hpp"
#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/rushhour/heuristics/forced.hpp"
#include "gridlock/rushhour/improve/random_improve.hpp"
#include "gridlock/search/astar.hpp"
#include "gridlock/search/breadth_first.hpp"
#include "gridlock/search/distributed/hda.hpp"

namespace gridlock::rushhour {

struct Auto {
  static constexpr std::string_view kName = "auto";
  static constexpr std::string_view kSummary = "the fastest proof for this board (the default)";
  static constexpr bool kOptimal = true;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRows<3> kOptions{kUntilOption, kSeedOption, kThreadsOption};

  template <CommutingSpace S, Heuristic<S> H>
  static SearchResult<Slide> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    // On a small board, looking at a state costs less than judging it. On others: look, solve, prove.
    const Puzzle& puzzle = space.layout().puzzle();
    if (std::max(puzzle.width, puzzle.height) <= 6) return breadth_first<AwakeMoves<S>>(space, monitor, NeverSkip{});
    Estimate<S> forced(std::type_identity<Forced>{}, space);
    auto proof = AStar::on(space, forced);
    if (const auto proved = proof.run(monitor, kEasy)) return *proved;
    std::uint64_t walks = 0;
    const auto another_walk = [&] { return improved_walk(space, monitor, options.seed + walks++); };
    auto found = another_walk();
    if (found && !options.until_optimal) return *found;
    // The better the solution, the fewer states the proof has to keep.
    const auto proved = [&](auto& proof) {
      for (std::size_t states = kManyStates; walks <= kMostWalks; states += kManyStates) {
        if (found) proof.offer(std::move(*found));
        if (const auto end = proof.run(monitor, states)) return *end;
        found = another_walk();
      }
      if (found) proof.offer(std::move(*found));
      return *proof.run(monitor);
    };
    if constexpr (kHasThreads)
      if (options.threads > 1) {
        HdaTeam<S, Estimate<S>> team(space, forced, options.threads);
        return proved(team);
      }
    return proved(proof);
  }

 private:
  static constexpr std::size_t kEasy = 20'000;           // states before another answer is looked for
  static constexpr std::size_t kManyStates = 1'000'000;  // with which a proof takes ten times as long as a walk
  static constexpr std::uint64_t kMostWalks = 10;
  static constexpr std::size_t kNeighbourhood = 100'000;  // a fraction of a second; the proof is the real work

  // A random solution, improved: soon there, and seldom far from the optimum.
  template <class S>
  static std::optional<SearchResult<Slide>> improved_walk(const S& space, Monitor& monitor, std::uint64_t seed) {
    Monitor own = monitor.child();
    auto found = RandomImprove::best_of_runs(space, own, {.seed = seed}, {.neighbourhood = kNeighbourhood});
    if (found.outcome != Outcome::solved) return std::nullopt;
    found.runs.reset();
    return found;
  }
};

}  // namespace gridlock::rushhour
