// Levels that were made to break counters: solutions of few pushes and tens of thousands of moves, and one of 960
// boxes.
#include <gtest/gtest.h>

#include "gridlock/bounds.hpp"
#include "gridlock/catalogue.hpp"
#include "gridlock/improve.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "tests/support/corpora.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock {
namespace {

struct LongLevel {
  const char* name;
  Count fewest_pushes, moves_of_those;  // the fewest moves among the solutions of fewest pushes
  Count fewest_moves, pushes_of_those;
};

// Found by plain search, one step at a time.
constexpr LongLevel kLevels[] = {{"r3a_44", 162, 70'386, 1'761, 163},
                                 {"ring45", 190, 74'350, 74'350, 190},
                                 {"ring20", 82, 33'042, 33'042, 82},
                                 {"ring18", 74, 29'738, 29'738, 74}};

sokoban::Puzzle long_level(const std::string& name) {
  return testing::only_level(testing::contents(testing::corpora() / "sokoban/long" / (name + ".xsb")), "xsb");
}

Solution solved(const sokoban::Puzzle& puzzle, const std::string& search, Metric metric) {
  SolveRequest request;
  request.search = search;
  request.metric = metric;
  request.until_optimal = true;
  request.options.set("runs", 3);
  request.limits.nodes = 2'000;
  return solve(puzzle, request);
}

TEST(LongLevels, are_proved_in_every_metric_with_both_counts) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/long");
  for (const LongLevel& level : kLevels) {
    const auto puzzle = long_level(level.name);
    for (const Metric metric : {Metric::pushes_moves, Metric::moves_pushes}) {
      const Solution solution = solved(puzzle, "auto", metric);
      const bool by_pushes = leading(metric) == Metric::pushes;
      ASSERT_TRUE(solution.optimal) << level.name << " " << name_of(metric);
      EXPECT_EQ(solution.cost, by_pushes ? level.fewest_pushes : level.fewest_moves) << level.name;
      EXPECT_EQ(solution.steps->pushes, by_pushes ? level.fewest_pushes : level.pushes_of_those) << level.name;
      EXPECT_EQ(solution.steps->moves, by_pushes ? level.moves_of_those : level.fewest_moves) << level.name;
      EXPECT_EQ(solution.lower_bound, solution.cost) << level.name;
    }
    EXPECT_EQ(solved(puzzle, "auto", Metric::pushes).cost, level.fewest_pushes) << level.name;
    EXPECT_EQ(solved(puzzle, "auto", Metric::moves).cost, level.fewest_moves) << level.name;
  }
}

// What costs something else than the search says, or less than its bound, is an internal error and would throw.
TEST(LongLevels, get_no_wrong_answer_from_any_search) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/long");
  for (const LongLevel& level : kLevels) {
    const auto puzzle = long_level(level.name);
    for (const auto& search : list_searches("sokoban"))
      for (const Metric metric : {Metric::pushes_moves, Metric::moves_pushes}) {
        const std::string where = std::string(level.name) + " " + search.name + " " + std::string(name_of(metric));
        const Count least = leading(metric) == Metric::pushes ? level.fewest_pushes : level.fewest_moves;
        const Solution solution = solved(puzzle, search.name, metric);
        EXPECT_NE(solution.outcome, Outcome::unsolvable) << where;
        EXPECT_GE(solution.lower_bound, 0) << where;
        EXPECT_LE(solution.lower_bound, least) << where;
        if (solution.outcome != Outcome::solved) continue;
        EXPECT_GE(solution.cost, least) << where;
        EXPECT_TRUE(!solution.optimal || solution.cost == least) << where;
      }
  }
}

TEST(LongLevels, have_no_optimal_solution_by_the_first_count_alone) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/long");
  const auto puzzle = long_level("r3a_44");
  const Solution fewest_moves = solved(puzzle, "auto", Metric::moves);
  const Improvement improved =
      improve(puzzle, fewest_moves.moves, {.metric = Metric::pushes_moves, .limits = {}, .progress = {}});
  EXPECT_EQ(improved.before, 163);
  EXPECT_EQ(improved.solution.cost, 162);
  EXPECT_EQ(improved.solution.steps->moves, 70'386);
}

TEST(LongLevels, of_960_boxes_have_the_bound_of_their_assignment_in_both_orders) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/long");
  const auto puzzle = long_level("big");
  for (const Metric metric : {Metric::pushes_moves, Metric::moves_pushes}) {
    SolveRequest request;
    request.search = "astar";
    request.heuristic = "matching";
    request.metric = metric;
    request.limits.nodes = 1;
    EXPECT_GE(solve(puzzle, request).lower_bound, 35'040) << name_of(metric);
  }
}

}  // namespace
}  // namespace gridlock
