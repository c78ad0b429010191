#include "gridlock/bounds.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "gridlock/catalogue.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/corpora.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/seed.hpp"

namespace gridlock {
namespace {

Bounds bounds_of(const Puzzle& puzzle, std::uint64_t budget = 1'000'000) {
  BoundsRequest request;
  request.budget = budget;
  return bounds(puzzle, request);
}

// To three digits, as the numbers are published: 1.26E17.
void expect_about(double value, double published, const char* what) {
  EXPECT_NEAR(value / published, 1, 0.005) << what << ": " << value;
}

TEST(Bounds, counts_every_vehicle_for_itself_in_the_naive_bound) {
  // Two cars and a truck on six cells each.
  const Bounds result = bounds_of(testing::only_board("..B...\n..B...\nXXB...\nAA....\n......\n......\n", "grid"));
  EXPECT_EQ(result.formula("naive"), 5.0 * 5 * 4);
  EXPECT_EQ(result.formula("per_line"), 5.0 * 5 * 4);
  EXPECT_EQ(result.formula("combinatorial"), 5.0 * 5 * 4);
}

TEST(Bounds, knows_that_vehicles_of_one_line_share_its_room) {
  // Two cars on six cells: three places each, and C(4, 2) ways together.
  const Bounds result = bounds_of(testing::only_board("XX....\nAA.BB.\n......\n", "grid"));
  EXPECT_EQ(result.formula("naive"), 5.0 * 5 * 5);
  EXPECT_EQ(result.formula("per_line"), 5.0 * 3 * 3);
  EXPECT_EQ(result.formula("combinatorial"), 5.0 * 6);
  EXPECT_EQ(result.states, 30u);
}

TEST(Bounds, knows_that_walls_cut_a_line_into_pieces) {
  const Bounds result = bounds_of(testing::only_board("XX....\nAA.#BB\n......\n", "grid"));
  EXPECT_EQ(result.formula("naive"), 5.0 * 5 * 5);
  EXPECT_EQ(result.formula("per_line"), 5.0 * 2 * 1);
  EXPECT_EQ(result.formula("combinatorial"), 5.0 * 2 * 1);
  EXPECT_EQ(result.states, 10u);
}

TEST(Bounds, are_each_at_most_the_one_before_on_random_boards) {
  Random random(testing::seeded(30));
  for (int i = 0; i < 300; ++i) {
    testing::BoardShape shape;
    shape.width = 3 + static_cast<int>(random.below(4));
    shape.height = 3 + static_cast<int>(random.below(4));
    shape.vehicles = 1 + static_cast<int>(random.below(8));
    shape.walls = static_cast<int>(random.below(3));
    const rushhour::Puzzle board = testing::random_board(random, shape);
    const Bounds result = bounds_of(board, 2000);
    EXPECT_LE(result.formula("per_line"), result.formula("naive"));
    EXPECT_LE(result.formula("combinatorial"), result.formula("per_line"));
    if (!result.counted()) continue;
    EXPECT_LE(static_cast<double>(result.states), result.formula("combinatorial"));
    for (const auto& objective : result.objectives)
      if (objective.greatest) {
        EXPECT_LE(objective.lower, *objective.least) << objective.heuristic;
        EXPECT_LE(*objective.least, *objective.greatest) << objective.heuristic;
        EXPECT_LE(*objective.greatest, objective.upper) << objective.heuristic;
      }
  }
}

TEST(Bounds, give_the_range_of_every_heuristic) {
  const Bounds result = bounds_of(testing::only_board("......\n..A...\nXXA...\n......\n......\n......\n", "grid"));
  EXPECT_EQ(result.outcome, Outcome::solved);
  ASSERT_EQ(result.objectives.size(), list_heuristics("rushhour").size());
  for (const auto& objective : result.objectives) EXPECT_EQ(objective.least, 0) << objective.heuristic;
  const ObjectiveBounds& blockers = result.objectives[1];
  EXPECT_EQ(blockers.heuristic, "blockers");
  EXPECT_EQ(blockers.upper, 2);
  EXPECT_EQ(blockers.greatest, 2);
}

TEST(Bounds, end_the_count_at_the_budget) {
  const Bounds result = bounds_of(testing::only_board("XX....\nAA.BB.\n......\n", "grid"), 7);
  EXPECT_EQ(result.outcome, Outcome::out_of_nodes);
  EXPECT_FALSE(result.counted());
  EXPECT_LE(result.states, 30u);
  EXPECT_EQ(result.formula("combinatorial"), 30);
  for (const auto& objective : result.objectives) EXPECT_FALSE(objective.greatest) << objective.heuristic;
}

TEST(Bounds, are_those_published_for_the_seven_boards) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/uva");
  struct Published {
    const char* file;
    double per_line, combinatorial;  // 0: not published
  };
  for (const Published& board :
       {Published{"6x6_1", 9'112'500, 2.025e6}, Published{"6x6_2", 45'562'500, 1.35e7}, Published{"6x6_3", 1e6, 1e6},
        Published{"9x9_4", 0, 6.78e12}, Published{"9x9_5", 8.43e18, 1.26e17}, Published{"9x9_6", 0, 5.16e17},
        Published{"12x12_7", 1.32e36, 1.20e30}}) {
    const std::string name = std::string("Rushhour") + board.file + ".csv";
    const auto path = testing::corpora() / "rushhour/uva" / name;
    const Bounds result = bounds_of(read_puzzles(testing::contents(path), name).front().puzzle(), 10'000);
    if (board.per_line > 0) expect_about(result.formula("per_line"), board.per_line, board.file);
    expect_about(result.formula("combinatorial"), board.combinatorial, board.file);
  }
}

}  // namespace
}  // namespace gridlock
