// Every heuristic against the truth: what it claims must hold in every position of many small levels.
#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/explored.hpp"
#include "tests/sokoban/slow_level.hpp"
#include "tests/sokoban/solvable_level.hpp"

namespace gridlock::sokoban {
namespace {

using testing::SlowLevel;
using Space = PushSpace<2>;

constexpr std::uint64_t kLevels = 600;

// Calls check(space, truth) for many levels, with every metric in turn, and rules that leave many dead positions in.
template <class Check>
void for_many_levels(Check&& check) {
  for (std::uint64_t seed = 0; seed < kLevels; ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (!Kind::hopeless(puzzle).empty()) continue;
    const Metric metric = Kind::kMetrics[seed % Kind::kMetrics.size()];
    const PushCost cost = PushCost::in(metric);
    const SlowLevel truth(puzzle, cost.push, cost.walk);
    const Layout layout(puzzle, metric, seed / 4 % 2 == 0 ? kGroupRule | kWallRule : kGroupRule);
    const Space space(layout);
    if (layout.hopeless()) continue;
    ASSERT_NO_FATAL_FAILURE(check(space, truth)) << "seed " << seed;
  }
}

template <class H>
class SokobanHeuristic : public ::testing::Test {};

template <class List>
struct AsTypes;
template <class... Hs>
struct AsTypes<TypeList<Hs...>> {
  using type = ::testing::Types<Hs...>;
};
struct Names {
  template <class H>
  static std::string GetName(int) {  // NOLINT(readability-identifier-naming)
    return std::string(H::kName);
  }
};
TYPED_TEST_SUITE(SokobanHeuristic, typename AsTypes<Kind::Heuristics>::type, Names);

TYPED_TEST(SokobanHeuristic, is_zero_when_solved_and_calls_nothing_dead_that_is_not) {
  for_many_levels([](const Space& space, const SlowLevel& truth) {
    Estimate<Space> estimate(std::type_identity<TypeParam>{}, space);
    for (const auto& state : testing::explored(space)) {
      const long distance = truth.to_goal(testing::box_cells(space, state), testing::player_cell(space, state));
      const Cost value = estimate(state);
      ASSERT_TRUE(distance != 0 || value == 0);
      ASSERT_TRUE(value != kDeadEnd || distance == SlowLevel::kNever);
    }
  });
}

TYPED_TEST(SokobanHeuristic, never_exceeds_the_true_cost_if_it_claims_that) {
  for_many_levels([](const Space& space, const SlowLevel& truth) {
    if (!TypeParam::claims(space.layout().metric()).admissible) return;
    Estimate<Space> estimate(std::type_identity<TypeParam>{}, space);
    for (const auto& state : testing::explored(space)) {
      const long distance = truth.to_goal(testing::box_cells(space, state), testing::player_cell(space, state));
      if (distance == SlowLevel::kNever) continue;
      ASSERT_LE(estimate(state), distance) << ::testing::PrintToString(testing::box_cells(space, state));
    }
  });
}

TYPED_TEST(SokobanHeuristic, never_falls_faster_than_the_cost_if_it_claims_that) {
  for_many_levels([](const Space& space, const SlowLevel&) {
    if (!TypeParam::claims(space.layout().metric()).consistent) return;
    Estimate<Space> estimate(std::type_identity<TypeParam>{}, space);
    for (const auto& state : testing::explored(space)) {
      const Cost before = estimate(state);
      estimate.expand(state);
      space.for_each_successor(state, [&](auto, const auto& next, Cost cost) {
        const Cost after = estimate(next);
        ASSERT_TRUE(after == kDeadEnd || before <= after + cost);
      });
    }
  });
}

// Told the parent or not, asked in any order: the value of a state is the same.
TYPED_TEST(SokobanHeuristic, depends_on_the_state_alone) {
  for_many_levels([](const Space& space, const SlowLevel&) {
    Estimate<Space> told(std::type_identity<TypeParam>{}, space), asked(std::type_identity<TypeParam>{}, space);
    for (const auto& state : testing::explored(space)) {
      told.expand(state);
      space.for_each_successor(state, [&](auto, const auto& next, Cost) {
        ASSERT_EQ(told(next), asked(next));
      });
      if (::testing::Test::HasFatalFailure()) return;
    }
  });
}

TYPED_TEST(SokobanHeuristic, never_exceeds_the_most_it_promises) {
  for_many_levels([](const Space& space, const SlowLevel&) {
    Estimate<Space> estimate(std::type_identity<TypeParam>{}, space);
    const Cost most = TypeParam::most(space.layout().puzzle(), space.layout().metric());
    for (const auto& state : testing::explored(space))
      ASSERT_TRUE(estimate(state) == kDeadEnd || estimate(state) <= most);
  });
}

}  // namespace
}  // namespace gridlock::sokoban
