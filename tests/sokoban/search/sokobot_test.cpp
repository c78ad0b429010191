#include "gridlock/sokoban/search/sokobot.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/heuristics/zero.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock::sokoban {
namespace {

using Space = PushSpace<2>;

SearchResult<Push> run(const Puzzle& puzzle, DeadlockRules rules, double weight_of_moves, Stats& stats) {
  const Layout layout(puzzle, Metric::moves, rules);
  const Space space(layout);
  Estimate<Space> zero(std::type_identity<Zero>{}, space);
  Monitor monitor;
  SearchOptions options;
  options.values.set("weights.move", weight_of_moves);
  auto result = Sokobot::run(space, zero, monitor, options);
  stats = monitor.stats;
  return result;
}

TEST(Sokobot, processes_fewer_nodes_the_more_rules_it_has) {
  std::uint64_t none = 0, wall = 0, both = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    Stats stats;
    run(puzzle, 0, 1, stats);
    none += stats.expanded;
    run(puzzle, kWallRule, 1, stats);
    wall += stats.expanded;
    run(puzzle, kWallRule | kGroupRule, 1, stats);
    both += stats.expanded;
  }
  EXPECT_LT(wall, none);
  EXPECT_LT(both, wall);
}

TEST(Sokobot, goes_deep_with_a_negative_weight_of_moves) {
  Count steps_by_default = 0, steps_when_deep = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    Stats stats;
    const auto by_default = run(puzzle, kAllRules, 1, stats);
    const auto when_deep = run(puzzle, kAllRules, -1, stats);
    ASSERT_EQ(by_default.outcome, when_deep.outcome);
    steps_by_default += by_default.cost.count();
    steps_when_deep += when_deep.cost.count();
  }
  EXPECT_LT(steps_by_default, steps_when_deep);
}

TEST(Sokobot, proves_that_a_box_in_a_corner_stays_there_with_and_without_rules) {
  Puzzle puzzle;
  puzzle.width = 6;
  puzzle.height = 5;
  puzzle.ground =
      "######"
      "#    #"
      "#    #"
      "#   .#"
      "######";
  puzzle.boxes = {7};
  puzzle.player = 14;
  Stats stats;
  EXPECT_EQ(run(puzzle, 0, 1, stats).outcome, Outcome::unsolvable);
  EXPECT_GT(stats.expanded, 5u);
  EXPECT_EQ(run(puzzle, kAllRules, 1, stats).outcome, Outcome::unsolvable);
  EXPECT_EQ(stats.expanded, 0u);
}

}  // namespace
}  // namespace gridlock::sokoban
