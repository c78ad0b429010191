// Random legal moves from the start until the puzzle happens to be solved, restarted after --max-moves; the best of
// --runs tries is kept, and how the tries went is reported.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/options.hpp"
#include "gridlock/core/random.hpp"

namespace gridlock {

// One try: the moves of a random solution of at most `longest` moves; empty if it failed or was stopped.
template <StateSpace S>
class RandomWalk {
 public:
  using Move = typename S::Move;

  RandomWalk(const S& space, Monitor& monitor, std::uint64_t seed) : space_(space), monitor_(monitor), random_(seed) {}

  std::vector<Move> moves;
  Cost cost;
  std::optional<Outcome> stopped;

  bool try_once(std::uint64_t longest) {
    moves.clear();
    cost = Cost{};
    auto state = space_.start();
    ++monitor_.stats.generated;
    while (!space_.is_goal(state)) {
      if (moves.size() >= longest) return false;
      if ((stopped = monitor_.poll())) return false;
      monitor_.expands([&] { return fingerprint(space_, state); });
      choices_.clear();
      space_.for_each_successor(state, [&](auto move, const auto& next, Cost c) {
        choices_.push_back({next, move, c});
      });
      monitor_.stats.generated += choices_.size();
      if (choices_.empty()) return false;
      const Choice& choice = choices_[random_.below(static_cast<std::uint32_t>(choices_.size()))];
      state = choice.next;
      cost += choice.cost;
      moves.push_back(choice.move);
    }
    return cost.finite();
  }

 private:
  struct Choice {
    typename S::State next;
    Move move;
    Cost cost;
  };
  const S& space_;
  Monitor& monitor_;
  Random random_;
  Buffer<Choice> choices_;
};

// Adds one successful run to the statistics.
inline void count_run(RunStatistics& statistics, Count cost) {
  statistics.min = statistics.solved == 0 ? cost : std::min(statistics.min, cost);
  statistics.max = std::max(statistics.max, cost);
  ++statistics.solved;
  statistics.mean += (static_cast<double>(cost) - statistics.mean) / static_cast<double>(statistics.solved);
}

// What a search that tries its luck again and again can be told.
constexpr OptionRow runs_option(double usual) { return integer_option("runs", "how many tries", usual, 1, 1e15); }
constexpr OptionRow longest_try_option(double usual) {
  return integer_option("max-moves", "the longest line of play to try", usual, 1);
}

struct RandomSearch {
  static constexpr std::string_view kName = "random";
  static constexpr std::string_view kSummary = "random moves, the best of --runs tries of --max-moves";
  static constexpr bool kOptimal = false;
  static constexpr bool kUsesHeuristic = false;
  static constexpr OptionRow kRuns = runs_option(1000);
  static constexpr OptionRow kMaxMoves = longest_try_option(10000);
  static constexpr OptionRows<3> kOptions{kRuns, kMaxMoves, kSeedOption};

  template <StateSpace S, Heuristic<S> H>
  static SearchResult<typename S::Move> run(const S& space, H&, Monitor& monitor, const SearchOptions& options) {
    SearchResult<typename S::Move> result;
    RunStatistics statistics;
    RandomWalk<S> walk(space, monitor, options.seed);
    const auto runs = options.get<std::uint64_t>(kRuns);
    const auto longest = options.get<std::uint32_t>(kMaxMoves);
    while (statistics.runs < runs && !walk.stopped) {
      bool solved = false;
      if (const auto ended = outcome_of([&] { solved = walk.try_once(longest); })) walk.stopped = ended;
      if (!walk.stopped) ++statistics.runs;
      if (!solved) continue;
      if (statistics.solved == 0 || walk.cost < result.cost) {
        result.cost = walk.cost;
        result.moves = walk.moves;
        monitor.found(walk.cost);
      }
      count_run(statistics, leading_count(space, walk.cost));
    }
    result.outcome = statistics.solved > 0 ? Outcome::solved : walk.stopped.value_or(Outcome::gave_up);
    result.runs = statistics;
    return result;
  }
};

}  // namespace gridlock
