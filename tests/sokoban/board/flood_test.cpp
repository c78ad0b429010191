// The flood fills against the plainest way to tell what can be reached: look at all squares until nothing changes.
#include "gridlock/sokoban/board/flood.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/walk.hpp"
#include "tests/sokoban/support/slow_box.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

// Steps from some squares over those that are free.
template <class Free>
std::vector<int> slow_steps(const Level& level, const std::vector<Square>& from, Free&& free) {
  constexpr int kNever = 100'000;
  std::vector<int> steps(static_cast<std::size_t>(level.size()), kNever);
  for (const Square s : from) steps[s] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (Square s = 0; s < level.size(); ++s)
      for (const Direction d : kDirections) {
        const Square near = level.next(s, d);
        if (near == level.wall() || !free(near) || steps[near] <= steps[s] + 1) continue;
        steps[near] = steps[s] + 1;
        changed = true;
      }
  }
  for (int& s : steps) s = s == kNever ? -1 : s;
  return steps;
}

TEST(Flood, reaches_what_can_be_walked_to_in_as_few_steps_as_it_takes) {
  for (std::uint64_t number = 0; number < testing::cases(300); ++number) {
    const Level level(testing::some_level(number));
    const Board board(level, level.boxes());
    const auto steps = slow_steps(level, {level.player()}, [&](Square s) { return board.free(s); });
    Reach reach(level);
    const Square least = reach.flood(board.occupied(), level.player());
    const Walk walk(
        level, [&](Square s) { return board.box(s); }, level.player());
    std::size_t count = 0;
    for (Square s = 0; s < level.size(); ++s) {
      ASSERT_EQ(reach(s), steps[s] >= 0) << "level " << number;
      ASSERT_EQ(walk.reaches(s), steps[s] >= 0) << "level " << number;
      if (steps[s] < 0) continue;
      ASSERT_EQ(walk.steps(s), steps[s]) << "level " << number;
      if (count++ == 0) {
        EXPECT_EQ(least, s);
        EXPECT_EQ(walk.least(), s);
      }
      // The way back, read from its end, leads there.
      std::vector<Direction> way;
      walk.retrace(level, s, [&](Direction d) { way.push_back(d); });
      ASSERT_EQ(static_cast<int>(way.size()), steps[s]);
      Square at = level.player();
      for (auto d = way.rbegin(); d != way.rend(); ++d) ASSERT_TRUE(board.free(at = level.next(at, *d)));
      ASSERT_EQ(at, s);
    }
    EXPECT_EQ(reach.count(), count);
    EXPECT_FALSE(walk.reaches(level.wall()));
    EXPECT_TRUE(std::is_sorted(reach.begin_reached(), reach.end_reached(),
                               [&](Square a, Square b) { return steps[a] < steps[b]; }));
  }
}

TEST(Flood, counts_steps_from_the_nearest_of_several_squares) {
  Random random(1);
  for (std::uint64_t number = 0; number < testing::cases(200); ++number) {
    const Level level(testing::some_level(number));
    std::vector<Square> from;
    for (Square s = 0; s < level.size(); ++s)
      if (random.below(6) == 0) from.push_back(s);
    const auto steps = steps_on_empty_board(level, from);
    const auto slow = slow_steps(level, from, [](Square) { return true; });
    for (Square s = 0; s < level.size(); ++s)
      ASSERT_EQ(steps[s], slow[s] < 0 ? kFar : static_cast<Distance>(slow[s])) << "level " << number;
    EXPECT_EQ(steps[level.wall()], kFar);
  }
}

TEST(OneBox, knows_where_a_box_alone_can_be_pushed_from_any_side) {
  for (std::uint64_t number = 0; number < testing::cases(100); ++number) {
    const Terrain terrain(testing::some_level(number));
    const Level& level = terrain.level();
    const OneBox& one_box = terrain.one_box();
    for (Square from = 0; from < level.size(); ++from)
      for (Square player = 0; player < level.size(); ++player) {
        if (player == from) continue;
        const auto to = testing::pushed_to(level, {}, from, {player});
        const auto distances = one_box.distances_from(from, one_box.side(from, player));
        for (Square s = 0; s < level.size(); ++s) {
          // A player who is far from the box, but not shut off from it, stands on the side that he can walk to.
          ASSERT_EQ(distances[s] != kFar, to.count(s) > 0) << "level " << number << ", " << from << " to " << s;
        }
      }
    for (Square target = 0; target < level.size(); ++target) {
      const auto by_stand = one_box.distances_to(target);
      for (Square from = 0; from < level.size(); ++from)
        for (int side = 0; side < OneBox::kSides; ++side)
          ASSERT_EQ(by_stand[OneBox::stand(from, side)], one_box.distances_from(from, side)[target])
              << "level " << number << ", " << from << " to " << target;
    }
  }
}

TEST(WalkableCells, are_all_floor_that_is_connected_and_end_at_the_edge_of_the_map) {
  Puzzle puzzle;
  puzzle.width = 5;
  puzzle.height = 4;
  puzzle.ground =
      "#####"
      "#  # "
      "# ## "
      "#####";
  puzzle.player = 6;
  EXPECT_EQ(walkable_cells(puzzle), (std::vector<int>{6, 11, 7}));
  EXPECT_FALSE(way_out(puzzle));
  puzzle.ground[13] = ' ';
  puzzle.ground[8] = ' ';
  const auto cells = walkable_cells(puzzle);
  EXPECT_EQ(cells.size(), 7u);
  EXPECT_EQ(way_out(puzzle), 9);
}

}  // namespace
}  // namespace gridlock::sokoban
