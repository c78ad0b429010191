#include "gridlock/sokoban/fess/imagining.hpp"

#include <gtest/gtest.h>

#include "gridlock/engine/verify.hpp"
#include "gridlock/sokoban/pushes_text.hpp"
#include "tests/sokoban/slow_level.hpp"
#include "tests/sokoban/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

constexpr std::uint64_t kMuchWork = 200'000;

class ImaginingWith : public ::testing::TestWithParam<Aim> {};

TEST_P(ImaginingWith, solves_small_levels_that_have_a_solution_and_no_others) {
  int solved = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(200); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    const bool solvable = testing::SlowLevel(puzzle, 1, 0).optimum() != testing::SlowLevel::kNever;
    const Atlas atlas(layout);
    DeadPositions deadlocks(layout);
    Perimeter perimeter;
    Imagining strategy({atlas, deadlocks, perimeter}, GetParam(), seed % 2 == 0);
    Monitor monitor{Limits{}};
    const bool found = strategy.run(kMuchWork, monitor) == Strategy::State::solved;
    // With more goals than boxes, the pulls begin with some of the goals only.
    if (puzzle.boxes.size() == layout.level().goals().size()) {
      ASSERT_EQ(found, solvable) << "seed " << seed;
    }
    if (!found) continue;
    ASSERT_TRUE(verify(puzzle, to_text(puzzle, strategy.solution())).solved) << "seed " << seed;
    ++solved;
  }
  EXPECT_GT(solved, static_cast<int>(testing::cases(100)));
}

INSTANTIATE_TEST_SUITE_P(Aims, ImaginingWith, ::testing::Values(Aim::open, Aim::round, Aim::far, Aim::start));

TEST(Perimeter, joins_the_ways_of_two_searches_that_know_nothing_of_each_other) {
  int met = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    const Atlas atlas(layout);
    Perimeter perimeter;
    Trek<Pulling, Unpacking> to_start(atlas.level(), std::make_unique<Unpacking>(atlas, Aim::start), perimeter, true);
    Trek<Pulling, Unpacking> apart(atlas.level(), std::make_unique<Unpacking>(atlas, Aim::far), perimeter, true);
    DeadPositions deadlocks(layout);
    using Side = PushSide<ImaginedGuide>;
    for (auto* trek : {&to_start, &apart})
      for (Situation& root : trek->side().roots()) trek->search().add_root(std::move(root));
    if (apart.search().size() == 0) continue;
    Trek<Pushing, Side> pushes(
        atlas.level(), std::make_unique<Side>(atlas, deadlocks, ImaginedGuide(atlas, atlas.level().boxes(), true)),
        perimeter, true);
    pushes.search().add_root(pushes.side().root());
    Monitor monitor{Limits{}};
    for (int round = 0; round < 100; ++round) {
      for (auto* trek : {&to_start, &apart}) {
        if (!trek->run(10, monitor)) continue;
        met += trek->search().met() ? 1 : 0;
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, trek->solution())).solved) << "seed " << seed;
        round = 100;
        break;
      }
      if (round < 100 && pushes.run(10, monitor)) {
        met += pushes.search().met() ? 1 : 0;
        ASSERT_TRUE(verify(puzzle, to_text(puzzle, pushes.solution())).solved) << "seed " << seed;
        break;
      }
    }
  }
  EXPECT_GT(met, static_cast<int>(testing::cases(40)));
}

}  // namespace
}  // namespace gridlock::sokoban
