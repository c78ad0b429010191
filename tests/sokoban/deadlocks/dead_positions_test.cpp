// The deadlock tests against the truth: what has a solution is never called dead.
#include "gridlock/sokoban/deadlocks/dead_positions.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/kind.hpp"
#include "tests/sokoban/support/explored.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using testing::SlowLevel;

constexpr std::size_t kFollowers = 64;

struct AlarmCounts {
  int solvable = 0, dead = 0, seen_dead = 0;
};

void expect_no_false_alarm(const Puzzle& puzzle, AlarmCounts& counts) {
  if (!Kind::hopeless(puzzle).empty()) return;
  const SlowLevel truth(puzzle);
  const Layout layout(puzzle, Metric::pushes, 0);
  const PushSpace<2> space(layout);
  DeadPositions tests(layout);
  for (const auto& state : testing::explored(space)) {
    std::vector<Square> boxes;
    space.for_each_box(state, [&](Square box) { boxes.push_back(box); });
    const Board board(layout.level(), boxes);
    const Square player = space.player(state);
    bool dead = false;
    for (const Square box : boxes) dead = dead || tests.rules_out(board, box) || tests.dead(board, boxes, box, player);
    const bool looked_at = dead || tests.learn(board, boxes, player, kFollowers);
    const bool solvable =
        truth.to_goal(testing::box_cells(space, state), testing::player_cell(space, state)) != SlowLevel::kNever;
    ASSERT_FALSE(solvable && looked_at) << ::testing::PrintToString(testing::box_cells(space, state)) << " "
                                        << testing::player_cell(space, state);
    counts.solvable += solvable ? 1 : 0;
    counts.dead += solvable ? 0 : 1;
    counts.seen_dead += dead ? 1 : 0;
  }
}

TEST(DeadPositions, raise_no_false_alarm_and_see_most_of_what_is_dead) {
  AlarmCounts counts;
  for (std::uint64_t seed = 0; seed < testing::cases(150); ++seed)
    ASSERT_NO_FATAL_FAILURE(expect_no_false_alarm(testing::some_level(seed), counts)) << "seed " << seed;
  EXPECT_GT(counts.solvable, testing::among_usual(testing::cases(500)));
  if (!testing::usual_seed()) return;
  EXPECT_GT(counts.seen_dead * 10, counts.dead * 8) << counts.seen_dead << " of " << counts.dead;
}

}  // namespace
}  // namespace gridlock::sokoban
