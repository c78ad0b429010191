#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::geometry;
using testing::names_in;
using testing::only_board;
using testing::only_fault;

const std::string kHeader = "car,orientation,col,row,length\n";

std::string fault_in_uva(const std::string& rows) { return only_fault(kHeader + rows, "uva"); }

TEST(UvaCsv, reads_columns_and_rows_counted_from_1) {
  const auto board = only_board(kHeader + "A,V,3,1,3\nX,H,1,3,2\n");
  EXPECT_EQ(geometry(board), "6x6 0,2v3 2,0h2*");
  EXPECT_EQ(names_in(board), "A X");
}

TEST(UvaCsv, reads_windows_line_ends_byte_order_mark_quotes_and_blanks) {
  const auto board = only_board(
      "\xef\xbb\xbf"
      "car, orientation, col, row, length\r\n\"A\", \"v\",3 ,1,3\r\n\r\nX,h,1,3,2\r\n");
  EXPECT_EQ(geometry(board), "6x6 0,2v3 2,0h2*");
}

TEST(UvaCsv, does_without_a_header) { EXPECT_EQ(geometry(only_board("X,H,1,3,2\n")), "6x6 2,0h2*"); }

TEST(UvaCsv, takes_the_size_from_the_name_of_the_file) {
  const std::string text = kHeader + "X,H,1,3,2\n";
  EXPECT_EQ(geometry(only_board(text, "", "boards/Rushhour9x9_4.csv")), "9x9 2,0h2*");
  EXPECT_EQ(geometry(only_board(text, "", "6x6/12x7.csv")), "12x7 2,0h2*");
  EXPECT_EQ(geometry(only_board(text, "", "1920x1080.csv")), "6x6 2,0h2*");
  EXPECT_EQ(only_fault(text, "", "20x20.csv"), "1:1: board of 20x20: sides from 3 to 16 are supported");
}

TEST(UvaCsv, takes_the_smallest_square_from_6x6_on_where_no_size_is_given) {
  EXPECT_EQ(geometry(only_board(kHeader + "X,H,1,3,2\nA,V,2,7,3\n")), "9x9 2,0h2* 6,1v3");
}

TEST(UvaCsv, prefers_a_size_row_to_the_name_of_the_file) {
  EXPECT_EQ(geometry(only_board(kHeader + "# size 8x7\nX,H,1,3,2\n", "", "9x9.csv")), "8x7 2,0h2*");
}

TEST(UvaCsv, reads_walls_titles_and_other_comments) {
  const auto board = only_board("# size of the thing\n" + kHeader +
                                "# name Two walls\n# wall 6 1\n#wall 1 1\n# wall 1 2\nX,V,4,1,2\n");
  EXPECT_EQ(geometry(board), "6x6 0,3v2* 0,5w 1,0w");
  EXPECT_EQ(board.name, "Two walls");
}

// Found by fuzzing: the title was taken for a level that is drawn in a comment.
TEST(UvaCsv, reads_titles_that_look_like_a_level) {
  for (const std::string title : {"#####|#@$.#|#####", "3*|||:4#####", "#####", "++ # $", "# @ #"}) {
    const auto board = only_board("car,orientation,col,row,length\n# name " + title + "\n# size 6x6\nX,H,1,3,2\n");
    EXPECT_EQ(board.name, title);
    EXPECT_EQ(geometry(board), "6x6 2,0h2*");
  }
}

TEST(UvaCsv, starts_a_new_puzzle_at_each_header_and_goes_on_after_a_bad_one) {
  const auto entries = read_puzzles(
      kHeader + "X,H,1,1,2\n" + kHeader + "# name bad\nX,H,1,1,9\nX,Q\n" + kHeader + "X,V,1,1,2\n", "a.csv");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_TRUE(entries[0].valid());
  ASSERT_FALSE(entries[1].valid());
  EXPECT_EQ(entries[1].name, "bad");
  EXPECT_EQ(entries[1].error().located(), "a.csv:6:4: too few fields: 2 where 'car,orientation,col,row,length' has 5");
  EXPECT_TRUE(entries[2].valid());
  EXPECT_EQ(entries[2].index, 3);
  EXPECT_EQ(entries[2].line, 7);
}

TEST(UvaCsv, points_at_the_vehicle_that_is_outside) {
  EXPECT_EQ(only_fault(kHeader + "# size 6x6\nX,H,1,3,2\nA,H, 6,1,2\n"),
            "4:6: vehicle 'A' of length 2 at row 1, column 6 reaches outside the 6x6 board");
  EXPECT_EQ(fault_in_uva("X,H,0,3,2\n"),
            "2:5: vehicle 'X' of length 2 at row 3, column 0 reaches outside the 6x6 board");
  EXPECT_EQ(fault_in_uva("X,H,-4,3,2\n"),
            "2:5: vehicle 'X' of length 2 at row 3, column -4 reaches outside the 6x6 board");
  EXPECT_EQ(fault_in_uva("X,H,1,3,2\nA,V,1000000000,1,1000000000\n"),
            "3:5: vehicle 'A' of length 1000000000 at row 1, column 1000000000 reaches outside the 16x16 board");
}

TEST(UvaCsv, points_at_overlaps_and_walls) {
  EXPECT_EQ(fault_in_uva("X,H,1,3,2\nA,V,2,2,2\n"), "3:5: vehicle 'A' overlaps vehicle 'X' at row 3, column 2");
  EXPECT_EQ(fault_in_uva("# wall 2 3\nX,H,1,3,2\n"), "3:5: vehicle 'X' crosses the wall at row 3, column 2");
  EXPECT_EQ(fault_in_uva("X,H,1,3,2\n# wall 0 3\n"), "3:8: wall outside the board at row 3, column 0");
  EXPECT_EQ(fault_in_uva("# wall 6 6\n# wall 5 5\n# wall 6 6\nX,H,1,3,2\n"), "4:8: two walls at row 6, column 6");
}

TEST(UvaCsv, points_at_doubled_and_impossible_names) {
  EXPECT_EQ(fault_in_uva("A,H,1,1,2\nX,H,1,3,2\nA,H,1,2,2\n"), "4:1: two vehicles are named 'A'");
  EXPECT_EQ(fault_in_uva("A+,H,1,1,2\n"), "2:1: 'A+' cannot be a vehicle's name");
  EXPECT_EQ(fault_in_uva(",H,1,1,2\n"), "2:1: '' cannot be a vehicle's name");
  EXPECT_EQ(fault_in_uva("\x1b[31m,H,1,1,2\n"), "2:1: '\\x1b[31m' cannot be a vehicle's name");
}

TEST(UvaCsv, needs_an_X) {
  EXPECT_EQ(fault_in_uva("A,H,1,1,2\n"), "1:1: no primary vehicle: none is named X");
  EXPECT_EQ(only_fault(kHeader), "1:1: no primary vehicle: none is named X");
}

TEST(UvaCsv, points_at_absurd_sizes) {
  EXPECT_EQ(fault_in_uva("# size 2x2\nX,H,1,1,2\n"), "2:8: board of 2x2: sides from 3 to 16 are supported");
  EXPECT_EQ(fault_in_uva("# size 17x9\nX,H,1,1,2\n"), "2:8: board of 17x9: sides from 3 to 16 are supported");
  EXPECT_EQ(fault_in_uva("# size 1000000000x9\nX,H,1,1,2\n"), "2:8: size '1000000000x9' is not of the form 9x9");
  EXPECT_EQ(fault_in_uva("# size -6x6\nX,H,1,1,2\n"), "2:8: size '-6x6' is not of the form 9x9");
  EXPECT_EQ(fault_in_uva("# size 6x6x6\nX,H,1,1,2\n"), "2:8: size '6x6x6' is not of the form 9x9");
}

TEST(UvaCsv, points_at_fields_that_are_no_numbers_or_too_large) {
  EXPECT_EQ(fault_in_uva("X,H,one,1,2\n"), "2:5: column 'one' is not a whole number");
  EXPECT_EQ(fault_in_uva("X,H,1,1.5,2\n"), "2:7: row '1.5' is not a whole number");
  EXPECT_EQ(fault_in_uva("X,H,1,1,\n"), "2:9: length '' is not a whole number");
  EXPECT_EQ(fault_in_uva("X,H,1,1,99999999999999999999\n"), "2:9: length '99999999999999999999' is far too large");
  EXPECT_EQ(fault_in_uva("X,H,1,-2000000000,2\n"), "2:7: row '-2000000000' is far too large");
  EXPECT_EQ(fault_in_uva("X,H,1,1,1\n"), "2:9: vehicle 'X' has length 1; 2 is the least");
}

TEST(UvaCsv, points_at_unknown_orientations_and_wrong_numbers_of_fields) {
  EXPECT_EQ(fault_in_uva("X,D,1,1,2\n"), "2:3: orientation 'D' is neither h (horizontal) nor v (vertical)");
  EXPECT_EQ(fault_in_uva("X,,1,1,2\n"), "2:3: orientation '' is neither h (horizontal) nor v (vertical)");
  EXPECT_EQ(fault_in_uva("X,H,1,1\n"), "2:8: too few fields: 4 where 'car,orientation,col,row,length' has 5");
  EXPECT_EQ(fault_in_uva("X,H,1,1,2,7\n"), "2:11: too many fields: 6 where 'car,orientation,col,row,length' has 5");
  EXPECT_EQ(fault_in_uva("# wall 1\nX,H,1,1,2\n"), "2:9: too few fields: 3 where '# wall col row' has 4");
}

TEST(UvaCsv, writes_a_plain_board_as_other_programs_expect_it) {
  const std::string text = kHeader + "A,V,3,1,3\nX,H,1,3,2\n";
  EXPECT_EQ(write_puzzles({only_board(text)}, "uva"), text);
}

TEST(UvaCsv, writes_title_size_and_walls_where_they_are_needed) {
  const std::string text = kHeader + "# name Wide\n# size 8x7\n# wall 8 1\nX,H,1,3,2\n";
  EXPECT_EQ(write_puzzles({only_board(text)}, "uva"), text);
}

TEST(UvaCsv, swaps_the_names_of_the_primary_and_of_a_vehicle_called_X) {
  const auto board = only_board("ooooooooooooAAXXoooooooooooooooooooo", "line");
  EXPECT_EQ(write_puzzles({board}, "uva"), kHeader + "X,H,1,3,2\nA,H,3,3,2\n");
}

}  // namespace
}  // namespace gridlock::formats
