#include "gridlock/sokoban/portfolio/features/hotspots.hpp"

#include <gtest/gtest.h>

#include "gridlock/formats/formats.hpp"
#include "tests/sokoban/support/slow_box.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// As often as it takes for a close look.
int hot_boxes(const std::string& text) {
  const Terrain terrain(std::get<Puzzle>(read_puzzles(text, "", "xsb").at(0).puzzle()));
  Hotspots hotspots(terrain);
  for (int i = 0; i < 100; ++i) hotspots.count(terrain.level().boxes());
  return hotspots.count(terrain.level().boxes());
}

TEST(Hotspots, are_boxes_in_the_only_way_of_another_to_a_goal) {
  EXPECT_EQ(hot_boxes("###########\n#    ##   #\n# @$     .#\n#    ## $.#\n###########\n"), 0);
  EXPECT_EQ(hot_boxes("###########\n#    ##   #\n# @$  $  .#\n#    ##  .#\n###########\n"), 1);
}

TEST(Hotspots, are_none_where_a_box_can_go_round) {
  EXPECT_EQ(hot_boxes("##########\n#        #\n#        #\n# @$ $  .#\n#       .#\n#        #\n##########\n"), 0);
}

// Every pair of squares of small levels: one box in the way of another, or not.
TEST(Hotspots, are_what_takes_goals_from_another_box_as_a_plain_search_tells) {
  int hot = 0;
  for (std::uint64_t number = 0; number < testing::cases(60); ++number) {
    const Terrain terrain(testing::some_level(number));
    const Level& level = terrain.level();
    const auto anywhere = testing::all_squares(level);
    const auto goals_from = [&](const testing::Squares& walls, Square box) {
      const auto to = testing::pushed_to(level, walls, box, anywhere);
      return std::count_if(to.begin(), to.end(), [&](Square s) { return level.is_goal(s); });
    };
    Hotspots hotspots(terrain);
    for (int i = 0; i < 100; ++i) hotspots.count(anywhere);  // by now it has looked at every square
    for (Square a = 0; a < level.size(); ++a)
      for (Square b = static_cast<Square>(a + 1); b < level.size(); ++b) {
        const auto blocks = [&](Square box, Square other) {
          return !level.is_goal(box) && goals_from({box}, other) < goals_from({}, other);
        };
        const int expected = (blocks(a, b) ? 1 : 0) + (blocks(b, a) ? 1 : 0);
        ASSERT_EQ(hotspots.count({a, b}), expected) << "level " << number << ", squares " << a << " and " << b;
        hot += expected;
      }
  }
  EXPECT_GT(hot, testing::among_usual(testing::cases(200)));
}

}  // namespace
}  // namespace gridlock::sokoban
