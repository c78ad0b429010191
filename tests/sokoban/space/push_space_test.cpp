// The packed space against the plainest simulation of the rules.
#include "gridlock/sokoban/space/push_space.hpp"

#include <gtest/gtest.h>

#include "gridlock/search/bfs.hpp"
#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/explored.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::SlowLevel;
using testing::some_level;

// How many states are first reached after that many pushes.
template <class Space>
std::vector<std::size_t> by_pushes(const Space& space) {
  StateTable<typename Space::State> table;
  std::vector<typename Space::State> layer{space.start()}, next;
  std::vector<std::size_t> counts;
  table.insert(space.start(), space.hash(space.start()));
  while (!layer.empty()) {
    counts.push_back(layer.size());
    next.clear();
    for (const auto& state : layer)
      space.for_each_successor(state, [&](auto, const auto& child, Cost) {
        if (table.insert(child, space.hash(child)).second) next.push_back(child);
      });
    layer.swap(next);
  }
  return counts;
}

TEST(PushSpace, reaches_the_positions_of_a_plain_simulation_push_by_push) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = some_level(seed);
    if (!Kind::hopeless(puzzle).empty()) continue;
    const Layout layout(puzzle, Metric::pushes, 0);
    const auto expected = SlowLevel(puzzle).by_pushes();
    EXPECT_EQ(by_pushes(PushSpace<2>(layout)), expected) << "seed " << seed;
    EXPECT_EQ(by_pushes(PushSpace<61>(layout)), expected) << "seed " << seed;
    ++compared;
  }
  EXPECT_GT(compared, testing::among_usual(testing::cases(200)));
}

TEST(PushSpace, prices_the_cheapest_way_as_a_plain_simulation_does_in_every_metric) {
  for (std::uint64_t seed = 0; seed < testing::cases(100); ++seed) {
    const Puzzle puzzle = some_level(seed);
    if (!Kind::hopeless(puzzle).empty()) continue;
    for (const Metric metric : Kind::kMetrics) {
      const SlowLevel truth(puzzle, metric);
      const Layout layout(puzzle, metric, 0);
      const PushSpace<2> space(layout);
      Estimate<PushSpace<2>> zero(std::type_identity<Zero>{}, space);
      Monitor monitor;
      const auto result = AStar::run(space, zero, monitor, {});
      ASSERT_EQ(result.outcome == Outcome::solved, truth.optimum() != SlowLevel::kNever) << "seed " << seed;
      if (result.outcome != Outcome::solved) continue;
      ASSERT_EQ(result.cost, truth.optimum()) << "seed " << seed << " " << name_of(metric);
      ASSERT_EQ(cost_of(puzzle, result.moves, metric), truth.optimum());
    }
  }
}

TEST(PushSpace, knows_the_solved_position_and_the_player_by_the_first_square_of_the_region) {
  Puzzle puzzle;
  puzzle.width = 7;
  puzzle.height = 3;
  puzzle.ground =
      "#######"
      "#    .#"
      "#######";
  puzzle.player = 9;
  puzzle.boxes = {10};
  const Layout layout(puzzle, Metric::pushes);
  const PushSpace<2> space(layout);
  EXPECT_FALSE(space.is_goal(space.start()));
  EXPECT_EQ(layout.level().cell_of(space.player(space.start())), 8);
  Estimate<PushSpace<2>> zero(std::type_identity<Zero>{}, space);
  Monitor monitor;
  const auto result = Bfs::run(space, zero, monitor, {});
  EXPECT_EQ(result.cost, Cost(2));
  EXPECT_EQ(Kind::notation(puzzle, result.moves), (std::vector<std::string>{"R", "R"}));
}

TEST(PushSpace, holds_a_level_of_64_by_64_with_hundreds_of_boxes) {
  Puzzle puzzle;
  puzzle.width = puzzle.height = kMaxSide;
  puzzle.ground.assign(static_cast<std::size_t>(kMaxSide * kMaxSide), ' ');
  for (int i = 0; i < kMaxSide; ++i)
    for (const int cell : {i, (kMaxSide - 1) * kMaxSide + i, i * kMaxSide, i * kMaxSide + kMaxSide - 1})
      puzzle.ground[static_cast<std::size_t>(cell)] = '#';
  for (int row = 4; row < 60; row += 3)
    for (int col = 4; col < 60; col += 3) {
      puzzle.boxes.push_back(row * kMaxSide + col);
      puzzle.ground[static_cast<std::size_t>(row * kMaxSide + col)] = '.';
    }
  std::swap(puzzle.ground[static_cast<std::size_t>(puzzle.boxes.back())],
            puzzle.ground[static_cast<std::size_t>(puzzle.boxes.back() + 1)]);
  puzzle.player = kMaxSide + 1;
  const Layout layout(puzzle, Metric::pushes);
  ASSERT_GT(layout.box_squares(), PackedState<4>::kMaxBoxSquares);
  ASSERT_LE(layout.box_squares(), PackedState<61>::kMaxBoxSquares);
  const PushSpace<61> space(layout);
  Estimate<PushSpace<61>> matching(std::type_identity<Matching>{}, space);
  Monitor monitor;
  const auto result = AStar::run(space, matching, monitor, {});
  EXPECT_EQ(result.outcome, Outcome::solved);
  EXPECT_EQ(result.cost, Cost(1));
}

}  // namespace
}  // namespace gridlock::sokoban
