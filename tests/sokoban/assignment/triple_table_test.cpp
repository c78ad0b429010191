// That the table of triples has the true cost of every position of levels with three boxes.
#include "gridlock/sokoban/assignment/triple_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>
#include <vector>

#include "tests/sokoban/support/explored.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using Space = PushSpace<2>;

Puzzle level_of_three(std::uint64_t number) {
  Random random(testing::seeded(number));
  testing::LevelShape shape;
  shape.width = 6 + static_cast<int>(random.below(3));
  shape.height = 5 + static_cast<int>(random.below(2));
  shape.boxes = 3;
  shape.spare_goals = random.below(3) == 0 ? 1 : 0;
  shape.walls = 0.05 * random.below(5);
  return testing::solvable_level(random, shape);
}

void make(TripleTable& table, unsigned threads) {
  std::vector<std::thread> helpers;
  for (unsigned i = 0; i < threads; ++i)
    helpers.emplace_back([&] {
      while (!table.grow()) std::this_thread::yield();
    });
  for (auto& helper : helpers) helper.join();
}

TEST(TripleTable, has_the_true_cost_of_three_boxes_however_many_threads_make_it) {
  int dead = 0, alive = 0;
  for (std::uint64_t number = 0; number < testing::cases(100); ++number) {
    const Puzzle puzzle = level_of_three(number);
    const Layout layout(puzzle, Metric::pushes, kGroupRule);
    if (layout.level().boxes().size() != 3 || !TripleTable::fits(layout)) continue;
    const testing::SlowLevel truth(puzzle, Metric::pushes);
    TripleTable table(layout, std::vector<int>(layout.level().goals().size(), 0));
    make(table, 1 + static_cast<unsigned>(number % 4));
    const Space space(layout);
    for (const Space::State& state : testing::explored(space)) {
      const Cost cost = truth.to_goal(testing::box_cells(space, state), testing::player_cell(space, state));
      std::vector<std::size_t> numbers;
      space.for_each_box(state, [&](Square box) { numbers.push_back(layout.box_number(box)); });
      std::sort(numbers.rbegin(), numbers.rend());
      const auto worth = table.worth(numbers[0], numbers[1], numbers[2], space.player(state));
      ASSERT_EQ(worth == TripleTable::kDead, cost == testing::SlowLevel::kNever) << "level " << number;
      ASSERT_TRUE(worth == TripleTable::kDead || Cost(worth) == cost) << "level " << number;
      ++(worth == TripleTable::kDead ? dead : alive);
    }
  }
  EXPECT_GT(dead, testing::among_usual(testing::cases(100)));
  EXPECT_GT(alive, testing::among_usual(testing::cases(100)));
}

}  // namespace
}  // namespace gridlock::sokoban
