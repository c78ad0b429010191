#include "gridlock/rushhour/improve/solution_edits.hpp"

#include <gtest/gtest.h>

#include "gridlock/rushhour/board/notation.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock::rushhour {
namespace {

using testing::only_board;

// A stands across the exit line; B and C have nothing to do with it.
Puzzle board() {
  return only_board(
      "...A..\n"
      "...A..\n"
      "XX.A..\n"
      "......\n"
      "BB....\n"
      "CC....\n");
}

std::vector<Slide> slides(const Puzzle& puzzle, const std::vector<std::string>& moves) {
  std::vector<Slide> result;
  for (const auto& move : moves) result.push_back(slide_from(puzzle, move));
  return result;
}

class SolutionEditsTest : public ::testing::Test {
 protected:
  SolutionEdits edits(const std::vector<std::string>& moves) { return {puzzle, slides(puzzle, moves), monitor}; }
  std::string text(const SolutionEdits& edits) const {
    std::string result;
    for (const Slide slide : edits.slides()) result += (result.empty() ? "" : " ") + to_text(puzzle, slide);
    return result;
  }

  Puzzle puzzle = board();
  Monitor monitor;
};

TEST_F(SolutionEditsTest, tidying_joins_neighbouring_moves_of_one_vehicle) {
  EXPECT_EQ(text(edits({"A+1", "A+2", "B+1", "B-1", "X+1", "X+3"})), "A+3 X+4");
}

TEST_F(SolutionEditsTest, tidying_drops_what_comes_after_the_goal) {
  EXPECT_EQ(text(edits({"A+3", "X+4", "B+1"})), "A+3 X+4");
}

TEST_F(SolutionEditsTest, a_pair_that_undoes_itself_is_dropped) {
  auto changed = edits({"B+1", "A+3", "B-1", "X+4"});
  changed.drop_pairs(10);
  EXPECT_EQ(text(changed), "A+3 X+4");
}

TEST_F(SolutionEditsTest, a_pair_outside_the_window_stays) {
  auto changed = edits({"B+1", "C+1", "A+3", "B-1", "X+4"});
  changed.drop_pairs(3);
  EXPECT_EQ(text(changed), "B+1 C+1 A+3 B-1 X+4");
}

TEST_F(SolutionEditsTest, a_pair_is_played_as_one_move_at_the_place_of_the_second) {
  auto changed = edits({"A+1", "B+1", "A+2", "X+4"});
  changed.merge_pairs_later(10);
  EXPECT_EQ(text(changed), "B+1 A+3 X+4");
}

TEST_F(SolutionEditsTest, a_pair_is_played_as_one_move_at_the_place_of_the_first) {
  auto changed = edits({"A+1", "B+1", "A+2", "X+4"});
  changed.merge_pairs_earlier(10);
  EXPECT_EQ(text(changed), "A+3 B+1 X+4");
}

TEST_F(SolutionEditsTest, a_move_that_nothing_needs_is_dropped) {
  auto changed = edits({"B+1", "A+3", "C+2", "X+4"});
  changed.drop_singles();
  EXPECT_EQ(text(changed), "A+3 X+4");
}

TEST_F(SolutionEditsTest, two_moves_in_one_direction_are_brought_together_and_joined) {
  auto changed = edits({"A+1", "B+1", "C+1", "A+2", "X+4"});
  changed.bring_together(10);
  EXPECT_EQ(text(changed), "B+1 C+1 A+3 X+4");
}

TEST_F(SolutionEditsTest, what_depends_on_a_move_stays_behind_it_when_it_is_brought_forward) {
  // X can only go when A is out of its way, so it is dragged along; B is not.
  auto changed = edits({"A+3", "X+1", "B+1", "X+3"});
  changed.bring_together(10);
  EXPECT_EQ(text(changed), "A+3 B+1 X+4");
}

TEST_F(SolutionEditsTest, nothing_is_changed_once_the_monitor_has_called_a_halt) {
  Limits limits;
  limits.nodes = 0;
  Monitor halting(limits);
  SolutionEdits changed(puzzle, slides(puzzle, {"B+1", "A+3", "B-1", "X+4"}), halting);
  changed.drop_pairs(10);
  changed.drop_singles();
  EXPECT_TRUE(changed.stopped());
  EXPECT_EQ(text(changed), "B+1 A+3 B-1 X+4");
}

}  // namespace
}  // namespace gridlock::rushhour
