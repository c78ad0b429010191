#include "gridlock/sokoban/portfolio/fess.hpp"

#include <gtest/gtest.h>

#include "gridlock/formats/formats.hpp"
#include "gridlock/verify.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::sokoban {
namespace {

Monitor small_monitor() {
  Limits limits;
  limits.nodes = 20'000;
  return Monitor(limits);
}

bool solves(const Puzzle& puzzle, const SearchResult<Push>& found) {
  return found.outcome == Outcome::solved && verify(puzzle, to_text(puzzle, found.moves)).solved;
}

TEST(Fess, solves_small_levels_that_have_a_solution_and_no_others) {
  int solved = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (Level(puzzle).hopeless()) continue;
    const bool solvable = testing::SlowLevel(puzzle).optimum() != testing::SlowLevel::kNever;
    const Layout layout(puzzle, Metric::pushes);
    Monitor monitor = small_monitor();
    const auto found = solve_by_packing(layout, monitor);
    ASSERT_EQ(solves(puzzle, found), solvable) << "seed " << seed;
    solved += solvable ? 1 : 0;
  }
  EXPECT_GT(solved, testing::among_usual(testing::cases(200)));
}

TEST(Fess, finds_the_same_solution_every_time) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Layout layout(testing::some_level(seed), Metric::pushes);
    if (layout.level().hopeless()) continue;
    Monitor one = small_monitor(), two = small_monitor();
    EXPECT_EQ(solve_by_portfolio(layout, one, 1).moves, solve_by_portfolio(layout, two, 1).moves);
  }
}

TEST(Fess, gives_up_on_levels_without_a_solution_and_claims_no_proof) {
  int given_up = 0;
  for (std::uint64_t seed = 0; seed < testing::cases(300); ++seed) {
    const Puzzle puzzle = testing::some_level(seed);
    if (Level(puzzle).hopeless()) continue;
    if (testing::SlowLevel(puzzle).optimum() != testing::SlowLevel::kNever) continue;
    const Layout layout(puzzle, Metric::pushes);
    Monitor monitor{Limits{}};
    EXPECT_EQ(solve_by_packing(layout, monitor).outcome, Outcome::gave_up) << "seed " << seed;
    ++given_up;
  }
  EXPECT_GT(given_up, testing::among_usual(0));
}

TEST(Fess, stops_when_it_is_told_to) {
  std::atomic<bool> cancel{true};
  Limits limits;
  limits.cancel = &cancel;
  const Layout layout(testing::certain_level(7), Metric::pushes);
  for (const unsigned threads : {1u, 2u}) {
    Monitor monitor(limits);
    const auto found = solve_by_portfolio(layout, monitor, threads);
    EXPECT_TRUE(found.outcome == Outcome::cancelled || found.outcome == Outcome::solved);
  }
}

TEST(Fess, solves_the_first_levels_of_xsokoban_in_few_positions) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/large_test_suite/XSokoban_90.xsb");
  const auto levels =
      read_puzzles(testing::contents(testing::corpora() / "sokoban/large_test_suite/XSokoban_90.xsb"), "", "");
  for (const std::size_t number : {1, 2, 3, 5, 7, 8}) {
    const Puzzle& puzzle = std::get<Puzzle>(levels[number - 1].puzzle());
    const Layout layout(puzzle, Metric::pushes);
    Limits limits;
    limits.nodes = 1000;
    Monitor monitor(limits);
    EXPECT_TRUE(solves(puzzle, solve_by_packing(layout, monitor))) << "level " << number;
  }
}

}  // namespace
}  // namespace gridlock::sokoban
