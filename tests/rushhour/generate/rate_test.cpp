#include "gridlock/rushhour/generate/rate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <set>

#include "gridlock/rushhour/board/board.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/slow_space.hpp"
#include "tests/support/solvable_board.hpp"

namespace gridlock::rushhour {
namespace {

using testing::any_board;
using testing::only_board;
using testing::SlowSpace;
using testing::solvable_board;

Rating rating_of(const Puzzle& puzzle, std::uint64_t budget = 1'000'000) {
  Monitor monitor;
  return rate(puzzle, budget, monitor);
}

TEST(Rate, finds_an_open_road_trivial) {
  const Rating rating = rating_of(only_board("......\n......\nXX....\n......\n......\n......\n"));
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_EQ(rating.moves, 1);
  EXPECT_EQ(rating.steps, 4);
  EXPECT_EQ(rating.involved, 1);
  EXPECT_EQ(rating.level, 1);
  ASSERT_TRUE(rating.space);
  EXPECT_EQ(rating.space->states, 5u);
  EXPECT_EQ(rating.space->solutions, 1);
  EXPECT_DOUBLE_EQ(rating.space->luck, 2);  // one of four moves
  EXPECT_EQ(rating.space->waist, 0u);       // nothing lies between the start and the goal
  EXPECT_FALSE(rating.space->divergence);
}

// A has to leave the way of X: up by 1, or down by 2 or 3.
TEST(Rate, measures_a_board_that_can_be_counted_by_hand) {
  const Rating rating = rating_of(only_board("......\n...A..\nXX.A..\n......\n......\n......\n"));
  EXPECT_EQ(rating.moves, 2);
  EXPECT_EQ(rating.steps, 5);
  EXPECT_EQ(rating.involved, 2);
  EXPECT_EQ(rating.indispensable, 2);
  EXPECT_EQ(rating.retreats, 0);
  EXPECT_EQ(rating.counterintuitive, 0);
  ASSERT_TRUE(rating.space);
  // A off the row of X: 3 places, X in 5; A on it: 2 places, X in 3.
  EXPECT_EQ(rating.space->states, 21u);
  EXPECT_EQ(rating.space->solutions, 3);
  // 3 of 5 moves are right, then 1 of 8.
  EXPECT_NEAR(rating.space->luck, std::log2(40.0 / 3), 1e-12);
  // One move from the goal: A in 3 places, X in 4.
  EXPECT_EQ(rating.space->waist, 12u);
  EXPECT_EQ(rating.space->waist_distance, 1);
  // Where A blocks X, where X keeps A away from its row, and where X has passed under A.
  EXPECT_NEAR(rating.space->dead_ends, (4 + 6 + 2) / 21.0, 1e-12);
  // Whoever moves X a little first still ends where a shortest solution ends.
  EXPECT_FALSE(rating.space->divergence);
}

TEST(Rate, counts_vehicles_that_move_in_some_but_not_in_every_shortest_solution) {
  // Either B or C makes room for A.
  const Rating either = rating_of(only_board("...BB.\n...A..\nXX.A..\n...CC.\n......\n......\n"));
  EXPECT_EQ(either.moves, 3);
  EXPECT_EQ(either.involved, 4);
  EXPECT_EQ(either.indispensable, 2);
}

TEST(Rate, knows_where_a_near_optimal_line_leaves_for_good) {
  const auto divergence = [](const char* board) { return rating_of(only_board(board)).space->divergence; };
  // B can move to no avail before C makes room for A, and stay there.
  EXPECT_EQ(divergence("...BB.\n...A..\nXX.A..\n...CC.\n......\n......\n"), 0);
  // Every near-optimal line begins like a shortest one.
  EXPECT_EQ(divergence(".....\n..EAA\nXXE.C\n....C\n.DDBB\n"), 1);
}

TEST(Rate, counts_retreats_and_moves_into_the_way_as_counterintuitive) {
  // F can only go down, for which A and D must go left, for which C must go up, into the way of X, which makes room.
  const Rating rating = rating_of(only_board(".BEEE\n.B.F.\n.XXF.\n..CAA\n..CDD\n"));
  EXPECT_EQ(rating.moves, 7);
  EXPECT_EQ(rating.retreats, 1);
  EXPECT_EQ(rating.counterintuitive, 2);
}

TEST(Rate, calls_an_unsolvable_board_unsolvable) {
  const Rating rating = rating_of(only_board("....C.\n....C.\nXX..C.\n....C.\n....C.\n....C.\n"));
  EXPECT_EQ(rating.outcome, Outcome::unsolvable);
  EXPECT_EQ(rating.level, 0);
}

TEST(Rate, gives_a_solved_board_no_moves_and_the_lowest_class) {
  const Rating rating = rating_of(only_board("......\n......\n....XX\n......\n......\n......\n"));
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_EQ(rating.moves, 0);
  EXPECT_EQ(rating.level, 1);
}

TEST(Rate, rates_by_one_solution_where_the_space_is_larger_than_the_budget) {
  const Puzzle puzzle = only_board("III.F.\n.CC.F.\nXXGE..\nH.GEAA\nHDDBBJ\n.....J\n");
  const Rating exact = rating_of(puzzle);
  const Rating guessed = rating_of(puzzle, 100);
  ASSERT_TRUE(exact.space);
  EXPECT_FALSE(guessed.space);
  EXPECT_EQ(guessed.outcome, Outcome::solved);
  EXPECT_EQ(guessed.moves, exact.moves);
  EXPECT_LE(guessed.involved, exact.involved);
  EXPECT_GE(guessed.involved, exact.indispensable);
  EXPECT_GE(guessed.retreats, exact.retreats);
  EXPECT_GE(guessed.counterintuitive, exact.counterintuitive);
  EXPECT_TRUE(exact.people.simulated);
  EXPECT_FALSE(guessed.people.simulated);
  EXPECT_GT(guessed.score, exact.score / 3);
  EXPECT_LT(guessed.score, exact.score * 3);
}

TEST(Rate, stops_at_a_limit_and_says_so) {
  Limits limits;
  limits.nodes = 50;
  Monitor monitor(limits);
  const Rating rating = rate(only_board("III.F.\n.CC.F.\nXXGE..\nH.GEAA\nHDDBBJ\n.....J\n"), 1'000'000, monitor);
  EXPECT_EQ(rating.outcome, Outcome::out_of_nodes);
  EXPECT_EQ(rating.level, 0);
}

TEST(Rate, has_five_classes_that_rise_with_the_score) {
  std::set<int> levels;
  int last = 1;
  for (double score = 0; score < 500; score += 1) {
    EXPECT_GE(level_of(score), last);
    levels.insert(last = level_of(score));
  }
  EXPECT_EQ(levels, (std::set<int>{1, 2, 3, 4, 5}));
}

// Lists every shortest solution, one move after the other.
struct Listing {
  int solutions = 0;
  int retreats = 1000;
  std::set<int> some, every;

  void list(const Board& board, int left, int retreated, const std::set<int>& moved) {
    if (board.solved() || left == 0) {
      if (!board.solved() || left > 0) return;
      every = solutions == 0 ? moved : intersection(every, moved);
      some.insert(moved.begin(), moved.end());
      retreats = std::min(retreats, retreated);
      ++solutions;
      return;
    }
    board.for_each_slide(Metric::moves, [&](Slide slide) {
      Board next = board;
      next.slide(slide);
      auto with = moved;
      with.insert(slide.vehicle);
      list(next, left - 1, retreated + (slide.vehicle == board.primary() && slide.distance < 0 ? 1 : 0), with);
    });
  }

  static std::set<int> intersection(const std::set<int>& a, const std::set<int>& b) {
    std::set<int> both;
    for (const int x : a)
      if (b.count(x) > 0) both.insert(x);
    return both;
  }
};

RC_GTEST_PROP(Rate, agrees_with_a_list_of_all_shortest_solutions, (std::uint64_t seed)) {
  Random random(seed);
  const Puzzle puzzle = solvable_board(random, *any_board(3, 5), 1 + random.below(4)).puzzle;
  const SlowSpace space(puzzle, Metric::moves);
  const Rating rating = rating_of(puzzle);
  Listing listing;
  listing.list(Board(puzzle), *space.optimum(), 0, {});
  RC_ASSERT(rating.moves == *space.optimum());
  RC_ASSERT(rating.space.has_value());
  RC_ASSERT(rating.space->states == space.size());
  RC_ASSERT(rating.space->solutions == listing.solutions);
  RC_ASSERT(rating.retreats == listing.retreats);
  RC_ASSERT(rating.involved == static_cast<int>(listing.some.size()));
  RC_ASSERT(rating.indispensable == static_cast<int>(listing.every.size()));
  RC_ASSERT(rating.counterintuitive >= rating.retreats);
  for (int d = 1; d < rating.moves; ++d) RC_ASSERT(rating.space->waist <= space.at_distance(d));
}

}  // namespace
}  // namespace gridlock::rushhour
