// That the features of a rating are what they say, and the class grows with them.
#include "gridlock/sokoban/generate/rate.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/space/pushes_text.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::sokoban {
namespace {

using gridlock::testing::only_level;
using gridlock::testing::SlowLevel;

SearchResult<Push> never(const Puzzle&, Monitor&) {
  ADD_FAILURE() << "the space is small enough";
  return {};
}

Rating rating_of(const Puzzle& puzzle) {
  Monitor monitor;
  return rate(puzzle, 1'000'000, monitor, never);
}

TEST(SokobanRate, agrees_with_plain_search_about_the_length) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    const Rating rating = rating_of(puzzle);
    const Cost optimum = SlowLevel(puzzle).optimum();
    EXPECT_EQ(rating.outcome == Outcome::solved, optimum != SlowLevel::kNever) << "seed " << seed;
    if (rating.outcome != Outcome::solved) continue;
    EXPECT_EQ(Cost(rating.pushes), optimum) << "seed " << seed;
    EXPECT_TRUE(rating.optimal);
    EXPECT_GE(rating.pushes, rating.detour);
    EXPECT_GE(rating.detour, 2 * rating.counterintuitive);
    EXPECT_LE(rating.box_changes, std::max(rating.pushes - 1, Count{0}));
  }
}

TEST(SokobanRate, counts_one_straight_line_as_the_easiest) {
  const Rating rating = rating_of(only_level("#######\n#@$  .#\n#######\n", "xsb"));
  EXPECT_EQ(rating.pushes, 3);
  EXPECT_EQ(rating.moves, 3);
  EXPECT_EQ(rating.box_changes, 0);
  EXPECT_EQ(rating.counterintuitive, 0);
  EXPECT_EQ(rating.level, 1);
  ASSERT_TRUE(rating.space);
  EXPECT_EQ(rating.space->solutions, 1);
  EXPECT_EQ(rating.space->luck, 0);
  EXPECT_EQ(rating.space->traps, 0);
  EXPECT_EQ(rating.space->dead_ends, 0);
}

// Either box may go first, and no solution goes to and fro between them.
TEST(SokobanRate, takes_the_solution_with_the_fewest_changes_of_the_box) {
  const Rating rating = rating_of(only_level("########\n#  $  .#\n#@     #\n#  $  .#\n########\n", "xsb"));
  EXPECT_EQ(rating.pushes, 6);
  EXPECT_EQ(rating.box_changes, 1);
  ASSERT_TRUE(rating.space);
  EXPECT_EQ(rating.space->solutions, 20);  // 6 over 3 orders
  EXPECT_EQ(rating.space->dead_ends, 0);
  EXPECT_GT(rating.space->luck, 3);
}

TEST(SokobanRate, sees_traps) {
  const Rating rating = rating_of(only_level("######\n#    #\n# @$.#\n#    #\n######\n", "xsb"));
  ASSERT_TRUE(rating.space);
  EXPECT_DOUBLE_EQ(rating.space->traps, 0.5);  // up and down lose; left and right do not
  EXPECT_EQ(rating.pushes, 1);
}

TEST(SokobanRate, has_no_class_for_what_has_no_solution) {
  const Rating rating = rating_of(only_level("#####\n#$  #\n# @.#\n#####\n", "xsb"));
  EXPECT_EQ(rating.outcome, Outcome::unsolvable);
  EXPECT_EQ(rating.level, 0);
}

TEST(SokobanRate, takes_the_word_of_the_solver_where_the_space_is_too_large) {
  const Puzzle puzzle = only_level("########\n#  $  .#\n#@     #\n#  $  .#\n########\n", "xsb");
  Monitor monitor;
  const Rating rating = rate(puzzle, 5, monitor, [](const Puzzle& p, Monitor&) {
    SearchResult<Push> result;
    result.outcome = Outcome::solved;
    result.moves = pushes_from(p, {"urRlddRuuRdldRuuRdldR"});
    return result;
  });
  EXPECT_FALSE(rating.space);
  EXPECT_FALSE(rating.optimal);
  EXPECT_EQ(rating.pushes, 6);
  EXPECT_EQ(rating.box_changes, 5);
  EXPECT_GT(rating.score, 10);
}

TEST(SokobanRate, a_higher_score_is_never_a_lower_class) {
  int before = 1;
  for (double score = 0; score < 300; score += 0.5) {
    EXPECT_GE(level_of(score), before);
    before = level_of(score);
  }
  EXPECT_EQ(before, 5);
}

}  // namespace
}  // namespace gridlock::sokoban
