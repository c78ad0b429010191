#include "gridlock/improve.hpp"

#include <gtest/gtest.h>

#include "gridlock/verify.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock {
namespace {

const Puzzle kBoard = testing::only_board("...A..\n...A..\nXX.A..\n......\nBB....\n......\n");

TEST(ImproveVerb, shortens_a_solution_and_says_what_it_was_before) {
  const auto improved = improve(kBoard, {"B+1", "A+1", "A+2", "B-1", "X+1", "X+3"}, {});
  EXPECT_EQ(improved.before, 6);
  EXPECT_EQ(improved.solution.cost, 2);
  EXPECT_EQ(improved.solution.moves, (std::vector<std::string>{"A+3", "X+4"}));
  EXPECT_EQ(improved.solution.kind, "rushhour");
  EXPECT_EQ(improved.solution.search, "improve");
  EXPECT_EQ(improved.solution.outcome, Outcome::solved);
}

TEST(ImproveVerb, proves_the_optimum_where_it_saw_the_whole_space) {
  const auto improved = improve(kBoard, {"B+1", "A+3", "X+4"}, {});
  EXPECT_TRUE(improved.solution.optimal);
  EXPECT_EQ(improved.solution.lower_bound, 2);
}

TEST(ImproveVerb, works_in_steps) {
  ImproveRequest request;
  request.metric = Metric::steps;
  const auto improved = improve(kBoard, {"B+1", "A+3", "X+4"}, request);
  EXPECT_EQ(improved.before, 8);
  EXPECT_EQ(improved.solution.cost, 7);
  EXPECT_EQ(improved.solution.moves.size(), 7u);
  EXPECT_TRUE(verify(kBoard, improved.solution.moves).solved);
}

TEST(ImproveVerb, refuses_what_is_no_solution_and_says_why) {
  const auto message = [](const std::vector<std::string>& moves) -> std::string {
    try {
      improve(kBoard, moves, {});
    } catch (const Error& error) {
      return error.what();
    }
    return "accepted";
  };
  EXPECT_EQ(message({"X+4"}), "this is not a solution: move 1 (X+4): 'A' is in the way");
  EXPECT_EQ(message({"A+3"}), "this is not a solution: after the last move 'X' is not at the exit");
  EXPECT_NE(message({"Z+3"}).find("Z"), std::string::npos);
}

TEST(ImproveVerb, returns_what_it_was_given_when_it_may_do_nothing) {
  ImproveRequest request;
  request.limits.nodes = 0;
  const auto improved = improve(kBoard, {"B+1", "A+3", "B-1", "X+4"}, request);
  EXPECT_EQ(improved.solution.cost, 4);
  EXPECT_EQ(improved.solution.outcome, Outcome::solved);
  EXPECT_FALSE(improved.solution.optimal);
}

}  // namespace
}  // namespace gridlock
