#include <gtest/gtest.h>

#include "gridlock/formats/rushhour/drawn_board.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::geometry;
using testing::names_in;
using testing::only_board;
using testing::only_fault;

const std::string kBoard = "oooBooxooBooAAoBooooooooCCCooooooooo";

TEST(Line, reads_vehicles_walls_and_the_primary_A) {
  const auto board = only_board(kBoard);
  EXPECT_EQ(geometry(board), "6x6 0,3v3 1,0w 2,0h2* 4,0h3");
  EXPECT_EQ(names_in(board), "B A C");
}

TEST(Line, skips_numbers_before_and_after_the_board) {
  for (const std::string& text :
       {"12 " + kBoard, kBoard + " 345", "12 " + kBoard + "\t345\r\n", " 1 2 " + kBoard + " 3 4 "})
    EXPECT_EQ(geometry(only_board(text)), geometry(only_board(kBoard))) << text;
}

TEST(Line, takes_dots_for_o) {
  std::string dotted = kBoard;
  std::replace(dotted.begin(), dotted.end(), 'o', '.');
  EXPECT_EQ(only_board(dotted), only_board(kBoard));
}

TEST(Line, reads_a_comment_at_the_end_as_the_title) {
  EXPECT_EQ(only_board("# a comment\n\n" + kBoard + " 12 # The title\n").name, "The title");
}

TEST(Line, reads_square_boards_of_any_size) {
  EXPECT_EQ(geometry(only_board("ooo"
                                "AAo"
                                "ooo")),
            "3x3 1,0h2*");
  EXPECT_EQ(geometry(only_board("oAoo"
                                "oAoo"
                                "oooo"
                                "BBBB")),
            "4x4 0,1v2* 3,0h4");
  EXPECT_EQ(geometry(only_board(std::string(254, 'o') + "AA")), "16x16 15,14h2*");
}

TEST(Line, reads_oblong_boards_after_their_size) {
  EXPECT_EQ(geometry(only_board("4x3:"
                                "oooB"
                                "AAoB"
                                "oooo")),
            "4x3 0,3v2 1,0h2*");
}

TEST(Line, reads_collections_and_goes_on_after_a_bad_board) {
  const auto entries = read_puzzles("# three\n" + kBoard + "\n05 AA 7\n\n  " + kBoard + "\n", "l");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_TRUE(entries[0].valid());
  EXPECT_EQ(entries[1].error().located(),
            "l:3:4: 2 cells make no square board; one that is not square has its size before it, as in 8x7:");
  EXPECT_TRUE(entries[2].valid());
  EXPECT_EQ(entries[2].index, 3);
  EXPECT_EQ(entries[2].line, 5);
}

TEST(Line, tells_a_collection_of_tiny_boards_from_a_grid) {
  EXPECT_EQ(read_puzzles("oooAAoooo\nAAooooBBB\nooBAABooo\n", "").size(), 3u);
}

TEST(Line, points_at_the_cell_where_a_vehicle_is_bent_or_broken) {
  EXPECT_EQ(only_fault("oooooo"
                       "oooooo"
                       "AAoooo"
                       "oBBooo"
                       "ooBooo"
                       "oooooo"),
            "1:27: vehicle 'B' is bent at row 5, column 3");
  EXPECT_EQ(only_fault("7 oooooo"
                       "oooooo"
                       "AAoooo"
                       "oBBoBo"
                       "oooooo"
                       "oooooo"),
            "1:25: vehicle 'B' is in pieces, or two vehicles are named 'B': row 4, column 5 is apart from the rest");
  EXPECT_EQ(only_fault("oooooB"
                       "Booooo"
                       "AAoooo"
                       "oooooo"
                       "oooooo"
                       "oooooo"),
            "1:7: vehicle 'B' is in pieces, or two vehicles are named 'B': row 2, column 1 is apart from the rest");
  EXPECT_EQ(only_fault("oBoooo"
                       "oooooo"
                       "AAoooo"
                       "oBoooo"
                       "oooooo"
                       "oooooo"),
            "1:20: vehicle 'B' is in pieces, or two vehicles are named 'B': row 4, column 2 is apart from the rest");
  EXPECT_EQ(only_fault("oooooo"
                       "ooBooo"
                       "AAoooo"
                       "oooooo"
                       "oooooo"
                       "oooooo"),
            "1:9: vehicle 'B' covers a single cell; 2 is the least");
  EXPECT_EQ(only_fault("BBoooo"
                       "BBoooo"
                       "AAoooo"
                       "oooooo"
                       "oooooo"
                       "oooooo"),
            "1:7: vehicle 'B' is bent at row 2, column 1");
}

TEST(Line, needs_an_A) {
  EXPECT_EQ(only_fault("oooooo"
                       "oooooo"
                       "BBoooo"
                       "oooooo"
                       "oooooo"
                       "oooooo"),
            "1:1: no primary vehicle: none is named A");
}

TEST(Line, refuses_cells_that_make_no_square) {
  EXPECT_EQ(only_fault(kBoard.substr(1)),
            "1:1: 35 cells make no square board; one that is not square has its size before it, as in 8x7:");
}

TEST(Line, points_at_absurd_sizes) {
  EXPECT_EQ(only_fault("AAoo"), "1:1: board of 2x2: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("AA" + std::string(287, 'o')), "1:1: board of 17x17: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("1000000000x6:AAoooo"), "1:1: board of 1000000000x6: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("99999999999x6:AAoooo"), "1:1: width '99999999999' is far too large");
  EXPECT_EQ(only_fault("6x-6:AAoooo"), "1:1: board of 6x-6: sides from 3 to 16 are supported");
  EXPECT_EQ(only_fault("6xsix:AAoooo"), "1:3: height 'six' is not a whole number");
  EXPECT_EQ(only_fault("six:AAoooo", "line"), "1:1: width 'si' is not a whole number");
  EXPECT_EQ(only_fault("6:AAoooo"), "1:1: size '6' before the colon is not of the form 8x7");
  EXPECT_EQ(only_fault("6x6:AAoooo"), "1:5: 6 cells where 6x6 needs 36");
}

TEST(Line, points_at_characters_that_mean_nothing) {
  EXPECT_EQ(only_fault("ooo,ooooooooAAoooooooooooooooooooooo"),
            "1:4: ',' is neither an empty cell (o or .), a wall (x) nor a vehicle");
  EXPECT_EQ(only_fault("ooo\x07ooooooooAAoooooooooooooooooooooo"),
            "1:4: '\\x07' is neither an empty cell (o or .), a wall (x) nor a vehicle");
}

TEST(Line, refuses_lines_without_a_board_or_with_two) {
  EXPECT_EQ(only_fault("12 34", "line"), "1:1: no board on this line");
  EXPECT_EQ(only_fault("3x3:", "line"), "1:1: no board on this line");
  EXPECT_EQ(only_fault(kBoard + " " + kBoard, "line"),
            "1:38: unexpected 'oooBooxooBooAAoBooooooooCCCooooooooo' after the board");
}

TEST(Line, writes_what_it_reads) {
  const std::string text = kBoard + " # The title\n3x3:oooAAoooo\n4x3:oooBAAoBoooo\n";
  std::vector<Puzzle> puzzles;
  for (const auto& entry : read_puzzles(text, "")) puzzles.push_back(entry.puzzle());
  EXPECT_EQ(write_puzzles(puzzles, "line"), text);
}

TEST(Line, abbreviates_AB_to_b_and_gives_free_letters_to_other_long_names) {
  const auto board = only_board("AB AB AB . .\n. . . . .\nX X A A .\n. . . . .\nlorry lorry . AO AO\n");
  EXPECT_EQ(write_puzzles({board}, "line"),
            "bbboo"
            "ooooo"
            "AAXXo"
            "ooooo"
            "BBoCC\n");
}

TEST(Line, uses_digits_and_signs_only_when_letters_run_out) {
  rushhour::Puzzle puzzle;
  puzzle.width = puzzle.height = 16;
  for (int i = 0; i < 77; ++i) puzzle.vehicles.push_back({"car" + std::to_string(i), {i / 8, i % 8 * 2}, 2, false});
  const auto reread = only_board(write_puzzles({puzzle}, "line"));
  EXPECT_EQ(geometry(reread), geometry(puzzle));
  EXPECT_EQ(reread.vehicles[76].name, "}");
  EXPECT_EQ(reread.vehicles[49].name, "z");
  EXPECT_EQ(reread.vehicles[50].name, "0");

  puzzle.vehicles.push_back({"one_more", {15, 0}, 2, false});
  EXPECT_THROW(write_puzzles({puzzle}, "line"), Error);
  EXPECT_EQ(geometry(only_board(write_puzzles({puzzle}, "grid"))), geometry(puzzle));
}

TEST(Line, renames_digits_while_there_are_letters) {
  EXPECT_EQ(write_puzzles({only_board("6\n2\n1 h 2 1 3\n2 v 2 6 1\n")}, "line"),
            "oooooBoooooBAAoooooooooooooooooooooo\n");
}

}  // namespace
}  // namespace gridlock::formats
