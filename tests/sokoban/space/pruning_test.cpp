// The rules that prune, against the truth: from every position that has a solution, a shortest one must survive.
#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/explored.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::SlowLevel;

const std::uint64_t kPrunedLevels = testing::cases(1000);

// From each state the rules let through, the best way on that they leave must be as good as the best there is.
void expect_optimal_ways_kept(const Puzzle& puzzle, Metric metric, DeadlockRules rules) {
  if (!Kind::hopeless(puzzle).empty()) return;
  const SlowLevel truth(puzzle, metric);
  const Layout layout(puzzle, metric, rules);
  const PushSpace<2> space(layout);
  ASSERT_TRUE(truth.optimum() == SlowLevel::kNever || !layout.hopeless());
  for (const auto& state : testing::explored(space)) {
    const Cost distance = truth.to_goal(testing::box_cells(space, state), testing::player_cell(space, state));
    if (distance == SlowLevel::kNever || distance == Cost{}) continue;
    Cost best = SlowLevel::kNever;
    space.for_each_successor(state, [&](auto, const auto& next, Cost edge) {
      const Cost rest = truth.to_goal(testing::box_cells(space, next), testing::player_cell(space, next));
      if (rest != SlowLevel::kNever) best = std::min(best, rest + edge);
    });
    ASSERT_EQ(best, distance) << puzzle.ground << " width " << puzzle.width << ", boxes "
                              << ::testing::PrintToString(testing::box_cells(space, state)) << ", player "
                              << testing::player_cell(space, state);
  }
}

TEST(SokobanPruning, keeps_a_push_optimal_way_from_every_position) {
  for (std::uint64_t seed = 0; seed < kPrunedLevels; ++seed)
    ASSERT_NO_FATAL_FAILURE(expect_optimal_ways_kept(testing::some_level(seed), Metric::pushes, kAllRules))
        << "seed " << seed;
}

TEST(SokobanPruning, keeps_an_optimal_way_in_every_metric_and_with_every_choice_of_rules) {
  for (std::uint64_t seed = 0; seed < kPrunedLevels / 4; ++seed)
    for (const Metric metric : Kind::kMetrics)
      ASSERT_NO_FATAL_FAILURE(
          expect_optimal_ways_kept(testing::some_level(seed), metric, static_cast<DeadlockRules>(seed % 8)))
          << "seed " << seed << " " << name_of(metric);
}

}  // namespace
}  // namespace gridlock::sokoban
