#include "gridlock/solve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "gridlock/builtin.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/verify.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock {
namespace {

const Puzzle kEasy = testing::only_board("ooBooo\nooBooo\nAAB.oo\nDDDooo\noooooo\noooooo\n", "grid");
const Puzzle kHopeless = testing::only_board("......\n......\nAA.BB.\n......\n......\n......\n", "grid");
// B fills its column: it can never leave the row of A. No look at A's own line shows it.
const Puzzle kDead = testing::only_board("..B...\n..B...\nAAB...\n..B...\n..B...\n..B...\n", "grid");

// F always covers the row of X, so that millions of states hold no goal: blind searches run until a limit ends them.
const Puzzle kEndless = testing::only_board(
    "B..C..D.F\nB..C..D.F\n........F\n........F\nXX......F\n"
    "G........\nG..H.....\n...H..JJ.\nKK....LLL\n",
    "grid");

Solution solve_with(const Puzzle& puzzle, const std::string& search, const Limits& limits = {}) {
  SolveRequest request;
  request.search = search;
  request.heuristic = "zero";
  request.limits = limits;
  return solve(puzzle, request);
}

TEST(Solve, finds_the_shortest_solution_of_an_easy_board) {
  const Solution solution = solve_with(kEasy, "auto");
  EXPECT_EQ(solution.outcome, Outcome::solved);
  EXPECT_TRUE(solution.optimal);
  EXPECT_EQ(solution.cost, 3);
  EXPECT_EQ(solution.lower_bound, 3);
  EXPECT_EQ(solution.moves.back(), "A+4");
}

TEST(Solve, counts_the_drive_out_if_asked_to) {
  SolveRequest request;
  request.count_exit = true;
  EXPECT_EQ(solve(kEasy, request).cost, 4);
}

TEST(Solve, needs_no_move_on_a_solved_board) {
  const Puzzle solved = testing::only_board("....\n..AA\n....\n....\n", "grid");
  for (const auto& search : list_searches("rushhour")) {
    const Solution solution = solve_with(solved, search.name);
    EXPECT_EQ(solution.outcome, Outcome::solved) << search.name;
    EXPECT_EQ(solution.cost, 0) << search.name;
    EXPECT_TRUE(solution.optimal) << search.name;
  }
}

TEST(Solve, makes_every_state_before_it_expands_it_and_every_one_on_the_way) {
  const auto levels = find_builtins("sokoban");
  const auto solvable = [](const Builtin* builtin) { return builtin->optimum > 0; };
  const Puzzle level = (*std::find_if(levels.begin(), levels.end(), solvable))->read();
  for (const Puzzle& puzzle : {kEasy, level})
    for (const auto& search : list_searches(puzzle.index() == level.index() ? "sokoban" : "rushhour")) {
      const Solution solution = solve_with(puzzle, search.name, {.nodes = 100'000});
      EXPECT_GE(solution.stats.generated, solution.stats.expanded) << search.name;
      if (solution.outcome != Outcome::solved) continue;
      EXPECT_GE(solution.branching_factor(), 1) << search.name;
    }
}

TEST(Solve, counts_the_states_of_a_portfolio_that_found_nothing) {
  const Solution solution = solve_with(find_builtins("crypt").front()->read(), "auto", {.nodes = 2200});
  ASSERT_EQ(solution.outcome, Outcome::out_of_nodes);
  EXPECT_GE(solution.stats.states, solution.stats.expanded);
}

TEST(Solve, proves_a_shut_in_primary_unsolvable_at_once) {
  for (const auto& search : list_searches("rushhour")) {
    const Solution solution = solve_with(kHopeless, search.name);
    EXPECT_EQ(solution.outcome, Outcome::unsolvable) << search.name;
    EXPECT_EQ(solution.stats.expanded, 0u);
    EXPECT_NE(solution.reason.find("'B'"), std::string::npos);
  }
}

TEST(Solve, proves_unsolvable_by_exhaustion_with_every_optimal_search) {
  for (const auto& search : list_searches("rushhour")) {
    const Solution solution = solve_with(kDead, search.name);
    EXPECT_NE(solution.outcome, Outcome::solved) << search.name;
    if (search.optimal) {
      EXPECT_EQ(solution.outcome, Outcome::unsolvable) << search.name;
    }
  }
}

TEST(Solve, rejects_unknown_names_and_tells_the_known_ones) {
  SolveRequest request;
  request.search = "astra";
  try {
    solve(kEasy, request);
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("unknown search 'astra'"), std::string::npos);
    EXPECT_NE(std::string(error.what()).find(" astar"), std::string::npos);
  }
  request.search = "astar";
  request.heuristic = "magic";
  EXPECT_THROW(solve(kEasy, request), Error);
}

TEST(Solve, stops_every_search_at_the_node_limit) {
  Limits limits;
  limits.nodes = 2;
  for (const auto& search : list_searches("rushhour")) {
    const Solution solution = solve_with(kEasy, search.name, limits);
    EXPECT_LE(solution.stats.expanded, 2u) << search.name;
    if (solution.outcome != Outcome::solved) {
      EXPECT_EQ(solution.outcome, Outcome::out_of_nodes) << search.name;
    }
  }
}

TEST(Solve, stops_when_cancelled_from_another_thread) {
  for (const auto& search : list_searches("rushhour")) {
    if (!search.optimal || search.name == "auto") continue;  // `auto` has its proof at once
    std::atomic<bool> cancel{false};
    Limits limits;
    limits.cancel = &cancel;
    std::thread canceller([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      cancel = true;
    });
    const Solution solution = solve_with(kEndless, search.name, limits);
    canceller.join();
    EXPECT_EQ(solution.outcome, Outcome::cancelled) << search.name;
  }
}

TEST(Solve, keeps_within_the_memory_limit) {
  Limits limits;
  limits.bytes = 2'000'000;
  for (const auto& search : list_searches("rushhour")) {
    if (search.name == "auto" || search.name.rfind("random", 0) == 0 || search.name == "beam") continue;
    const Solution solution = solve_with(kEndless, search.name, limits);
    EXPECT_EQ(solution.outcome, Outcome::out_of_memory) << search.name;
    EXPECT_LT(solution.stats.peak_bytes, 3'000'000u) << search.name;
  }
}

TEST(Solve, gives_the_same_answer_for_the_same_seed) {
  SolveRequest request;
  request.search = "random";
  request.options.set("runs", 20);
  request.seed = 7;
  const Solution first = solve(kEasy, request), second = solve(kEasy, request);
  EXPECT_EQ(first.moves, second.moves);
  EXPECT_EQ(first.runs->mean, second.runs->mean);
  request.seed = 8;
  EXPECT_NE(solve(kEasy, request).runs->mean, first.runs->mean);
}

TEST(Solve, reports_the_statistics_of_random_runs) {
  SolveRequest request;
  request.search = "random";
  request.options.set("runs", 50);
  const Solution solution = solve(kEasy, request);
  ASSERT_TRUE(solution.runs);
  EXPECT_EQ(solution.runs->runs, 50u);
  EXPECT_LE(solution.runs->solved, 50u);
  EXPECT_EQ(solution.runs->min, solution.cost);
  EXPECT_LE(solution.runs->min, solution.runs->mean);
  EXPECT_LE(solution.runs->mean, solution.runs->max);
}

TEST(Solve, calls_nothing_optimal_with_vehicles_held_in_place) {
  SolveRequest request;
  request.search = "dfbnb";
  const Solution free = solve(kEasy, request);
  request.freeze_unmoved = {free.moves};
  const Solution held = solve(kEasy, request);
  EXPECT_EQ(held.outcome, Outcome::solved);
  EXPECT_EQ(held.cost, free.cost);
  EXPECT_FALSE(held.optimal);
  EXPECT_LE(held.stats.expanded, free.stats.expanded);
}

TEST(Solve, proves_a_cap_that_is_too_low_as_a_lower_bound_only) {
  SolveRequest request;
  request.search = "dfbnb";
  request.options.set("max-moves", 2);
  const Solution solution = solve(kEasy, request);
  EXPECT_EQ(solution.outcome, Outcome::gave_up);
  EXPECT_EQ(solution.lower_bound, 3);
}

// Nothing is left that they would try, and no limit was set that could have ended them.
TEST(Solve, gives_up_where_a_search_runs_dry_without_a_proof) {
  const auto outcome = [](const std::string& search, auto&& change) {
    SolveRequest request;
    request.search = search;
    change(request);
    return solve(kEasy, request).outcome;
  };
  EXPECT_EQ(outcome("beam", [](auto& request) { request.options.set("beam-width", 1); }), Outcome::gave_up);
  EXPECT_EQ(outcome("dfs", [](auto& request) { request.options.set("max-moves", 2); }), Outcome::gave_up);
  for (const char* const search : {"random", "random-improve"})
    EXPECT_EQ(outcome(search,
                      [](auto& request) {
                        request.options.set("max-moves", 1);
                        request.options.set("runs", 3);
                      }),
              Outcome::gave_up)
        << search;
  // With all but the primary held in place there is no way out; that says nothing about the board as it is.
  EXPECT_EQ(outcome("astar", [](auto& request) { request.freeze_unmoved = {{"A+1"}}; }), Outcome::gave_up);
}

TEST(BranchingFactor, is_that_of_the_published_table) {
  EXPECT_NEAR(effective_branching_factor(11587, 8), 3.066, 0.0005);
  EXPECT_NEAR(effective_branching_factor(24178, 8), 3.380, 0.0005);
  EXPECT_NEAR(effective_branching_factor(7814, 14), 1.789, 0.0005);
  EXPECT_NEAR(effective_branching_factor(4, 3), 1.0, 1e-6);
  EXPECT_EQ(effective_branching_factor(1, 0), 0);
}

}  // namespace
}  // namespace gridlock
