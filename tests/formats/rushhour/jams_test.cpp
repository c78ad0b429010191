#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::geometry;
using testing::names_in;
using testing::only_board;
using testing::only_fault;

std::string fault_in_jams(const std::string& rows) { return only_fault("Bad\n6\n1 2 h 2\n" + rows + ".\n", "jams"); }

TEST(Jams, reads_cells_counted_from_0_with_the_primary_first) {
  const auto board = only_board("First\n6\n1 2 h 2\n0 1 v 3\n4 4 h 2\n.\n");
  EXPECT_EQ(geometry(board), "6x6 1,0v3 2,1h2* 4,4h2");
  EXPECT_EQ(board.name, "First");
  EXPECT_EQ(names_in(board), "X A B");
}

TEST(Jams, names_vehicles_X_A_to_Z_without_X_then_AA) {
  std::string text = "Many\n16\n0 0 h 2\n";
  for (int i = 1; i <= 27; ++i) text += std::to_string(i % 8 * 2) + " " + std::to_string(i / 8) + " h 2\n";
  EXPECT_EQ(names_in(only_board(text + ".\n")), "X A B C D E F G H I J K L M N O P Q R S T U V W Y Z AA AB");
}

TEST(Jams, reads_collections_and_goes_on_after_a_bad_puzzle) {
  const auto entries =
      read_puzzles("One\n6\n1 2 h 2\n.\n\nTwo\n6\n1 2 h 2\n0 2 v 2\n1 2 v 2\nnonsense\n.\nThree\n6\n0 0 v 2\n.\n", "j");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_TRUE(entries[0].valid());
  EXPECT_EQ(entries[1].name, "Two");
  EXPECT_EQ(entries[1].line, 6);
  EXPECT_EQ(entries[1].error().located(), "j:11:9: too few fields: 1 where 'x y h|v length' has 4");
  EXPECT_EQ(geometry(testing::board_of(entries[2])), "6x6 0,0v2*");
}

TEST(Jams, does_without_titles_and_without_the_last_dot) {
  const auto entries = read_puzzles("6\n1 2 h 2\n.\n6\n0 0 v 2\n", "");
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_TRUE(entries[0].valid());
  EXPECT_TRUE(entries[1].valid());
  EXPECT_EQ(entries[1].name, "");
}

TEST(Jams, finds_the_next_puzzle_where_a_dot_was_forgotten) {
  const auto entries = read_puzzles("One\n6\n1 2 h 2\nTwo\n6\n0 0 v 2\n.\n", "");
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_TRUE(entries[0].valid());
  EXPECT_EQ(entries[1].name, "Two");
  EXPECT_TRUE(entries[1].valid());
}

TEST(Jams, takes_a_number_for_the_title_if_the_size_follows) { EXPECT_EQ(only_board("7\n6\n1 2 h 2\n.\n").name, "7"); }

TEST(Jams, reads_oblong_boards_and_walls) {
  EXPECT_EQ(geometry(only_board("Wide\n8 5\n1 2 h 2\n7 4 w 1\n0 0 w 1\n.\n")), "8x5 0,0w 2,1h2* 4,7w");
}

TEST(Jams, points_at_outside_overlap_and_wall) {
  EXPECT_EQ(fault_in_jams("5 0 h 2\n"),
            "4:1: vehicle 'A' of length 2 at row 1, column 6 reaches outside the 6x6 board");
  EXPECT_EQ(fault_in_jams("2 1 v 2\n"), "4:1: vehicle 'A' overlaps vehicle 'X' at row 3, column 3");
  EXPECT_EQ(fault_in_jams("2 2 w 1\n"), "3:1: vehicle 'X' crosses the wall at row 3, column 3");
  EXPECT_EQ(fault_in_jams("6 0 w 1\n"), "4:1: wall outside the board at row 1, column 7");
  EXPECT_EQ(fault_in_jams("0 0 w 2\n"), "4:7: a wall has length 1");
  EXPECT_EQ(fault_in_jams("0 0 h 1\n"), "4:7: vehicle 'A' has length 1; 2 is the least");
}

TEST(Jams, points_at_absurd_sizes) {
  EXPECT_EQ(only_fault("Bad\n2\n0 0 h 2\n.\n"), "2:1: board of 2x2: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("Bad\n6 17\n0 0 h 2\n.\n"), "2:1: board of 6x17: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("Bad\n-6\n0 0 h 2\n.\n"), "2:1: board of -6x-6: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("Bad\n99999999999\n0 0 h 2\n.\n"), "2:1: size '99999999999' is far too large");
  EXPECT_EQ(only_fault("Bad\nsix\n0 0 h 2\n.\n"), "2:1: size 'six' is not a whole number");
  EXPECT_EQ(only_fault("Bad\n0 0 h 2\n.\n"),
            "2:1: expected the size of the board, one number or width and height, not '0 0 h 2'");
}

TEST(Jams, points_at_bad_fields) {
  EXPECT_EQ(fault_in_jams("a 0 h 2\n"), "4:1: x 'a' is not a whole number");
  EXPECT_EQ(fault_in_jams("0 b h 2\n"), "4:3: y 'b' is not a whole number");
  EXPECT_EQ(fault_in_jams("0 0 d 2\n"), "4:5: orientation 'd' is neither h (horizontal) nor v (vertical)");
  EXPECT_EQ(fault_in_jams("0 0 hv 2\n"), "4:5: orientation 'hv' is neither h (horizontal) nor v (vertical)");
  EXPECT_EQ(fault_in_jams("0 0 h 4294967298\n"), "4:7: length '4294967298' is far too large");
  EXPECT_EQ(fault_in_jams("0 0 h\n"), "4:6: too few fields: 3 where 'x y h|v length' has 4");
  EXPECT_EQ(fault_in_jams("0 0 h 2 2\n"), "4:9: too many fields: 5 where 'x y h|v length' has 4");
}

TEST(Jams, needs_a_size_and_a_vehicle) {
  EXPECT_EQ(only_fault("Bad\n6\n.\n", "jams"), "2:1: no primary vehicle: the list is empty");
  EXPECT_EQ(only_fault("Bad\n.\n", "jams"), "2:1: the size of the board is missing");
  EXPECT_EQ(testing::rejection(".\n.\n", "jams"), "1:1: there is no puzzle in the text");
}

TEST(Jams, writes_what_it_reads) {
  const std::string text = "One\n6\n1 2 h 2\n0 1 v 3\n.\nTwo\n8 5\n3 1 v 2\n0 0 w 1\n.\n";
  std::vector<Puzzle> puzzles;
  for (const auto& entry : read_puzzles(text, "")) puzzles.push_back(entry.puzzle());
  EXPECT_EQ(write_puzzles(puzzles, "jams"), text);
}

TEST(Jams, writes_the_primary_first) {
  const auto board = only_board("car,orientation,col,row,length\nA,V,3,1,3\nX,H,1,3,2\n");
  EXPECT_EQ(write_puzzles({board}, "jams"), "\n6\n0 2 h 2\n2 0 v 3\n.\n");
}

}  // namespace
}  // namespace gridlock::formats
