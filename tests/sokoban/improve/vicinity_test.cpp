// That a tube lets through exactly the positions that are near to one of the solution's.
#include "gridlock/sokoban/improve/vicinity.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "gridlock/sokoban/board/board.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/sokoban/support/wander.hpp"

namespace gridlock::sokoban {
namespace {

// Steps between squares, boxes or not.
std::vector<int> steps_from(const Level& level, Square start) {
  std::vector<int> steps(static_cast<std::size_t>(level.size()), 1000);
  std::vector<Square> queue{start};
  steps[start] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i)
    for (const Direction d : kDirections) {
      const Square next = level.next(queue[i], d);
      if (next == level.wall() || steps[next] != 1000) continue;
      steps[next] = steps[queue[i]] + 1;
      queue.push_back(next);
    }
  return steps;
}

// The same question, asked of one time after the other.
bool is_inside(const Level& level, const Trail& trail, const std::vector<Square>& boxes, TubeWidth width) {
  for (std::size_t time = 0; time <= trail.size(); ++time) {
    const std::vector<Square> then(trail.boxes(time), trail.boxes(time) + trail.box_count());
    int strays = 0;
    bool near = true;
    for (const Square box : boxes) {
      if (std::find(then.begin(), then.end(), box) != then.end()) continue;
      ++strays;
      const std::vector<int> steps = steps_from(level, box);
      const auto close = [&](Square other) { return steps[other] <= width.radius; };
      if (width.radius > 0) near = near && std::any_of(then.begin(), then.end(), close);
    }
    if (strays <= width.strays && near) return true;
  }
  return false;
}

TEST(Vicinity, admits_what_is_near_to_some_position_of_the_solution) {
  int inside = 0, outside = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const auto way = gridlock::testing::wander(puzzle, random, 70);
    if (way.empty()) continue;
    const Level level(puzzle);
    const Trail trail = *Trail::along(level, way);
    for (const TubeWidth width :
         {TubeWidth{0, 0}, TubeWidth{1, 0}, TubeWidth{2, 0}, TubeWidth{2, 1}, TubeWidth{3, 2}}) {
      Vicinity tube(level, trail, 0, width, std::vector<Vicinity::Guess>(trail.size() + 1, 0), 0);
      for (int i = 0; i < 20; ++i) {
        // Any push from a position of the solution, and again from there as long as that is inside.
        const std::size_t time = random.below(static_cast<std::uint32_t>(trail.size() + 1));
        std::vector<Square> boxes(trail.boxes(time), trail.boxes(time) + trail.box_count());
        for (int push = 0; push < 5; ++push) {
          tube.enter(boxes);
          Square& box = boxes[random.below(static_cast<std::uint32_t>(boxes.size()))];
          const Square from = box;
          const Square to = level.next(box, kDirections[random.below(4)]);
          if (to == level.wall() || std::find(boxes.begin(), boxes.end(), to) != boxes.end()) continue;
          box = to;
          const bool expected = is_inside(level, trail, boxes, width);
          EXPECT_EQ(tube.admits(from, to), expected) << "seed " << seed << ", " << width.strays << " strays";
          ++(expected ? inside : outside);
          if (!expected) break;
        }
      }
    }
  }
  EXPECT_GE(inside, gridlock::testing::among_usual(1000));
  EXPECT_GE(outside, gridlock::testing::among_usual(200));
}

TEST(Vicinity, guesses_what_the_solution_still_costs_and_what_strays_cost) {
  const Puzzle puzzle = gridlock::testing::certain_level(3);
  Random random(3);
  const Level level(puzzle);
  const auto trail = Trail::along(level, gridlock::testing::wander(puzzle, random, 70));
  ASSERT_TRUE(trail && trail->size() >= 70);
  std::vector<Vicinity::Guess> ahead;
  for (std::size_t time = 0; time <= trail->size(); ++time)
    ahead.push_back(static_cast<Vicinity::Guess>(trail->size() - time));
  Vicinity tube(level, *trail, 0, {1, 0}, ahead, 1000);
  for (std::size_t time = 0; time < trail->size(); ++time) {
    tube.enter({trail->boxes(time), trail->boxes(time) + trail->box_count()});
    const Push push = trail->pushes()[time];
    // The position may come again later, and then that counts.
    EXPECT_LE(tube.guess(push.box, level.next(push.box, push.direction)), ahead[time + 1]);
  }
}

}  // namespace
}  // namespace gridlock::sokoban
