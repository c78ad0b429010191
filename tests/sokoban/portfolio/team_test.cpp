#include "gridlock/sokoban/portfolio/team.hpp"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>

#include "gridlock/sokoban/portfolio/fess.hpp"
#include "gridlock/sokoban/portfolio/portfolio.hpp"
#include "gridlock/verify.hpp"
#include "tests/sokoban/support/slow_level.hpp"
#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock::sokoban {
namespace {

SearchResult<Push> ended(Outcome outcome) { return {outcome, false, {}, {}, {}}; }

// Works until it is told to end.
SearchResult<Push> work_on(Monitor& monitor) {
  for (;;)
    if (const auto end = monitor.poll()) return ended(*end);
}

Monitor monitor_of_nodes(std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return Monitor(limits);
}

TEST(Team, throws_what_a_member_throws_when_all_others_have_ended) {
  for (const unsigned threads : {1u, 2u, 4u}) {
    Monitor monitor;
    std::atomic<unsigned> running{0};
    const auto work = [&](unsigned number, Monitor& own) {
      ++running;
      SearchResult<Push> result;
      if (number > 0) result = work_on(own);
      --running;
      if (number == 0) throw std::logic_error("a fault");
      return result;
    };
    EXPECT_THROW(run_team(monitor, threads, work), std::logic_error);
    EXPECT_EQ(running, 0u) << threads << " threads";
  }
}

TEST(Team, takes_an_exception_that_stands_for_a_limit_for_the_outcome) {
  Monitor monitor;
  EXPECT_EQ(run_team(monitor, 3, [](unsigned, Monitor&) -> SearchResult<Push> { throw std::bad_alloc(); }).outcome,
            Outcome::out_of_memory);
  const auto late = [](unsigned number, Monitor&) -> SearchResult<Push> {
    if (number == 1) throw Halted{Outcome::out_of_time};
    return ended(Outcome::gave_up);
  };
  EXPECT_EQ(run_team(monitor, 3, late).outcome, Outcome::out_of_time);
}

TEST(Team, stops_all_others_once_one_has_a_solution) {
  Monitor monitor;
  const std::vector<Push> moves{{7, Direction::left}};
  const auto found = run_team(monitor, 3, [&](unsigned number, Monitor& own) {
    if (number != 2) return work_on(own);
    return SearchResult<Push>{Outcome::solved, false, {}, moves, {}};
  });
  EXPECT_EQ(found.outcome, Outcome::solved);
  EXPECT_EQ(found.moves, moves);
}

TEST(Team, prefers_a_solution_to_a_limit_and_a_limit_to_giving_up) {
  for (unsigned lucky = 0; lucky < 3; ++lucky) {
    Monitor monitor;
    const auto found = run_team(monitor, 3, [&](unsigned number, Monitor&) {
      return ended(number == lucky ? Outcome::solved : Outcome::out_of_memory);
    });
    EXPECT_EQ(found.outcome, Outcome::solved);
    const auto limited = run_team(monitor, 3, [&](unsigned number, Monitor&) {
      return ended(number == lucky ? Outcome::out_of_memory : Outcome::gave_up);
    });
    EXPECT_EQ(limited.outcome, Outcome::out_of_memory);
  }
  Monitor monitor;
  EXPECT_EQ(run_team(monitor, 2, [](unsigned, Monitor&) { return ended(Outcome::gave_up); }).outcome, Outcome::gave_up);
}

TEST(Team, spends_the_nodes_of_the_limit_and_not_one_more) {
  // Too large to be solved by so few positions, whichever thread is ahead.
  Random random(5);
  testing::LevelShape shape;
  shape.width = shape.height = 14;
  shape.boxes = 16;
  shape.walls = 0.1;
  const Layout layout(testing::solvable_level(random, shape, 20'000), Metric::pushes);
  ASSERT_FALSE(layout.hopeless());
  for (const unsigned threads : {1u, 2u, 4u}) {
    Monitor monitor = monitor_of_nodes(23);
    ASSERT_EQ(solve_by_team(layout, monitor, threads).outcome, Outcome::out_of_nodes);
    EXPECT_EQ(monitor.stats.expanded, 23u) << threads << " threads";
  }
}

TEST(Team, of_one_finds_what_the_portfolio_finds) {
  int solved = 0;
  for (std::uint64_t number = 0; number < 30; ++number) {
    const Puzzle puzzle = testing::some_level(number);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    Monitor one = monitor_of_nodes(20'000), two = monitor_of_nodes(20'000);
    const auto alone = solve_by_portfolio(layout, one, 1), team = solve_by_team(layout, two, 1);
    EXPECT_EQ(alone.outcome, team.outcome) << "level " << number;
    EXPECT_EQ(alone.moves, team.moves) << "level " << number;
    EXPECT_EQ(one.stats.expanded, two.stats.expanded) << "level " << number;
    solved += team.outcome == Outcome::solved ? 1 : 0;
  }
  EXPECT_GT(solved, testing::among_usual(10));
}

TEST(Team, solves_what_has_a_solution_and_nothing_else) {
  for (std::uint64_t number = 0; number < 20; ++number) {
    const Puzzle puzzle = testing::some_level(number);
    const Layout layout(puzzle, Metric::pushes);
    if (layout.level().hopeless()) continue;
    Monitor monitor = monitor_of_nodes(20'000);
    const auto found = solve_by_team(layout, monitor, 3);
    const bool solvable = testing::SlowLevel(puzzle).optimum() != testing::SlowLevel::kNever;
    EXPECT_EQ(found.outcome == Outcome::solved, solvable) << "level " << number;
    if (found.outcome == Outcome::solved) {
      EXPECT_TRUE(verify(puzzle, to_text(puzzle, found.moves)).solved) << "level " << number;
    }
  }
}

TEST(SharedDeadlocks, reach_every_other_member_once_and_not_the_one_who_told_them) {
  const Terrain terrain(testing::certain_level(7));
  Patterns a(terrain), b(terrain);
  std::size_t a_taught = 0, a_heard = 0, b_taught = 0, b_heard = 0;
  SharedDeadlocks shared;
  const std::vector<bool> everywhere(static_cast<std::size_t>(terrain.level().size()) + 1, true);
  a.add({{1, 2}, everywhere});
  for (int round = 0; round < 3; ++round) {
    shared.exchange(a, a_taught, a_heard);
    shared.exchange(b, b_taught, b_heard);
    EXPECT_EQ(a.size(), 1u);
    EXPECT_EQ(b.size(), 1u);
  }
  b.add({{3}, everywhere});
  shared.exchange(b, b_taught, b_heard);
  shared.exchange(a, a_taught, a_heard);
  ASSERT_EQ(a.size(), 2u);
  EXPECT_EQ(a[1].boxes, std::vector<Square>{3});
  EXPECT_EQ(b.size(), 2u);
}

TEST(Portfolio, of_several_threads_has_every_standing_strategy_once) {
  const Layout layout(testing::certain_level(7), Metric::pushes);
  const LevelFacts facts(layout);
  const std::size_t all = Portfolio::all(facts).standing();
  for (const unsigned threads : {2u, 3u, 20u}) {
    const auto team_memory = std::make_shared<TeamMemory>(layout.level(), threads);
    std::size_t sum = 0;
    for (unsigned i = 0; i < threads; ++i) sum += Portfolio::all(facts, team_memory, i).standing();
    EXPECT_EQ(sum, all) << threads << " threads";
  }
}

}  // namespace
}  // namespace gridlock::sokoban
