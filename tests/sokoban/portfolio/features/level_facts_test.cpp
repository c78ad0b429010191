#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

#include <gtest/gtest.h>

#include "tests/sokoban/support/slow_box.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

TEST(LevelFacts, say_where_the_boxes_of_the_start_can_be_pushed_alone) {
  int beyond = 0;
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    const Layout layout(testing::some_level(number), Metric::pushes);
    const Level& level = layout.level();
    const LevelFacts facts(layout);
    testing::Squares anywhere;
    for (std::size_t base = 0; base < level.boxes().size(); ++base) {
      const auto to = testing::pushed_to(level, {}, level.boxes()[base], {level.player()});
      for (Square s = 0; s < level.size(); ++s)
        ASSERT_EQ(has_bit(facts.suppliers(s), base), to.count(s) > 0) << "level " << number << ", square " << s;
      anywhere.insert(to.begin(), to.end());
    }
    for (Square s = 0; s < level.size(); ++s) {
      ASSERT_EQ(facts.beyond(s), anywhere.count(s) == 0) << "level " << number << ", square " << s;
      beyond += facts.beyond(s) ? 1 : 0;
    }
  }
  EXPECT_GT(beyond, testing::among_usual(testing::cases(100)));
}

TEST(LevelFacts, know_the_dead_squares_as_those_without_a_nearest_goal) {
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    const Layout layout(testing::some_level(number), Metric::pushes);
    const Level& level = layout.level();
    const LevelFacts facts(layout);
    const auto anywhere = testing::all_squares(level);
    for (Square s = 0; s < level.size(); ++s) {
      const auto to = testing::pushed_to(level, {}, s, anywhere);
      const bool dead = std::none_of(to.begin(), to.end(), [&](Square goal) { return level.is_goal(goal); });
      ASSERT_EQ(facts.nearest_goal(s) == kFar, dead) << "level " << number << ", square " << s;
      ASSERT_EQ(facts.nearest_goal(s) == 0, level.is_goal(s)) << "level " << number << ", square " << s;
    }
  }
}

TEST(LevelFacts, count_steps_that_shrink_by_one_from_square_to_square) {
  for (std::uint64_t number = 0; number < testing::cases(100); ++number) {
    const Layout layout(testing::some_level(number), Metric::pushes);
    const Level& level = layout.level();
    const LevelFacts facts(layout);
    for (Square from = 0; from < level.size(); ++from)
      for (Square to = 0; to < level.size(); ++to) {
        ASSERT_EQ(facts.walk(from, to), facts.walk(to, from));
        Distance nearest = kFar;
        for (const Direction d : kDirections)
          if (level.next(to, d) != level.wall()) nearest = std::min(nearest, facts.walk(from, level.next(to, d)));
        ASSERT_EQ(facts.walk(from, to), from == to ? 0 : nearest + 1) << "level " << number;
      }
  }
}

}  // namespace
}  // namespace gridlock::sokoban
