// That positions found by pulls are as far from the solved ones as plain search says.
#include "gridlock/sokoban/generate/pulls.hpp"

#include <gtest/gtest.h>

#include "gridlock/sokoban/improve/trail.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"

namespace gridlock::sokoban {
namespace {

using gridlock::testing::SlowLevel;

Count proved_optimum(const Puzzle& puzzle) {
  const Cost pushes = SlowLevel(puzzle).optimum();
  return pushes == SlowLevel::kNever ? -1 : pushes.count();
}

TEST(Pulls, know_the_distance_of_every_start) {
  for (std::uint64_t seed = 1; seed <= testing::cases(150); ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    const Level level(puzzle);
    if (level.boxes().size() != puzzle.boxes.size()) continue;
    Monitor monitor;
    const auto pulls = Pulls::make(level);
    const Stance start{level.boxes(), level.player()};
    pulls->run(start.boxes.size(), 10'000'000, &start, monitor);
    EXPECT_EQ(pulls->distance().value_or(-1), proved_optimum(puzzle)) << "seed " << seed;
  }
}

TEST(Pulls, end_with_the_positions_that_take_the_most_pushes) {
  for (std::uint64_t seed = 200; seed < 200 + testing::cases(40); ++seed) {
    Puzzle puzzle = gridlock::testing::some_level(seed);
    const Level level(puzzle);
    if (level.boxes().size() != puzzle.boxes.size() || level.hopeless()) continue;
    Monitor monitor;
    const auto pulls = Pulls::make(level);
    pulls->run(level.boxes().size(), 10'000'000, nullptr, monitor);
    ASSERT_TRUE(pulls->complete());
    for (std::uint64_t n = 0; n < std::min<std::uint64_t>(pulls->farthest_count(), 3); ++n) {
      const Stance stance = pulls->farthest_stance(n);
      puzzle.boxes.clear();
      for (const Square box : stance.boxes) puzzle.boxes.push_back(level.cell_of(box));
      puzzle.player = level.cell_of(stance.player);
      EXPECT_EQ(pulls->farthest(), proved_optimum(puzzle)) << "seed " << seed;
      const auto trail = Trail::along(Level(puzzle), pulls->solution_from(n));
      ASSERT_TRUE(trail.has_value()) << "seed " << seed;
      EXPECT_EQ(trail->counts().pushes, pulls->farthest());
    }
  }
}

}  // namespace
}  // namespace gridlock::sokoban
