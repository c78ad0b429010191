// That what is shortened stays a solution, whatever ends the work, and that other solutions are ones, too.
#include "gridlock/sokoban/search/shorten.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <utility>

#include "gridlock/sokoban/search/other_solutions.hpp"
#include "gridlock/sokoban/space/pushes_text.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/sokoban/support/wander.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::sokoban {
namespace {

using gridlock::testing::SlowLevel;

constexpr Metric kMetrics[] = {Metric::pushes, Metric::moves, Metric::pushes_moves, Metric::moves_pushes};

Cost price_of(const Layout& layout, const std::vector<Push>& pushes) {
  const auto trail = Trail::along(layout.level(), pushes);
  EXPECT_TRUE(trail.has_value());
  return trail ? price(trail->counts(), layout.metric()) : Cost{};
}

TEST(SokobanShorten, proves_the_optimum_of_small_levels_in_every_metric) {
  int tried = 0;
  for (std::uint64_t seed = 1; seed <= testing::cases(30); ++seed) {
    const Puzzle puzzle = gridlock::testing::some_level(seed);
    Random random(seed);
    const std::vector<Push> long_way = gridlock::testing::wander(puzzle, random, 60);
    if (long_way.empty()) continue;
    for (const Metric metric : kMetrics) {
      const Layout layout(puzzle, metric);
      Monitor monitor;
      const Cost optimum = SlowLevel(puzzle, metric).optimum();
      EXPECT_EQ(price_of(layout, shorten(layout, long_way, monitor)), optimum) << "seed " << seed;
      EXPECT_EQ(monitor.stats.lower_bound, optimum) << "seed " << seed << ", " << name_of(metric);
      ++tried;
    }
  }
  EXPECT_GE(tried, testing::among_usual(testing::cases(50)));
}

// Two rooms with a way between them: more than the improver looks through at a glance.
const char* const kRooms =
    "###############\n"
    "#      #      #\n"
    "# $ $  # .  . #\n"
    "#  $ $    ..  #\n"
    "# $ $  # .  . #\n"
    "#   @  #      #\n"
    "###############\n";

std::optional<std::vector<Push>> some_solution(const Layout& layout) {
  OtherSolutions others(layout);
  Monitor monitor;
  std::optional<std::vector<Push>> found;
  for (int i = 0; i < 20 && !found; ++i) found = others.next(4000, monitor);
  return found;
}

TEST(SokobanShorten, can_be_stopped_at_any_time_and_does_the_same_again) {
  const Puzzle puzzle = gridlock::testing::only_level(kRooms, "xsb");
  for (const Metric metric : kMetrics) {
    const Layout layout(puzzle, metric);
    const auto found = some_solution(layout);
    ASSERT_TRUE(found.has_value());
    Cost before = price_of(layout, *found);
    const std::uint64_t most = testing::few_cases() ? 10'000 : 600'000;
    for (const std::uint64_t nodes : {std::uint64_t{0}, std::uint64_t{10}, std::uint64_t{500}, most / 20, most}) {
      Limits limits;
      limits.nodes = nodes;
      Monitor monitor(limits), again(limits);
      const auto shorter = shorten(layout, *found, monitor);
      EXPECT_LE(price_of(layout, shorter), before) << nodes << " nodes, " << name_of(metric);
      EXPECT_LE(monitor.stats.expanded, nodes);
      EXPECT_EQ(shorten(layout, *found, again), shorter);
      before = price_of(layout, shorter);
    }
  }
}

TEST(SokobanShorten, other_solutions_are_solutions_and_differ) {
  const Puzzle puzzle = gridlock::testing::only_level(kRooms, "xsb");
  const Layout layout(puzzle, Metric::pushes);
  OtherSolutions others(layout);
  std::set<std::size_t> lengths;
  int found = 0;
  for (int i = 0; i < 16; ++i) {
    Monitor monitor;
    const auto solution = others.next(4000, monitor);
    if (!solution) continue;
    ++found;
    EXPECT_TRUE(Trail::along(layout.level(), *solution).has_value());
    lengths.insert(solution->size());
  }
  EXPECT_GE(found, 8);
  EXPECT_GE(lengths.size(), 2u);
}

// Which thread is quicker makes no difference, since each round is a fixed amount of work.
TEST(SokobanShorten, does_the_same_again_on_several_threads) {
  const Puzzle puzzle = gridlock::testing::only_level(kRooms, "xsb");
  for (const auto& [metric, threads] : {std::pair{Metric::pushes, 3u}, std::pair{Metric::pushes_moves, 2u}}) {
    const Layout layout(puzzle, metric);
    const auto found = some_solution(layout);
    ASSERT_TRUE(found.has_value());
    std::vector<std::vector<Push>> shorter;
    for (int time = 0; time < 2; ++time) {
      Monitor monitor;
      Shortening shortening(layout, *Trail::along(layout.level(), *found), metric);
      shortening.round(monitor, threads);
      shorter.push_back(shortening.best().pushes());
    }
    EXPECT_LT(price_of(layout, shorter[0]), price_of(layout, *found)) << name_of(metric);
    EXPECT_EQ(shorter[0], shorter[1]) << name_of(metric);
  }
}

TEST(SokobanShorten, keeps_to_its_limits_on_several_threads) {
  const Puzzle puzzle = gridlock::testing::only_level(kRooms, "xsb");
  const Layout layout(puzzle, Metric::pushes);
  const auto found = some_solution(layout);
  ASSERT_TRUE(found.has_value());
  for (const std::uint64_t nodes : {0, 10, 500, 5000}) {
    Limits limits;
    limits.nodes = nodes;
    Monitor monitor(limits);
    Shortening shortening(layout, *Trail::along(layout.level(), *found), Metric::pushes);
    EXPECT_FALSE(shortening.round(monitor, 2));
    EXPECT_LE(monitor.stats.expanded, nodes);
    EXPECT_LE(price_of(layout, shortening.best().pushes()), price_of(layout, *found));
  }
}

// A bound from elsewhere ends the work.
TEST(SokobanShorten, ends_when_the_solution_is_known_to_be_the_best) {
  const Puzzle puzzle = gridlock::testing::only_level(
      "#######\n"
      "#@$  .#\n"
      "#######\n",
      "xsb");
  const Layout layout(puzzle, Metric::pushes);
  const std::vector<Push> pushes = pushes_from(puzzle, {"RRR"});
  Shortening shortening(layout, *Trail::along(layout.level(), pushes), Metric::pushes);
  Monitor monitor;
  monitor.raise_lower_bound(Cost(3));
  EXPECT_FALSE(shortening.round(monitor));
  EXPECT_EQ(monitor.stats.expanded, 0u);
  EXPECT_EQ(shortening.best().pushes(), pushes);
}

}  // namespace
}  // namespace gridlock::sokoban
