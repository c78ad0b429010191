#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::geometry;
using testing::names_in;
using testing::only_board;
using testing::only_fault;

TEST(Grid, reads_rows_of_characters) {
  const auto board = only_board(
      "; Drawn\n"
      "..B.\n"
      "XXB.\n"
      "x..#\n");
  EXPECT_EQ(geometry(board), "4x3 0,2v2 1,0h2* 2,0w 2,3w");
  EXPECT_EQ(names_in(board), "B X");
  EXPECT_EQ(board.name, "Drawn");
}

TEST(Grid, takes_four_characters_for_empty_cells) {
  EXPECT_EQ(geometry(only_board("..oo\nXX--\n____\n")), "4x3 1,0h2*");
}

TEST(Grid, takes_X_for_the_primary_or_else_A) {
  EXPECT_EQ(geometry(only_board("AA...\nXX...\n.....\n")), "5x3 0,0h2 1,0h2*");
  EXPECT_EQ(geometry(only_board("AA...\nBB...\n.....\n")), "5x3 0,0h2* 1,0h2");
}

TEST(Grid, reads_longer_names_between_blanks) {
  const auto board = only_board("AA AA .. 12\n.  X  X\t12\nxx -- o  .\n");
  EXPECT_EQ(geometry(board), "4x3 0,0h2 0,3v2 1,1h2* 2,0w");
  EXPECT_EQ(names_in(board), "AA 12 X");
}

TEST(Grid, reads_collections_and_goes_on_after_a_bad_board) {
  const auto entries = read_puzzles(
      "; one\n\n....\nXX..\n....\n\n\nTitle: two\n....\nXX..\n...\n; three\n....\n.AA.\n....\n\n....\nXX..\n....", "g");
  ASSERT_EQ(entries.size(), 4u);
  EXPECT_EQ(entries[0].name, "one");
  EXPECT_TRUE(entries[0].valid());
  EXPECT_EQ(entries[1].name, "two");
  EXPECT_EQ(entries[1].error().located(), "g:11:3: this row has 3 cells, the first row 4");
  EXPECT_EQ(entries[2].name, "three");
  EXPECT_TRUE(entries[2].valid());
  EXPECT_EQ(entries[2].line, 13);
  EXPECT_EQ(entries[3].name, "");
  EXPECT_TRUE(entries[3].valid());
}

TEST(Grid, is_told_from_one_line_boards_of_the_same_length) {
  EXPECT_EQ(geometry(only_board("AA.......\nXX.......\n.........\n")), "9x3 0,0h2 1,0h2*");
  EXPECT_EQ(geometry(only_board("A........\nA........\nA........\n.........\n")), "9x4 0,0v3*");
}

TEST(Grid, points_at_rows_of_another_length) {
  EXPECT_EQ(only_fault("......\nXX....\n.......\n......\n"), "3:7: this row has 7 cells, the first row 6");
  EXPECT_EQ(only_fault("......\nXX....\n.....\n......\n"), "3:5: this row has 5 cells, the first row 6");
  EXPECT_EQ(only_fault("......\nXX....\n.\n......\n"), "3:1: this row has 1 cell, the first row 6");
}

TEST(Grid, points_at_the_cell_where_a_vehicle_is_bent_or_broken) {
  EXPECT_EQ(only_fault("  ..BB\n  XX.B\n  ....\n"), "2:6: vehicle 'B' is bent at row 2, column 4");
  EXPECT_EQ(only_fault("BB..\nXX..\nBB..\n"),
            "3:1: vehicle 'B' is in pieces, or two vehicles are named 'B': row 3, column 1 is apart from the rest");
  EXPECT_EQ(only_fault("AA . AA .\nX  X B .\n.  . . .\n"),
            "1:6: vehicle 'AA' is in pieces, or two vehicles are named 'AA': row 1, column 3 is apart from the rest");
  EXPECT_EQ(only_fault("...B\nXX..\n....\n"), "1:4: vehicle 'B' covers a single cell; 2 is the least");
}

TEST(Grid, needs_an_X_or_an_A) {
  EXPECT_EQ(only_fault("....\nBB..\n....\n"), "1:1: no primary vehicle: none is named X or A");
  EXPECT_EQ(only_fault("....\nxx..\nBB..\n"), "1:1: no primary vehicle: none is named X or A");
}

TEST(Grid, points_at_absurd_sizes) {
  EXPECT_EQ(only_fault("XX\n..\n"), "1:1: board of 2x2: sides from 3 to 16 are supported");
  std::string large;
  for (int row = 0; row < 17; ++row) large += (row == 3 ? "XX" : "..") + std::string(15, '.') + "\n";
  EXPECT_EQ(only_fault(large), "1:1: board of 17x17: sides from 3 to 16 are supported");
}

TEST(Grid, refuses_endless_rows) {
  EXPECT_EQ(only_fault("...\nXX.\n" + std::string(5000, '.') + "\n"),
            "3:1: this line is far too long for a row of cells");
}

TEST(Grid, points_at_characters_that_mean_nothing) {
  EXPECT_EQ(only_fault("....\nXX,.\n....\n"),
            "2:3: ',' is neither an empty cell (. o - _), a wall (x #) nor a vehicle");
  EXPECT_EQ(only_fault(". . .\nXX XX A+B\n. . .\n", "grid"),
            "2:7: 'A+B' is neither an empty cell (. o - _), a wall (x #) nor a vehicle");
  EXPECT_EQ(only_fault("....\nXX\x01.\n....\n"),
            "2:3: '\\x01' is neither an empty cell (. o - _), a wall (x #) nor a vehicle");
}

TEST(Grid, writes_what_it_reads) {
  const std::string text =
      "; one\n..B.\nXXB.\nx...\n\n....\nAA..\n....\n\n; long names\nAA AA .  12\n.  X  X  12\nx  .  .  .\n";
  std::vector<Puzzle> puzzles;
  for (const auto& entry : read_puzzles(text, "")) puzzles.push_back(entry.puzzle());
  EXPECT_EQ(write_puzzles(puzzles, "grid"), text);
}

TEST(Grid, never_lets_another_vehicle_pass_for_the_primary) {
  const auto board = only_board("ooooooooooooAAXXoooooooooooooooooooo", "line");
  const auto reread = only_board(write_puzzles({board}, "grid"));
  EXPECT_EQ(geometry(reread), geometry(board));
  EXPECT_EQ(reread.primary_vehicle().name, "X");
}

}  // namespace
}  // namespace gridlock::formats
