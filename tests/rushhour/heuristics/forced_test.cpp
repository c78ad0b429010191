// What `forced` keeps from one board to the next, and what it foresees: neither must show.
#include "gridlock/rushhour/heuristics/forced.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "gridlock/solve.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/random_board.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::rushhour {
namespace {

std::vector<Slide> slides(const Board& board, Metric metric) {
  std::vector<Slide> all;
  board.for_each_slide(metric, [&](Slide slide) { all.push_back(slide); });
  return all;
}

TEST(Forced, says_the_same_of_a_board_whatever_it_was_asked_before) {
  Random random(testing::seeded(24));
  for (std::uint64_t i = 0; i < testing::cases(200); ++i) {
    testing::BoardShape shape;
    shape.width = 5 + static_cast<int>(random.below(12));
    shape.height = 5 + static_cast<int>(random.below(12));
    shape.vehicles = shape.width * shape.height / (3 + static_cast<int>(random.below(4)));
    shape.walls = static_cast<int>(random.below(4));
    shape.longest = 3 + static_cast<int>(random.below(3));
    shape.vertical_primary = random.below(3) == 0;
    const Puzzle puzzle = testing::random_board(random, shape);
    for (const Metric metric : {Metric::moves, Metric::steps}) {
      Forced long_in_use(puzzle, metric);
      Board board(puzzle);
      for (int move = 0; move < 100; ++move) {
        Forced fresh(puzzle, metric);
        ASSERT_EQ(long_in_use(board), fresh(board));
        ASSERT_EQ(long_in_use.helpful(), fresh.helpful());
        const auto possible = slides(board, metric);
        if (possible.empty()) break;
        board.slide(possible[random.below(static_cast<std::uint32_t>(possible.size()))]);
      }
    }
  }
}

TEST(Forced, foresees_no_more_than_is_true) {
  Random random(testing::seeded(25));
  std::uint64_t foreseen = 0;
  for (std::uint64_t i = 0; i < testing::cases(300); ++i) {
    testing::BoardShape shape;
    shape.width = shape.height = 4 + static_cast<int>(random.below(3));
    shape.vehicles = shape.width * shape.height / 4;
    shape.walls = random.below(3) == 0 ? 1 : 0;
    const Puzzle puzzle = testing::random_board(random, shape);
    for (const Metric metric : {Metric::moves, Metric::steps}) {
      const Board board(puzzle);
      Forced forced(puzzle, metric);
      const Count value = forced(board);
      if (value == kNoWay || board.solved()) continue;
      for (const Slide slide : slides(board, metric)) {
        if ((forced.helpful() & helpful_bit(slide.vehicle)) != 0) continue;
        Board next = board;
        next.slide(slide);
        SolveRequest request;
        request.search = "bfs";
        request.metric = metric;
        const Solution solution = solve(next.as_puzzle(), request);
        ++foreseen;
        ASSERT_TRUE(solution.outcome == Outcome::unsolvable || solution.cost >= value);
      }
    }
  }
  EXPECT_GE(static_cast<int>(foreseen), testing::among_usual(testing::cases(300)));
}

}  // namespace
}  // namespace gridlock::rushhour
