// What the engine needs to know of Rush Hour: its names, metrics, heuristics and state spaces.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "gridlock/core/type_list.hpp"
#include "gridlock/rushhour/auto.hpp"
#include "gridlock/rushhour/heuristics/advanced.hpp"
#include "gridlock/rushhour/heuristics/blockers.hpp"
#include "gridlock/rushhour/heuristics/critical_path.hpp"
#include "gridlock/rushhour/heuristics/distance.hpp"
#include "gridlock/rushhour/heuristics/forced.hpp"
#include "gridlock/rushhour/heuristics/lookahead.hpp"
#include "gridlock/rushhour/heuristics/mobility.hpp"
#include "gridlock/rushhour/heuristics/traffic.hpp"
#include "gridlock/rushhour/heuristics/zero.hpp"
#include "gridlock/rushhour/notation.hpp"
#include "gridlock/rushhour/packed_space.hpp"
#include "gridlock/rushhour/puzzle.hpp"
#include "gridlock/rushhour/random_improve.hpp"
#include "gridlock/rushhour/small_space.hpp"
#include "gridlock/search/searches.hpp"

namespace gridlock::rushhour {

struct Kind {
  using Puzzle = rushhour::Puzzle;
  // The order is that of `gridlock list heuristics`.
  using Heuristics = TypeList<Zero, Blockers, Traffic, Advanced, Distance, CriticalPath, Mobility, Lookahead, Forced>;

  // `auto` first, then what every puzzle has, then its own.
  using Searches = Joined<TypeList<Auto>, Joined<gridlock::Searches, TypeList<RandomImprove>>>;

  static constexpr std::string_view kName = "rushhour";
  static constexpr std::string_view kTitle = "Rush Hour";
  static constexpr std::string_view kDefaultHeuristic = "blockers";
  static constexpr std::array kMetrics{Metric::moves, Metric::steps};  // the default first

  // Calls use(space) with the narrowest state space that holds the board. Vehicles marked in `frozen` stay put.
  template <class Use>
  static auto with_space(const Puzzle& puzzle, Metric metric, const std::vector<bool>& frozen, Use&& use) {
    const Layout layout(puzzle, metric, frozen);
    if (SmallSpace::fits(layout)) return use(SmallSpace(layout));
    if (PackedSpace<2>::fits(layout)) return use(PackedSpace<2>(layout));
    return use(PackedSpace<5>(layout));
  }

  // Why the puzzle has no solution, where one look shows it; else empty.
  static std::string hopeless(const Puzzle& puzzle) { return shut_in(puzzle); }

  static std::string notation(const Puzzle& puzzle, Slide slide) { return to_text(puzzle, slide); }

  // The vehicles that move in none of these solutions, the primary excepted; none if there are no solutions.
  static std::vector<bool> unmoved(const Puzzle& puzzle, const std::vector<std::vector<std::string>>& solutions) {
    std::vector<bool> frozen(puzzle.vehicles.size(), !solutions.empty());
    frozen[puzzle.primary] = false;
    for (const auto& solution : solutions)
      for (const auto& move : solution) frozen[slide_from(puzzle, move).vehicle] = false;
    return frozen;
  }
};

}  // namespace gridlock::rushhour
