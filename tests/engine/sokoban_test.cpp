// The verbs of the engine with Sokoban levels.
#include <gtest/gtest.h>

#include <cmath>

#include "gridlock/audit.hpp"
#include "gridlock/bounds.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/generate.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/rate.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "tests/sokoban/support/solvable_level.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock {
namespace {

const Puzzle kRoom = testing::only_level("########\n#@     #\n# $ $  #\n#  .  .#\n########\n");

Solution solve_with(const Puzzle& puzzle, const std::string& search, Metric metric, std::uint64_t nodes = 20'000) {
  SolveRequest request;
  request.search = search;
  request.metric = metric;
  request.until_optimal = true;
  request.limits.nodes = nodes;
  return solve(puzzle, request);
}

TEST(SokobanVerbs, solve_reports_costs_in_the_unit_of_the_metric) {
  for (const Metric metric : puzzle_info(kRoom).metrics) {
    const Solution solution = solve_with(kRoom, "astar", metric);
    ASSERT_EQ(solution.outcome, Outcome::solved) << name_of(metric);
    EXPECT_TRUE(solution.optimal);
    ASSERT_TRUE(solution.steps);
    EXPECT_EQ(solution.cost, leading(metric) == Metric::pushes ? solution.steps->pushes : solution.steps->moves);
    EXPECT_EQ(solution.lower_bound, solution.cost);
    EXPECT_LE(solution.stats.lower_bound, Cost(solution.cost));
  }
  EXPECT_THROW(solve_with(kRoom, "astar", Metric::steps), Error);
}

TEST(SokobanVerbs, solve_stops_at_the_first_solution_unless_told_otherwise) {
  SolveRequest request;
  EXPECT_FALSE(request.until_optimal.has_value());
  const Solution first = solve(kRoom, request);
  EXPECT_EQ(first.outcome, Outcome::solved);
  EXPECT_GE(first.cost, solve_with(kRoom, "astar", Metric::pushes).cost);
}

TEST(SokobanVerbs, every_search_ends_with_what_is_true) {
  int solvable = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Puzzle level = testing::some_level(seed);
    const Solution truth = solve_with(level, "bfs", Metric::pushes, 1'000'000);
    solvable += truth.outcome == Outcome::solved ? 1 : 0;
    for (const auto& search : list_searches("sokoban")) {
      const Solution found = solve_with(level, search.name, Metric::pushes);
      if (found.outcome == Outcome::solved) {
        EXPECT_EQ(truth.outcome, Outcome::solved) << search.name;
      }
      if (found.outcome == Outcome::unsolvable) {
        EXPECT_EQ(truth.outcome, Outcome::unsolvable) << search.name;
      }
      if (found.optimal) {
        EXPECT_EQ(found.cost, truth.cost) << search.name;
      }
      if (truth.outcome == Outcome::solved) {
        EXPECT_LE(found.lower_bound, truth.cost) << search.name;
      }
    }
  }
  EXPECT_GT(solvable, testing::among_usual(20));
  EXPECT_GT(40 - solvable, testing::among_usual(0));
}

TEST(SokobanVerbs, solve_refuses_what_only_rush_hour_has) {
  SolveRequest request;
  request.count_exit = true;
  EXPECT_THROW(solve(kRoom, request), Error);
  request.count_exit = false;
  request.freeze_unmoved = {{"X+1"}};
  EXPECT_THROW(solve(kRoom, request), Error);
}

TEST(SokobanVerbs, a_box_out_of_reach_and_off_its_goal_is_hopeless) {
  const Puzzle level = testing::only_level("#########\n#@$.#$ .#\n#########\n");
  const Solution solution = solve(level, {});
  EXPECT_EQ(solution.outcome, Outcome::unsolvable);
  EXPECT_FALSE(solution.reason.empty());
}

TEST(SokobanVerbs, a_box_in_a_corner_off_its_goal_is_hopeless_and_said_to_be) {
  const Solution lost = solve(testing::only_level("######\n#$   #\n# @ .#\n######\n"), {});
  EXPECT_EQ(lost.outcome, Outcome::unsolvable);
  EXPECT_EQ(lost.reason, "a box is stuck in a corner that is no goal");
  EXPECT_EQ(solve(testing::only_level("######\n#*   #\n# @$.#\n######\n"), {}).outcome, Outcome::solved);
}

// Hundreds of boxes: no double holds the number of positions.
TEST(SokobanVerbs, bounds_know_the_size_of_spaces_beyond_the_largest_double) {
  sokoban::Puzzle puzzle;
  puzzle.width = puzzle.height = 40;
  puzzle.ground.assign(1600, ' ');
  for (int i = 0; i < 40; ++i)
    for (const int cell : {i, 39 * 40 + i, i * 40, i * 40 + 39}) puzzle.ground[static_cast<std::size_t>(cell)] = '#';
  for (int row = 2; row < 38; row += 2)
    for (int col = 2; col < 38; col += 2) {
      puzzle.boxes.push_back(row * 40 + col);
      puzzle.ground[static_cast<std::size_t>(row * 40 + col)] = '.';
    }
  puzzle.player = 41;
  BoundsRequest request;
  request.budget = 1;
  const Bounds result = bounds(puzzle, request);
  ASSERT_EQ(result.formulas.size(), 3u);
  EXPECT_TRUE(std::isinf(result.formulas[0].count));
  EXPECT_NEAR(result.formulas[0].log10, 325 * std::log10(38.0 * 38), 1e-9);
  EXPECT_LT(result.formulas[1].log10, result.formulas[0].log10);
  EXPECT_LE(result.formulas[2].log10, result.formulas[1].log10);
  for (const auto& formula : result.formulas)
    if (std::isfinite(formula.count)) {
      EXPECT_NEAR(std::log10(formula.count), formula.log10, 1e-6);
    }
}

TEST(SokobanVerbs, bounds_count_at_most_what_the_formulas_allow) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const Puzzle level = testing::some_level(seed);
    const Bounds result = bounds(level, {});
    ASSERT_TRUE(result.counted());
    EXPECT_LE(static_cast<double>(result.states), result.formula("combinatorial"));
    EXPECT_LE(result.formula("combinatorial"), result.formula("naive"));
    EXPECT_LE(result.formula("live"), result.formula("combinatorial"));
    for (const auto& objective : result.objectives)
      EXPECT_LE(objective.greatest.value_or(0), objective.upper) << objective.heuristic;
  }
}

TEST(SokobanVerbs, audit_refutes_no_heuristic_in_any_metric) {
  std::uint64_t states = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Puzzle level = testing::some_level(seed);
    for (const Metric metric : puzzle_info(level).metrics) {
      AuditRequest request;
      request.metric = metric;
      const Audit result = audit(level, request);
      ASSERT_TRUE(result.complete());
      EXPECT_LE(result.solvable, result.states);
      states += result.solvable;
      for (const auto& heuristic : result.heuristics)
        EXPECT_FALSE(heuristic.refuted()) << heuristic.name << " in " << name_of(metric) << "\n" << drawing(level);
    }
  }
  EXPECT_GT(static_cast<int>(states), testing::among_usual(500));
}

TEST(SokobanVerbs, improve_keeps_to_the_metric_and_never_lengthens) {
  EXPECT_THROW(improve(kRoom, {"rrrrr"}, {}), Error);
  const Solution start = solve_with(kRoom, "greedy", Metric::pushes);
  ASSERT_EQ(start.outcome, Outcome::solved);
  for (const Metric metric : puzzle_info(kRoom).metrics) {
    ImproveRequest request;
    request.metric = metric;
    const Improvement better = improve(kRoom, start.moves, request);
    EXPECT_LE(better.solution.cost, better.before);
    EXPECT_TRUE(verify(kRoom, better.solution.moves).solved);
    EXPECT_TRUE(better.solution.steps.has_value());
  }
}

TEST(SokobanVerbs, generate_makes_levels_whose_solutions_are_stored) {
  sokoban::GenerateRequest request;
  request.width = request.height = 7;
  request.boxes = {2, 2};
  request.pushes.min = 6;
  request.count = 2;
  int count = 0;
  EXPECT_EQ(generate(request, {}, {},
                     [&](const GeneratedPuzzle& made) {
                       ++count;
                       const auto& level = std::get<sokoban::Puzzle>(made.puzzle);
                       EXPECT_EQ(verify(level, level.solutions).pushes, made.cost);
                       EXPECT_GE(made.cost, 6);
                     }),
            Outcome::solved);
  EXPECT_EQ(count, 2);
}

TEST(SokobanVerbs, rate_solves_what_is_too_large_to_visit) {
  RateRequest request;
  request.budget = 3;
  const Rating rating = rate(kRoom, request);
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_FALSE(rating.whole_space);
  EXPECT_TRUE(rate(kRoom, {}).whole_space);
}

}  // namespace
}  // namespace gridlock
