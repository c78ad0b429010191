#include "gridlock/sokoban/space/layout.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/space/freeze.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

Rows rows_of(const Layout& layout, const std::vector<Square>& squares) {
  Rows rows;
  rows.clear(layout.height());
  for (const Square square : squares) rows.add(layout.place(square));
  return rows;
}

TEST(Layout, finds_the_boxes_frozen_that_the_recursive_test_finds) {
  int frozen_boxes = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(2000); ++seed) {
    Random random(testing::seeded(seed));
    const Puzzle puzzle = testing::random_level(random, {.width = 8, .height = 7, .boxes = 6, .walls = 0.2});
    const Layout layout(puzzle, Metric::pushes);
    const auto& boxes = layout.level().boxes();
    const Board board(layout.level(), boxes);
    Freeze freeze(layout.terrain());
    const Rows box_rows = rows_of(layout, boxes);
    Rows frozen;
    layout.find_frozen(box_rows, frozen);
    for (const Square box : boxes) {
      const bool expected = freeze.frozen(board, box);
      ASSERT_EQ(frozen.has(layout.place(box)), expected) << "seed " << seed << " box " << box;
      ASSERT_TRUE(!expected || layout.may_be_frozen(box_rows, layout.place(box)));
      frozen_boxes += expected ? 1 : 0;
    }
  }
  EXPECT_GT(frozen_boxes, testing::among_usual(testing::cases(1000)));
}

TEST(Layout, numbers_every_square_where_a_box_may_stand_and_no_other) {
  for (std::uint64_t seed = 0; seed < testing::cases(100); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    for (const DeadlockRules rules : {kAllRules, DeadlockRules{0}}) {
      const Layout layout(puzzle, Metric::pushes, rules);
      for (std::size_t n = 0; n < layout.box_squares(); ++n) {
        const Square square = layout.box_square(n);
        EXPECT_EQ(layout.box_number(square), n);
        EXPECT_EQ(layout.square(layout.place(square)), square);
      }
      EXPECT_TRUE(rules != 0 || layout.box_squares() == static_cast<std::size_t>(layout.level().size()));
      if (layout.hopeless()) continue;
      for (std::size_t n = 0; n < layout.box_squares(); ++n)
        EXPECT_TRUE(rules == 0 || !layout.terrain().dead(layout.box_square(n)));
    }
  }
}

TEST(Layout, knows_a_tunnel_by_the_walls_on_both_sides) {
  Puzzle puzzle;
  puzzle.width = 6;
  puzzle.height = 5;
  puzzle.ground =
      "######"
      "#    #"
      "#### #"
      "#.   #"
      "######";
  puzzle.player = 7;
  puzzle.boxes = {8};
  const Layout layout(puzzle, Metric::pushes);
  EXPECT_TRUE(layout.in_tunnel({1, 2}, Direction::right));
  EXPECT_FALSE(layout.in_tunnel({1, 2}, Direction::up));
  EXPECT_TRUE(layout.in_tunnel({2, 4}, Direction::down));
  EXPECT_FALSE(layout.in_tunnel({1, 4}, Direction::right));
}

}  // namespace
}  // namespace gridlock::sokoban
