// A board for every property that a heuristic does not have: the boards of docs/heuristics.md.
#pragma once

#include <string_view>
#include <vector>

#include "gridlock/core/space.hpp"

namespace gridlock::testing {

// Against admissibility: `value` is above `truth`, the true distance. Against consistency: `move` lowers the value to
// `truth`, by more than one.
struct HeuristicCounterexample {
  std::string_view heuristic;
  std::vector<Metric> metrics;
  std::string_view board;
  Count value;
  Count truth;
  std::string_view move = {};  // empty: against admissibility
};

inline const std::vector<HeuristicCounterexample>& counterexamples() {
  static constexpr std::string_view kHiddenJam =
      "..A..\n"
      "..ABB\n"
      "XX.C.\n"
      ".DDC.\n";
  static constexpr std::string_view kCountedTwice =
      "...A.\n"
      "XXBA.\n"
      "..BCC\n"
      ".....\n"
      ".....\n";
  static constexpr std::string_view kLongWay =
      "....\n"
      "....\n"
      "....\n"
      ".XXA\n"
      "...A\n"
      "...A\n";
  static constexpr std::string_view kMuchRoom =
      "....\n"
      "....\n"
      ".XXA\n"
      "...A\n"
      "....\n"
      "....\n";
  static constexpr std::string_view kTwoWithRoom =
      ".....\n"
      ".....\n"
      "..A.B\n"
      "XXA.B\n"
      ".....\n"
      ".....\n";
  static constexpr std::string_view kThreeWithRoom =
      "......\n"
      "......\n"
      ".XXABC\n"
      "...ABC\n"
      "......\n"
      "......\n";
  static constexpr std::string_view kTwoInARow =
      ".....\n"
      "XX.AB\n"
      "...AB\n"
      ".....\n";
  static constexpr std::string_view kOneAtTheEdge =
      "....\n"
      "....\n"
      "XXA.\n"
      "..A.\n";
  static constexpr std::string_view kTwiceAtOnce =
      "...A..\n"
      "...ABB\n"
      ".XXA.C\n"
      "..DEEC\n"
      "..D.FF\n"
      "..GGHH\n";
  static constexpr std::string_view kTwiceAtOnceInSteps =
      "..ABB.\n"
      "..ACDE\n"
      ".XXCDE\n"
      "......\n"
      "......\n"
      "......\n";
  constexpr Metric moves = Metric::moves;
  constexpr Metric steps = Metric::steps;
  static const std::vector<HeuristicCounterexample> all{
      {"traffic", {moves, steps}, kHiddenJam, 3, 1, "A+1"},  {"advanced", {moves}, kCountedTwice, 5, 4},
      {"advanced", {moves, steps}, kHiddenJam, 5, 3, "A+1"}, {"distance", {moves}, kLongWay, 3, 2},
      {"distance", {moves}, kLongWay, 3, 0, "A-3"},          {"mobility", {moves, steps}, kMuchRoom, 3, 2},
      {"mobility", {moves, steps}, kMuchRoom, 3, 0, "A+1"},  {"lookahead", {moves}, kTwoWithRoom, 4, 3},
      {"lookahead", {steps}, kThreeWithRoom, 7, 6},          {"lookahead", {moves}, kTwoInARow, 3, 1, "A+1"},
      {"lookahead", {steps}, kOneAtTheEdge, 3, 1, "A-1"},    {"forced", {moves}, kTwiceAtOnce, 7, 5, "G-1"},
      {"forced", {steps}, kTwiceAtOnceInSteps, 8, 6, "E-1"},
  };
  return all;
}

}  // namespace gridlock::testing
