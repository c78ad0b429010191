// Knots against the truth: boxes that have a way home are never called dead, and what is found is learned.
#include "gridlock/sokoban/deadlocks/knots.hpp"

#include <gtest/gtest.h>

#include "tests/sokoban/support/kept_boxes.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

TEST(Knots, are_not_called_dead_where_there_is_a_solution_and_are_known_again) {
  constexpr std::size_t kBudget = 200;
  int seen = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(80); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (Level(puzzle).hopeless()) continue;
    const testing::KeptBoxes level(puzzle);
    for (const auto& position : level.positions()) {
      Patterns patterns(level.layout().terrain());
      Knots knots(level.layout(), patterns);
      const Board board(level.layout().level(), position.boxes);
      const bool dead = knots.deadlocks(board, position.player, kBudget);
      ASSERT_FALSE(dead && position.solvable) << "seed " << seed << " " << ::testing::PrintToString(position.boxes);
      ASSERT_EQ(patterns.size(), dead ? 1u : 0u);
      if (!dead) continue;
      ++seen;
      ASSERT_TRUE(patterns.match_since(0, board, position.player)) << "seed " << seed;
      ASSERT_TRUE(knots.deadlocks(board, position.player, kBudget)) << "seed " << seed;
    }
  }
  EXPECT_GT(seen, testing::among_usual(testing::cases(100)));
}

}  // namespace
}  // namespace gridlock::sokoban
