// That improved solutions are solutions, never cost more, and are the best there are where the space is small.
#include "gridlock/sokoban/improve/improve.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "gridlock/sokoban/improve/trail.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/sokoban/support/wander.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::sokoban {
namespace {

using gridlock::testing::SlowLevel;

constexpr Metric kMetrics[] = {Metric::pushes, Metric::moves, Metric::pushes_moves, Metric::moves_pushes};

Cost price_of(const Level& level, const std::vector<Push>& pushes, Metric metric) {
  const auto trail = Trail::along(level, pushes);
  EXPECT_TRUE(trail.has_value());
  return trail ? price(trail->counts(), metric) : Cost{};
}

TEST(SokobanImprove, finds_the_optimum_of_small_levels_from_any_solution_in_every_metric_and_proves_it) {
  int tried = 0;
  for (std::uint64_t seed = 1; seed <= testing::cases(60); ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const std::vector<Push> long_way = gridlock::testing::wander(puzzle, random, 60);
    if (long_way.empty()) continue;
    const Level level(puzzle);
    for (const Metric metric : kMetrics) {
      Monitor monitor;
      const auto improved = improve(level, long_way, metric, monitor);
      const Cost optimum = SlowLevel(puzzle, metric).optimum();
      EXPECT_EQ(price_of(level, improved, metric), optimum) << "seed " << seed << ", " << name_of(metric);
      EXPECT_EQ(monitor.stats.lower_bound, optimum) << "seed " << seed;
      ++tried;
    }
  }
  EXPECT_GE(tried, testing::among_usual(testing::cases(100)));
}

// Whatever the limit, what comes back is legal and no worse; and the same again.
TEST(SokobanImprove, can_be_stopped_at_any_time) {
  for (std::uint64_t seed = 100; seed <= 115; ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const std::vector<Push> long_way = gridlock::testing::wander(puzzle, random, 80);
    if (long_way.empty()) continue;
    const Level level(puzzle);
    for (const Metric metric : kMetrics) {
      Cost before = price_of(level, long_way, metric);
      for (const std::uint64_t nodes : {0, 1, 10, 30, 100, 300, 1000}) {
        Limits limits;
        limits.nodes = nodes;
        Monitor monitor(limits), again(limits);
        const auto improved = improve(level, long_way, metric, monitor);
        const Cost after = price_of(level, improved, metric);
        EXPECT_LE(after, before) << "seed " << seed << ", " << nodes << " nodes, " << name_of(metric);
        EXPECT_LE(monitor.stats.expanded, nodes);
        EXPECT_EQ(improve(level, long_way, metric, again), improved);
        before = after;
      }
    }
  }
}

TEST(SokobanImprove, keeps_to_the_memory_limit) {
  const Puzzle puzzle = gridlock::testing::certain_level(3);
  Random random(3);
  const std::vector<Push> long_way = gridlock::testing::wander(puzzle, random, 100);
  ASSERT_FALSE(long_way.empty());
  Limits limits;
  limits.bytes = 100'000;
  Monitor monitor(limits);
  const Level level(puzzle);
  EXPECT_TRUE(Trail::along(level, improve(level, long_way, Metric::pushes, monitor)).has_value());
  EXPECT_LE(monitor.stats.peak_bytes, 200'000u);
}

TEST(SokobanImprove, uses_another_goal_where_there_are_more_than_boxes) {
  const Puzzle puzzle = gridlock::testing::only_level(
      "#########\n"
      "#@ $ . .#\n"
      "#########\n",
      "xsb");
  const Level level(puzzle);
  Monitor monitor;
  EXPECT_EQ(improve(level, pushes_from(puzzle, {"rRRRR"}), Metric::pushes, monitor).size(), 2u);
  EXPECT_EQ(monitor.stats.lower_bound, Cost(2));
}

TEST(SokobanImprove, leaves_a_solved_level_alone) {
  const Puzzle puzzle = gridlock::testing::only_level(
      "#####\n"
      "#@ *#\n"
      "#####\n",
      "xsb");
  Monitor monitor;
  EXPECT_TRUE(improve(Level(puzzle), {}, Metric::moves, monitor).empty());
}

// Solutions of people, pushes not their first concern, and what has been reached since.
TEST(SokobanImprove, brings_solutions_of_hard_levels_nearer_to_the_records) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/reference/reference_lurd.tsv");
  const auto root = gridlock::testing::corpora() / "sokoban";
  const auto levels = read_puzzles(gridlock::testing::contents(root / "large_test_suite/XSokoban_90.xsb"), "", "xsb");
  std::ifstream references(root / "reference/reference_lurd.tsv");
  const bool few = gridlock::testing::cases(10) == 1;
  int checked = 0;
  for (std::string line; std::getline(references, line);) {
    std::istringstream fields(line);
    std::string file, number, source, pushes, moves, lurd;
    for (std::string* field : {&file, &number, &source, &pushes, &moves, &lurd}) std::getline(fields, *field, '\t');
    if (file != "large_test_suite/XSokoban_90.xsb") continue;
    std::size_t at_most = 0;
    if (number == "78") at_most = 136;
    if (!few && number == "19") at_most = 310;
    if (!few && number == "70") at_most = 341;
    if (at_most == 0) continue;
    const Puzzle& puzzle = gridlock::testing::level_of(levels[std::stoul(number) - 1]);
    const Level level(puzzle);
    Limits limits;
    limits.nodes = 600'000;
    Monitor monitor(limits);
    const auto improved = improve(level, pushes_from(puzzle, {lurd}), Metric::pushes, monitor);
    EXPECT_TRUE(Trail::along(level, improved).has_value());
    EXPECT_LE(improved.size(), at_most) << "level " << number << ", from " << pushes;
    ++checked;
  }
  EXPECT_EQ(checked, few ? 1 : 3);
}

}  // namespace
}  // namespace gridlock::sokoban
