// The heuristics on positions whose values can be seen by eye.
#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock::sokoban {
namespace {

Puzzle level(int width, const std::string& drawing) {
  Puzzle puzzle;
  puzzle.width = width;
  puzzle.height = static_cast<int>(drawing.size()) / width;
  for (std::size_t cell = 0; cell < drawing.size(); ++cell) {
    const char c = drawing[cell];
    puzzle.ground += c == '#' ? '#' : c == '.' || c == '*' || c == '+' ? '.' : ' ';
    if (c == '$' || c == '*') puzzle.boxes.push_back(static_cast<int>(cell));
    if (c == '@' || c == '+') puzzle.player = static_cast<int>(cell);
  }
  return puzzle;
}

template <class H>
Cost value(const Puzzle& puzzle, Metric metric = Metric::pushes) {
  const Layout layout(puzzle, metric);
  const PushSpace<2> space(layout);
  Estimate<PushSpace<2>> estimate(std::type_identity<H>{}, space);
  for (int i = 0; i < 10000; ++i) estimate(space.start());  // those that learn have learned then
  return estimate(space.start());
}

// Both boxes are nearest to the goal in the middle; one of them must go past it.
const Puzzle kTwoForOne = level(9,
                                "#########"
                                "#       #"
                                "# $. $ .#"
                                "#  @    #"
                                "#########");

TEST(SokobanHeuristicValues, nearest_gives_one_goal_to_many_boxes_and_matching_to_one) {
  EXPECT_EQ(value<Zero>(kTwoForOne), Cost(0));
  EXPECT_EQ(value<Goals>(kTwoForOne), Cost(2));
  EXPECT_EQ(value<Nearest>(kTwoForOne), Cost(3));
  EXPECT_EQ(value<Matching>(kTwoForOne), Cost(3));
  EXPECT_EQ(value<Centroid>(kTwoForOne), Cost(3));
}

TEST(SokobanHeuristicValues, count_in_the_metric_of_the_level) {
  EXPECT_EQ(value<Matching>(kTwoForOne, Metric::moves), Cost(3));
  EXPECT_EQ(value<Matching>(kTwoForOne, Metric::pushes_moves), Cost(3, 3));
  EXPECT_EQ(value<Matching>(kTwoForOne, Metric::moves_pushes), Cost(3, 3));
}

TEST(SokobanHeuristicValues, matching_finds_no_goal_behind_a_frozen_box) {
  // The box in the mouth of the corridor is home, and frozen there; the goal at its end is lost.
  const Puzzle puzzle = level(8,
                              "########"
                              "#   ####"
                              "#@$  *##"
                              "#   # ##"
                              "#   #.##"
                              "########");
  EXPECT_NE(value<Nearest>(puzzle), kDeadEnd);
  EXPECT_EQ(value<Matching>(puzzle), kDeadEnd);
}

TEST(SokobanHeuristicValues, pairs_sees_what_two_boxes_do_to_each_other) {
  // Nobody gets between the boxes: one of them must step aside and back.
  const Puzzle room = level(10,
                            "##########"
                            "#        #"
                            "#        #"
                            "# @ $$ ..#"
                            "#        #"
                            "#        #"
                            "##########");
  EXPECT_EQ(value<Matching>(room), Cost(6));
  EXPECT_EQ(value<Pairs>(room), Cost(8));
  // Nor here, but there is no room to step aside.
  const Puzzle corridor = level(9,
                                "#########"
                                "# @$ $..#"
                                "#########");
  EXPECT_EQ(value<Matching>(corridor), Cost(5));
  EXPECT_EQ(value<Pairs>(corridor), kDeadEnd);
}

TEST(SokobanHeuristicValues, triples_are_exact_for_three_boxes_and_three_goals) {
  int exact = 0, more_than_pairs = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    Random random(testing::seeded(number));
    testing::LevelShape shape;
    shape.width = 8;
    shape.height = 6;
    shape.boxes = 3;
    shape.walls = 0.25;
    const Puzzle puzzle = testing::solvable_level(random, shape);
    const testing::SlowLevel truth(puzzle);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.hopeless() || layout.level().boxes().size() != 3 || truth.optimum() == kDeadEnd) continue;
    EXPECT_EQ(value<Triples>(puzzle), truth.optimum()) << "level " << number;
    ++exact;
    more_than_pairs += value<Pairs>(puzzle) < truth.optimum() ? 1 : 0;
  }
  EXPECT_GT(exact, 10);
  EXPECT_GT(more_than_pairs, 0);
}

// The value of the start, with tables that were made before anyone asked.
template <class H>
Cost prepared_value(const Puzzle& puzzle) {
  const Layout layout(puzzle, Metric::pushes);
  const PushSpace<2> space(layout);
  Estimate<PushSpace<2>> estimate(std::type_identity<H>{}, space);
  EXPECT_TRUE(estimate.prepare([] { return true; }));
  return estimate(space.start());
}

const Puzzle kThreeInARow = level(11,
                                  "###########"
                                  "#         #"
                                  "#         #"
                                  "#@ $$$ ...#"
                                  "#         #"
                                  "#         #"
                                  "###########");

TEST(SokobanHeuristicValues, tables_that_are_prepared_say_what_others_say_later) {
  EXPECT_EQ(prepared_value<Pairs>(kThreeInARow), value<Pairs>(kThreeInARow));
  EXPECT_EQ(prepared_value<Triples>(kThreeInARow), value<Triples>(kThreeInARow));
  EXPECT_GT(prepared_value<Pairs>(kThreeInARow), value<Matching>(kThreeInARow));
}

TEST(SokobanHeuristicValues, tables_are_prepared_for_as_long_as_one_is_told_to_go_on) {
  const Layout layout(kThreeInARow, Metric::pushes);
  const PushSpace<2> space(layout);
  Estimate<PushSpace<2>> estimate(std::type_identity<Triples>{}, space);
  const Cost before = estimate(space.start());
  int steps = 0;
  EXPECT_FALSE(estimate.prepare([&] { return ++steps < 3; }));
  EXPECT_EQ(steps, 3);
  EXPECT_GE(estimate(space.start()), before);
  EXPECT_TRUE(estimate.prepare([] { return true; }));
  EXPECT_EQ(estimate(space.start()), value<Triples>(kThreeInARow));
  Estimate<PushSpace<2>> plain(std::type_identity<Matching>{}, space);
  EXPECT_FALSE(plain.prepare([] { return true; }));  // has nothing to make
}

template <class H>
void expect_counted_memory(const Puzzle& puzzle) {
  const Layout layout(puzzle, Metric::pushes);
  const PushSpace<2> space(layout);
  Estimate<PushSpace<2>> estimate(std::type_identity<H>{}, space);
  const std::size_t before = estimate.bytes();
  for (int i = 0; i < 10000; ++i) estimate(space.start());
  EXPECT_GT(estimate.bytes(), before);
  EXPECT_EQ(Estimate<PushSpace<2>>(std::type_identity<Zero>{}, space).bytes(), 0u);
}

TEST(SokobanHeuristicValues, count_the_memory_of_their_tables) {
  expect_counted_memory<Pairs>(kTwoForOne);
  expect_counted_memory<Triples>(kThreeInARow);
}

}  // namespace
}  // namespace gridlock::sokoban
