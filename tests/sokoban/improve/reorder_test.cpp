// That pushes in another order are a solution still, never take more moves, and take as few as the split allows.
#include "gridlock/sokoban/improve/reorder.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "gridlock/sokoban/space/pushes_text.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/sokoban/support/wander.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::sokoban {
namespace {

// The fewest moves of all ways to interleave two strands, one way at a time.
Count fewest_moves(const Level& level, const std::vector<Push>& pushes, const std::vector<bool>& second) {
  std::vector<Push> strands[2];
  for (std::size_t i = 0; i < pushes.size(); ++i) strands[second[i] ? 1 : 0].push_back(pushes[i]);
  std::vector<bool> order(pushes.size(), false);
  std::fill(order.begin() + static_cast<std::ptrdiff_t>(strands[0].size()), order.end(), true);
  Count fewest = kNoWay;
  do {
    std::vector<Push> mixed;
    std::size_t next[2] = {0, 0};
    for (const bool from : order) mixed.push_back(strands[from ? 1 : 0][next[from ? 1 : 0]++]);
    if (const auto trail = Trail::along(level, mixed)) fewest = std::min(fewest, trail->counts().moves);
  } while (std::next_permutation(order.begin(), order.end()));
  return fewest;
}

TEST(SokobanStrands, interleaves_as_well_as_can_be) {
  int tried = 0, shorter = 0;
  for (std::uint64_t seed = 1; seed <= testing::cases(300); ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const Level level(puzzle);
    const auto trail = Trail::along(level, gridlock::testing::wander(puzzle, random, 14));
    if (!trail || trail->size() < 2 || trail->size() > 14) continue;
    std::vector<bool> second;
    for (std::size_t i = 0; i < trail->size(); ++i) second.push_back(random.below(2) == 0);
    Monitor monitor;
    Strands strands(level);
    const Count fewest = fewest_moves(level, trail->pushes(), second);
    const Strands::End end = strands.run(*trail, {0, trail->size()}, second, monitor);
    EXPECT_EQ(end == Strands::End::shorter, fewest < trail->counts().moves) << "seed " << seed;
    ++tried;
    if (end != Strands::End::shorter) continue;
    const auto found = Trail::along(level, strands.found());
    ASSERT_TRUE(found.has_value()) << "seed " << seed;
    EXPECT_EQ(found->counts().moves, fewest) << "seed " << seed;
    ++shorter;
  }
  EXPECT_GE(tried, testing::among_usual(testing::cases(50)));
  EXPECT_GE(shorter, testing::among_usual(testing::few_cases() ? 0 : 1));
}

// Part of a solution: what comes after it stays possible, and is reached sooner.
TEST(SokobanStrands, counts_the_walk_to_where_the_solution_goes_on) {
  for (std::uint64_t seed = 1; seed <= testing::cases(60); ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const Level level(puzzle);
    const auto trail = Trail::along(level, gridlock::testing::wander(puzzle, random, 60));
    if (!trail || trail->size() < 12) continue;
    const Window window{trail->size() / 4, trail->size() * 3 / 4};
    std::vector<bool> second;
    for (std::size_t i = window.first; i < window.last; ++i) second.push_back(random.below(2) == 0);
    Monitor monitor;
    Strands strands(level);
    if (strands.run(*trail, window, second, monitor) != Strands::End::shorter) continue;
    std::vector<Push> pushes = trail->pushes();
    std::copy(strands.found().begin(), strands.found().end(),
              pushes.begin() + static_cast<std::ptrdiff_t>(window.first));
    const auto found = Trail::along(level, pushes);
    ASSERT_TRUE(found.has_value()) << "seed " << seed;
    EXPECT_LT(found->counts().moves, trail->counts().moves) << "seed " << seed;
  }
}

TEST(SokobanReorder, makes_no_solution_worse_and_stops_at_any_time) {
  for (std::uint64_t seed = 1; seed <= testing::cases(40); ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const Level level(puzzle);
    const auto given = Trail::along(level, gridlock::testing::wander(puzzle, random, 80));
    if (!given || given->size() == 0) continue;
    Count before = given->counts().moves;
    for (const std::uint64_t nodes : {0, 1, 10, 100, 1000, 1'000'000}) {
      Limits limits;
      limits.nodes = nodes;
      Monitor monitor(limits);
      Trail trail = *given;
      Reorder(level).run(trail, monitor);
      EXPECT_LE(monitor.stats.expanded, nodes);
      EXPECT_EQ(trail.size(), given->size());
      EXPECT_LE(trail.counts().moves, before) << "seed " << seed << ", " << nodes << " nodes";
      const auto replayed = Trail::along(level, trail.pushes());
      ASSERT_TRUE(replayed.has_value());
      EXPECT_EQ(replayed->counts(), trail.counts());
      before = trail.counts().moves;
    }
  }
}

// Two boxes on the left, two on the right, and a player who goes to and fro.
TEST(SokobanReorder, does_what_is_to_be_done_in_one_place_before_it_goes_to_another) {
  const Puzzle puzzle = gridlock::testing::only_level(
      "#################\n"
      "#@$.         $. #\n"
      "#               #\n"
      "# $.         $. #\n"
      "#################\n",
      "xsb");
  const Level level(puzzle);
  std::vector<Push> pushes;
  for (const std::size_t box : {0, 3, 2, 1}) pushes.push_back({level.boxes()[box], Direction::right});
  Trail trail = *Trail::along(level, pushes);
  Count fewest = kNoWay;
  std::sort(pushes.begin(), pushes.end());
  do {
    if (const auto other = Trail::along(level, pushes)) fewest = std::min(fewest, other->counts().moves);
  } while (std::next_permutation(pushes.begin(), pushes.end()));
  Monitor monitor;
  EXPECT_GT(trail.counts().moves, fewest + 15);
  EXPECT_EQ(Reorder(level).run(trail, monitor), Reorder::End::shorter);
  EXPECT_EQ(trail.counts().moves, fewest);
  EXPECT_EQ(Reorder(level).run(trail, monitor), Reorder::End::none);
}

TEST(SokobanReorder, leaves_out_what_does_not_fit_into_memory) {
  const Puzzle puzzle = gridlock::testing::certain_level(3);
  Random random(3);
  const Level level(puzzle);
  Trail trail = *Trail::along(level, gridlock::testing::wander(puzzle, random, 100));
  Limits limits;
  limits.bytes = 100;
  Monitor monitor(limits);
  EXPECT_EQ(Reorder(level).run(trail, monitor), Reorder::End::none);
}

}  // namespace
}  // namespace gridlock::sokoban
