#include "gridlock/verify.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock {
namespace {

const Puzzle kReplayedBoard = testing::only_board("..B.\nAAB.\n..x.\n....\n", "grid");

std::string reason_after(const std::vector<std::string>& moves) { return verify(kReplayedBoard, moves).reason; }

TEST(Verify, tells_which_move_fails_and_why) {
  EXPECT_EQ(reason_after({"A+1"}), "move 1 (A+1): 'B' is in the way");
  EXPECT_EQ(reason_after({"A-1"}), "move 1 (A-1): it would leave the board");
  EXPECT_EQ(reason_after({"B+1"}), "move 1 (B+1): a wall is in the way");
  EXPECT_EQ(reason_after({"Z+1"}), "move 1 (Z+1): there is no vehicle 'Z'");
  EXPECT_EQ(reason_after({"A+0"}), "move 1 (A+0): not a move; a move looks like X+3");
  EXPECT_EQ(reason_after({"A"}), "move 1 (A): not a move; a move looks like X+3");
  EXPECT_EQ(reason_after({"+1"}), "move 1 (+1): not a move; a move looks like X+3");
  EXPECT_EQ(reason_after({"A+99999999999"}), "move 1 (A+99999999999): not a move; a move looks like X+3");
  EXPECT_EQ(reason_after({}), "after the last move 'A' is not at the exit");
}

TEST(Verify, accepts_a_solution_and_counts_it_in_both_metrics) {
  const Puzzle board = testing::only_board("..B.\nAAB.\n....\n....\n", "grid");
  const Verdict verdict = verify(board, {"B+2", "A+2"});
  EXPECT_TRUE(verdict.solved);
  EXPECT_EQ(verdict.failed_move, 0);
  EXPECT_EQ(verdict.moves, 2);
  EXPECT_EQ(verdict.steps, 4);
  EXPECT_TRUE(verdict.reason.empty());
}

TEST(Verify, does_not_let_a_vehicle_jump_over_another) {
  const Puzzle board = testing::only_board("....\nAABB\n....\n....\n", "grid");
  EXPECT_EQ(verify(board, {"A+2"}).failed_move, 1);
}

TEST(After, is_the_board_as_it_then_stands) {
  const Puzzle board = testing::only_board("..B.\nAAB.\n....\n....\n", "grid");
  const auto moved = std::get<rushhour::Puzzle>(after(board, {"B+2"}));
  EXPECT_EQ(moved.vehicles[*moved.find("B")].cell, (rushhour::Cell{2, 2}));
  EXPECT_THROW(after(board, {"A+1"}), Error);
}

}  // namespace
}  // namespace gridlock
