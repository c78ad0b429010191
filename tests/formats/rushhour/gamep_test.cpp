#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::geometry;
using testing::names_in;
using testing::only_board;
using testing::only_fault;

std::string fault_in_gamep(const std::string& row) { return only_fault("6\n2\n1 h 2 2 3\n" + row, "gamep"); }

TEST(Gamep, reads_cells_counted_from_1_and_labels_as_names) {
  const auto board = only_board("6\r\n3\r\n2 v 3 1 2\r\n1 h 2 2 3\r\n30 h 2 5 5\r\n\r\n");
  EXPECT_EQ(geometry(board), "6x6 1,0v3 2,1h2* 4,4h2");
  EXPECT_EQ(names_in(board), "2 1 30");
}

TEST(Gamep, reads_several_puzzles_and_goes_on_after_a_bad_one) {
  const auto entries = read_puzzles("6\n1\n1 h 2 2 3\n6\n3\n1 h 2 2 3\n2 v 2\n5 7\n1\n1 v 2 1 1\n", "g");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_TRUE(entries[0].valid());
  EXPECT_EQ(entries[1].error().located(), "g:7:6: too few fields: 3 where 'label h|v length x y' has 5");
  EXPECT_EQ(geometry(testing::board_of(entries[2])), "5x7 0,0v2*");
  EXPECT_EQ(entries[2].line, 8);
}

TEST(Gamep, reads_walls_after_the_vehicles_it_counts) {
  EXPECT_EQ(geometry(only_board("6\n1\n1 h 2 2 3\n0 w 1 6 1\n")), "6x6 0,5w 2,1h2*");
}

TEST(Gamep, compares_the_count_with_the_list) {
  EXPECT_EQ(only_fault("6\n3\n1 h 2 2 3\n2 v 3 1 2\n"), "2:1: 3 vehicles are announced, 2 are listed");
  EXPECT_EQ(only_fault("6\n-1\n1 h 2 2 3\n"), "2:1: -1 vehicles are announced, 1 is listed");
  EXPECT_EQ(only_fault("6\n1000000000\n1 h 2 2 3\n"), "2:1: 1000000000 vehicles are announced, 1 is listed");
  EXPECT_EQ(only_fault("6\n1\n1 h 2 2 3\n2 v 3 1 2\n"), "2:1: 1 vehicle is announced, 2 are listed");
  EXPECT_EQ(only_fault("6\nmany\n1 h 2 2 3\n"), "2:1: number of vehicles 'many' is not a whole number");
  EXPECT_EQ(only_fault("6\n1 2\n1 h 2 2 3\n"), "2:3: too many fields: 2 where 'number of vehicles' has 1");
  EXPECT_EQ(only_fault("6\n", "gamep"), "2:1: the number of vehicles is missing");
}

TEST(Gamep, needs_a_label_1) {
  EXPECT_EQ(only_fault("6\n1\n2 h 2 2 3\n"), "1:1: no primary vehicle: none has label 1");
}

TEST(Gamep, points_at_outside_overlap_wall_and_doubled_labels) {
  EXPECT_EQ(fault_in_gamep("2 h 2 6 1\n"),
            "4:7: vehicle '2' of length 2 at row 1, column 6 reaches outside the 6x6 board");
  EXPECT_EQ(fault_in_gamep("2 h 2 0 1\n"),
            "4:7: vehicle '2' of length 2 at row 1, column 0 reaches outside the 6x6 board");
  EXPECT_EQ(fault_in_gamep("2 v 2 3 2\n"), "4:7: vehicle '2' overlaps vehicle '1' at row 3, column 3");
  EXPECT_EQ(fault_in_gamep("2 v 2 1 1\n0 w 1 1 2\n"), "4:7: vehicle '2' crosses the wall at row 2, column 1");
  EXPECT_EQ(fault_in_gamep("1 v 2 1 1\n"), "4:1: two vehicles are named '1'");
  EXPECT_EQ(fault_in_gamep("2 v 2 1 1\n0 w 3 1 2\n"), "5:5: a wall has length 1");
}

TEST(Gamep, points_at_bad_fields) {
  EXPECT_EQ(fault_in_gamep("B v 2 1 1\n"), "4:1: label 'B' is not a number from 1 to 999999999");
  EXPECT_EQ(fault_in_gamep("0 v 2 1 1\n"), "4:1: label '0' is not a number from 1 to 999999999");
  EXPECT_EQ(fault_in_gamep("2 z 2 1 1\n"), "4:3: orientation 'z' is neither h (horizontal) nor v (vertical)");
  EXPECT_EQ(fault_in_gamep("2 v two 1 1\n"), "4:5: length 'two' is not a whole number");
  EXPECT_EQ(fault_in_gamep("2 v 0 1 1\n"), "4:5: vehicle '2' has length 0; 2 is the least");
  EXPECT_EQ(fault_in_gamep("2 v 2 1 99999999999\n"), "4:9: y '99999999999' is far too large");
  EXPECT_EQ(fault_in_gamep("2 v 2 1 1 1\n"), "4:11: too many fields: 6 where 'label h|v length x y' has 5");
}

TEST(Gamep, points_at_absurd_sizes) {
  EXPECT_EQ(only_fault("2\n1\n1 h 2 1 1\n"), "1:1: board of 2x2: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("17\n1\n1 h 2 1 1\n"), "1:1: board of 17x17: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("1000000000\n1\n1 h 2 1 1\n"),
            "1:1: board of 1000000000x1000000000: sides from 3 to 16 are supported");
}

TEST(Gamep, writes_what_it_reads) {
  const std::string text = "6\n3\n1 h 2 2 3\n20 v 3 1 2\n3 h 2 5 5\n0 w 1 6 1\n8 5\n1\n1 v 2 1 1\n";
  std::vector<Puzzle> puzzles;
  for (const auto& entry : read_puzzles(text, "")) puzzles.push_back(entry.puzzle());
  EXPECT_EQ(write_puzzles(puzzles, "gamep"), text);
}

TEST(Gamep, numbers_vehicles_that_have_other_names) {
  const auto board = only_board("car,orientation,col,row,length\nA,V,3,1,3\n3,H,1,6,2\nX,H,1,3,2\nB,H,1,5,2\n");
  EXPECT_EQ(write_puzzles({board}, "gamep"), "6\n4\n1 h 2 1 3\n2 v 3 3 1\n3 h 2 1 6\n4 h 2 1 5\n");
}

}  // namespace
}  // namespace gridlock::formats
