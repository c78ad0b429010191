// What the engine needs to know of Rush Hour: its names, metrics, heuristics and state spaces.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "gridlock/core/state_formula.hpp"
#include "gridlock/core/type_list.hpp"
#include "gridlock/rushhour/board/notation.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"
#include "gridlock/rushhour/heuristics/advanced.hpp"
#include "gridlock/rushhour/heuristics/blockers.hpp"
#include "gridlock/rushhour/heuristics/critical_path.hpp"
#include "gridlock/rushhour/heuristics/distance.hpp"
#include "gridlock/rushhour/heuristics/forced.hpp"
#include "gridlock/rushhour/heuristics/lookahead.hpp"
#include "gridlock/rushhour/heuristics/mobility.hpp"
#include "gridlock/rushhour/heuristics/own.hpp"
#include "gridlock/rushhour/heuristics/traffic.hpp"
#include "gridlock/rushhour/heuristics/zero.hpp"
#include "gridlock/rushhour/improve/random_improve.hpp"
#include "gridlock/rushhour/search/auto.hpp"
#include "gridlock/rushhour/space/state_counts.hpp"
#include "gridlock/rushhour/space/with_space.hpp"
#include "gridlock/search/searches.hpp"

namespace gridlock::rushhour {

struct Kind {
  using Puzzle = rushhour::Puzzle;
  template <class Space>
  using Estimate = rushhour::Estimate<Space>;
  // The order is that of `gridlock list heuristics`.
  using Heuristics = TypeList<Zero, Blockers, Traffic, Advanced, Distance, CriticalPath, Mobility, Lookahead, Forced>;

  // `auto` first, then what every puzzle has, then its own.
  using Searches = Joined<TypeList<Auto>, Joined<gridlock::Searches, TypeList<RandomImprove>>>;

  static constexpr std::string_view kName = "rushhour";
  static constexpr std::string_view kTitle = "Rush Hour";
  static constexpr std::string_view kDefaultHeuristic = "blockers";
  static constexpr std::string_view kProofHeuristic = "forced";        // the best one for proofs that take long
  static constexpr std::array kMetrics{Metric::moves, Metric::steps};  // the default first
  static constexpr std::array<std::string_view, 3> kCompared{"zero", "blockers", "advanced"};  // heuristics
  static constexpr bool kUntilOptimal = true;  // unless told otherwise, a search goes on after the first solution
  static constexpr OptionRows<2> kOptions{
      member_option("count-exit", "count the final drive-out as one more move"),
      member_option("freeze-unmoved", "hold the vehicles that move in none of the solutions in FILE")};
  static constexpr bool kHasExit = true;  // driving out can be counted as one more move

  // What a state space leaves out.
  struct SpaceOptions {
    std::vector<bool> frozen;  // vehicles that are held in place, by their index; empty: none
  };
  static SpaceOptions space_options(const OptionValues&) { return {}; }
  static SpaceOptions every_position() { return {}; }

  // Calls use(space) with the narrowest state space that holds the board; that takes no time worth watching.
  template <class Use>
  static auto with_space(const Puzzle& puzzle, Metric metric, const SpaceOptions& options, Use&& use,
                         const Watch& = {}) {
    return rushhour::with_space(puzzle, metric, options.frozen, std::forward<Use>(use));
  }

  // Why the puzzle has no solution, where one look shows it; else empty.
  static std::string hopeless(const Puzzle& puzzle) { return shut_in(puzzle); }

  // How many positions there could be, each formula closer than the one before.
  static std::vector<StateFormula> formulas(const Puzzle& puzzle, const Watch& = {}) {
    const StateCounts counts = count_states(puzzle);
    return {{"naive", "at most: every vehicle anywhere on its line", counts.naive},
            {"per_line", "at most: vehicles of a line leave each other less room", counts.per_line},
            {"combinatorial", "at most: vehicles of a line keep their order", counts.combinatorial}};
  }

  // What users see of a cost that a search counts with.
  static Count shown_cost(Metric, Cost cost) { return cost.count(); }

  static std::vector<std::string> notation(const Puzzle& puzzle, const std::vector<Slide>& slides) {
    std::vector<std::string> moves;
    moves.reserve(slides.size());
    for (const Slide slide : slides) moves.push_back(to_text(puzzle, slide));
    return moves;
  }

  // The board in a state of one of its spaces.
  template <class Space>
  static Puzzle position(const Space& space, const typename Space::State& state) {
    Board board(space.layout().puzzle());
    std::array<std::uint8_t, kMaxVehicles> offsets;
    space.offsets(state, offsets.data());
    board.place(offsets.data());
    return board.as_puzzle();
  }

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
