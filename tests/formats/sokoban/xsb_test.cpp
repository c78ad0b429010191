#include <gtest/gtest.h>

#include "tests/support/board_checks.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock::formats {
namespace {

using testing::drawing;
using testing::level_of;
using testing::only_fault;
using testing::only_level;

const std::string kSmall = "#####\n#@$.#\n#####\n";

TEST(Xsb, reads_walls_goals_boxes_and_the_player) {
  const auto level = only_level("  ####\n###  #\n#+$* #\n######\n");
  EXPECT_EQ(level.width, 6);
  EXPECT_EQ(level.height, 4);
  EXPECT_EQ(level.ground, "  #######  ##. . #######");
  EXPECT_EQ(level.player, 13);
  EXPECT_EQ(level.boxes, (std::vector{14, 15}));
}

TEST(Xsb, takes_dashes_underlines_and_tabs_for_floor) {
  EXPECT_EQ(drawing(only_level("__####\n###-_#\n#@$.-#\n######\n")), "  ####\n###  #\n#@$. #\n######\n");
  EXPECT_EQ(drawing(only_level("#########\n#@$.#\t#\n#\t#\n#########\n")),
            "#########\n#@$.#   #\n#       #\n#########\n");
}

TEST(Xsb, takes_letters_for_signs) {
  EXPECT_EQ(drawing(only_level("######\n#pbo #\n#-B--#\n######\n", "xsb")), "######\n#@$. #\n# *  #\n######\n");
  EXPECT_EQ(drawing(only_level("#####\n#Pb-#\n#####\n", "xsb")), "#####\n#+$ #\n#####\n");
}

TEST(Xsb, leaves_out_what_surrounds_the_level) {
  EXPECT_EQ(drawing(only_level("____#####__\n____#@$.#__\n____#####__\n___________\n")), kSmall);
  EXPECT_EQ(drawing(only_level("\t#####\n\t#@$.#\n\t#####\n")), kSmall);
}

TEST(Xsb, reads_run_lengths_and_rows_in_one_line) {
  EXPECT_EQ(drawing(only_level("5#|#@$.#|5#\n")), kSmall);
  EXPECT_EQ(drawing(only_level("5#\n#@$.#\n5#\n")), kSmall);
  EXPECT_EQ(drawing(only_level("2-4#|3#2-#|#@$.-#|6#")), "  ####\n###  #\n#@$. #\n######\n");
}

std::string titles_of(std::string_view text) {
  std::string titles;
  for (const Entry& entry : read_puzzles(text, "")) titles += "[" + entry.name + "]";
  return titles;
}

TEST(Xsb, finds_titles_before_levels) {
  EXPECT_EQ(titles_of("; 1\n\n" + kSmall + "\n; 2\n; 'Two'\n\n" + kSmall), "[1]['Two']");
  EXPECT_EQ(titles_of("Level One\n" + kSmall + "\nLevel 2: the cave\n" + kSmall), "[Level One][Level 2: the cave]");
  EXPECT_EQ(titles_of("Title: A\nAuthor: B\n" + kSmall + "\nTitle: C\n" + kSmall), "[A][C]");
}

TEST(Xsb, finds_titles_after_levels) {
  EXPECT_EQ(titles_of(kSmall + "; one\n\n" + kSmall + "; two\n"), "[one][two]");
  EXPECT_EQ(titles_of("Title: All\nAuthor: Me\n\n" + kSmall + "Title: 1\n\n" + kSmall + "Title: 2\n"), "[1][2]");
  EXPECT_EQ(titles_of("; 7\n" + kSmall + "Title: better\n"), "[better]");
}

TEST(Xsb, takes_no_rule_field_or_remark_for_a_title) {
  EXPECT_EQ(titles_of("; =====\n" + kSmall + "Date: 2001\n\n" + kSmall), "[][]");
}

TEST(Xsb, keeps_authors_their_own_or_that_of_all) {
  const auto entries =
      read_puzzles("author:Lee\n\n; a\n" + kSmall + "\n; b\n" + kSmall + "Author: Kim\n\n; c\n" + kSmall, "");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_EQ(level_of(entries[0]).author, "Lee");
  EXPECT_EQ(level_of(entries[1]).author, "Kim");
  EXPECT_EQ(level_of(entries[2]).author, "Lee");
}

TEST(Xsb, skips_comments_even_with_levels_in_them) {
  EXPECT_EQ(titles_of("; a\n" + kSmall + "Comment:\n" + kSmall + "Comment-End:\n\n; b\n" + kSmall), "[a][b]");
  EXPECT_EQ(titles_of("; a\n" + kSmall + "Comment:\nnever ends\n\n; b\n" + kSmall), "[a][b]");
}

TEST(Xsb, goes_on_after_a_bad_level) {
  const auto entries = read_puzzles("; a\n#####\n#@@.#\n#####\n\n; b\n" + kSmall, "x.xsb");
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].error().located(), "x.xsb:3:3: a second player; the first is in row 2, column 2 of the level");
  EXPECT_EQ(entries[0].name, "a");
  EXPECT_TRUE(entries[1].valid());
  EXPECT_EQ(entries[1].line, 7);
}

TEST(Xsb, points_at_what_is_wrong) {
  EXPECT_EQ(only_fault("\n  #####\n  #.$.#\n  #####\n"), "2:3: the level has no player");
  EXPECT_EQ(only_fault("#####\n#@$ #\n#####\n"), "1:1: the level has fewer goals than boxes: 0 and 1");
  EXPECT_EQ(only_fault("#####\n#@..#\n#####\n"), "1:1: the level has no boxes");
  EXPECT_EQ(only_fault("#####\n#@$.\n#####\n"), "2:4: the border is open: the player can walk out at row 2, column 5");
  EXPECT_EQ(only_fault("######\n#@$. #\n# x  #\n######\n"),
            "3:3: 'x' is no part of a level: # wall, @ + player, $ * box, . + * goal, blank - _ floor");
  const std::string wide(70, '#');
  EXPECT_EQ(only_fault(wide + "\n#@$." + std::string(65, ' ') + "#\n" + wide + "\n"),
            "1:65: the level is 70 wide; up to 64x64 is supported");
  std::string high = "#####\n#@$.#\n";
  for (int i = 0; i < 70; ++i) high += "#   #\n";
  EXPECT_EQ(only_fault(high + "#####\n"), "65:1: the level is 73 high; up to 64x64 is supported");
  EXPECT_EQ(only_fault("0#|$####|#@$.#|#####"), "1:4: the first row of a level begins with a wall");
  EXPECT_EQ(only_fault("70#|#@$.65-#|70#"), "1:3: the level is 70 wide; up to 64x64 is supported");
}

TEST(Xsb, is_not_found_in_prose_and_frames) {
  for (const char* const text : {"#####\n#   #\n#####\n", "#####\n# Hi #\n#####\n", "#@$.#\n", "5#|5#|5#"})
    EXPECT_EQ(recognise(text), "") << text;
}

TEST(Xsb, stays_apart_from_drawn_rush_hour_boards) {
  EXPECT_EQ(recognise("######\n#XX..#\n#...A#\n#...A#\n######\n"), "grid");
  EXPECT_EQ(recognise("#..\n.oo\nXX.\n"), "grid");
  EXPECT_EQ(recognise(kSmall), "xsb");
  EXPECT_EQ(recognise(kSmall, "rushhour"), "");
}

TEST(Xsb, writes_titles_and_authors_below_levels) {
  auto level = only_level(kSmall);
  level.name = "One";
  level.author = "Me";
  EXPECT_EQ(write_puzzles({level, only_level(kSmall)}, "xsb"), kSmall + "Title: One\nAuthor: Me\n\n" + kSmall);
  EXPECT_EQ(only_level(write_puzzles({level}, "xsb")), level);
}

TEST(Xsb, is_no_format_for_a_rush_hour_board) {
  try {
    write_puzzles({testing::only_board("...\nXX.\n...\n")}, "xsb");
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "puzzle 1 cannot be written: 'xsb' is a format of sokoban, not of rushhour");
  }
}

}  // namespace
}  // namespace gridlock::formats
