// What the engine needs to know of Sokoban: its names, metrics, heuristics and state spaces.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "gridlock/core/options.hpp"
#include "gridlock/core/type_list.hpp"
#include "gridlock/sokoban/board/corner.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/heuristics/centroid.hpp"
#include "gridlock/sokoban/heuristics/goals.hpp"
#include "gridlock/sokoban/heuristics/matching.hpp"
#include "gridlock/sokoban/heuristics/nearest.hpp"
#include "gridlock/sokoban/heuristics/own.hpp"
#include "gridlock/sokoban/heuristics/pairs.hpp"
#include "gridlock/sokoban/heuristics/triples.hpp"
#include "gridlock/sokoban/heuristics/zero.hpp"
#include "gridlock/sokoban/search/auto.hpp"
#include "gridlock/sokoban/search/sokobot.hpp"
#include "gridlock/sokoban/search/suited_searches.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "gridlock/sokoban/space/puzzle_at.hpp"
#include "gridlock/sokoban/space/state_counts.hpp"
#include "gridlock/sokoban/space/with_space.hpp"

namespace gridlock::sokoban {

struct Kind {
  using Puzzle = sokoban::Puzzle;
  template <class Space>
  using Estimate = sokoban::Estimate<Space>;
  // The order is that of `gridlock list heuristics`.
  using Heuristics = TypeList<Zero, Goals, Centroid, Nearest, Matching, Pairs, Triples>;

  // `auto` first, then what every puzzle has, then its own.
  using Searches = Joined<TypeList<Auto>, Joined<SuitedSearches, TypeList<Fess, Sokobot>>>;

  static constexpr std::string_view kName = "sokoban";
  static constexpr std::string_view kTitle = "Sokoban";
  static constexpr std::string_view kDefaultHeuristic = "triples";
  static constexpr std::string_view kProofHeuristic = "triples";
  static constexpr std::array kMetrics{Metric::pushes, Metric::moves, Metric::pushes_moves, Metric::moves_pushes};
  static constexpr std::array<std::string_view, 3> kCompared{"zero", "nearest", "matching"};  // heuristics
  static constexpr bool kUntilOptimal = false;  // unless told otherwise, the first solution will do
  static constexpr OptionRow kDeadlocks = words_option("deadlocks", "which rules prune", kNamedRules, kAllRules);
  static constexpr OptionRows<1> kOptions{kDeadlocks};
  static constexpr bool kLurd = true;  // solutions are steps, some of which push

  // What a state space leaves out.
  struct SpaceOptions {
    DeadlockRules deadlocks = kAllRules;
  };
  static SpaceOptions space_options(const OptionValues& values) { return {values.get<DeadlockRules>(kDeadlocks)}; }
  static SpaceOptions every_position() { return {.deadlocks = 0}; }

  // Calls use(space) with the narrowest state space that holds the level. Throws Halted if the watch says so before.
  template <class Use>
  static auto with_space(const Puzzle& puzzle, Metric metric, const SpaceOptions& options, Use&& use,
                         const Watch& watch = {}) {
    const Layout layout(puzzle, metric, options.deadlocks, watch);
    return sokoban::with_space(layout, use);
  }

  // How many positions there could be, each formula closer than the one before.
  static std::vector<StateFormula> formulas(const Puzzle& puzzle, const Watch& watch = {}) {
    return count_states(puzzle, watch);
  }

  // The level in a state of one of its spaces; where walking is free, with the player anywhere in his region.
  template <class Space>
  static Puzzle position(const Space& space, const typename Space::State& state) {
    return puzzle_at(space.layout(), space.player(state), [&](auto&& visit) { space.for_each_box(state, visit); });
  }

  // What users see of a cost in this metric: the first count.
  static Count shown_cost(Metric metric, Cost cost) { return first_count(metric, cost); }

  // Why the puzzle has no solution, where one look shows it; else empty.
  static std::string hopeless(const Puzzle& puzzle) {
    const Level level(puzzle);
    if (level.hopeless())
      return level.goals().size() < level.boxes().size() ? "the player can get to more boxes than goals"
                                                         : "a box stands off its goal where the player can never get";
    const auto stuck = [&](Square box) { return cornered(level, box) && !level.is_goal(box); };
    const auto& boxes = level.boxes();
    return std::any_of(boxes.begin(), boxes.end(), stuck) ? "a box is stuck in a corner that is no goal" : "";
  }

  // One text a push: the walk to it in lower case, then the push in upper case.
  static std::vector<std::string> notation(const Puzzle& puzzle, const std::vector<Push>& pushes) {
    return to_text(puzzle, pushes);
  }
};

}  // namespace gridlock::sokoban
