// Boards drawn for a terminal: names and the exit are always there, with and without colours.
#include "gridlock/render/ansi.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "gridlock/render/drawings.hpp"
#include "tests/render/golden.hpp"

namespace gridlock::render {
namespace {

using testing::board;

Puzzle upright() {
  return board(
      "X..BB\n"
      "X....\n"
      ".....\n"
      "#..C.\n"
      "...C.\n");
}

// The text without its escape sequences, line by line.
std::vector<std::string> plain_lines(const std::string& text) {
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\033')
      i = text.find('m', i);
    else if (text[i] == '\n')
      lines.emplace_back();
    else
      lines.back() += text[i];
  }
  lines.pop_back();
  return lines;
}

TEST(Draw, writes_plain_letters_that_are_read_back_as_the_same_board) {
  const std::string text = draw(upright(), Colors::none);
  EXPECT_EQ(text,
            "X . . B B\n"
            "X . . . .\n"
            ". . . . .\n"
            "# . . C .\n"
            ". . . C .\n");
  EXPECT_EQ(std::get<rushhour::Puzzle>(board(text)).vehicles, std::get<rushhour::Puzzle>(upright()).vehicles);
}

TEST(Draw, widens_cells_for_long_names) {
  const Puzzle puzzle = board("X X .. AB\n.. .. .. AB\n.. .. .. ..\n");
  EXPECT_EQ(draw(puzzle, Colors::none), "X  X  .. AB\n.. .. .. AB\n.. .. .. ..\n");
}

TEST(Draw, gives_a_cell_four_columns_and_two_rows) {
  const auto lines = plain_lines(draw(upright(), Colors::full));
  EXPECT_EQ(lines.size(), 5u * 2 + 2);
  for (const auto& name : {"X", "B", "C"}) {
    const auto bears = [&](const std::string& line) { return line.find(name) != std::string::npos; };
    EXPECT_EQ(std::count_if(lines.begin(), lines.end(), bears), 1) << name;
  }
}

TEST(Draw, marks_the_exit_where_the_primary_leaves) {
  EXPECT_NE(plain_lines(draw(upright(), Colors::full)).back().find('v'), std::string::npos);
  const auto lines = plain_lines(draw(board("...\nXX.\n...\n"), Colors::palette));
  EXPECT_EQ(lines[3].find('>'), lines[3].size() - 2);
}

TEST(Draw, keeps_to_256_colours_where_24_bits_are_not_known) {
  EXPECT_NE(draw(upright(), Colors::full).find("48;2;224;49;49"), std::string::npos);
  const std::string palette = draw(upright(), Colors::palette);
  EXPECT_EQ(palette.find(";2;"), std::string::npos);
  EXPECT_NE(palette.find("48;5;167"), std::string::npos);
}

TEST(Draw, keeps_to_16_colours_where_no_more_are_known) {
  const std::string text = draw(upright(), Colors::basic);
  EXPECT_EQ(text.find("8;"), std::string::npos) << "neither 38; nor 48;";
  EXPECT_NE(text.find(";101m"), std::string::npos) << "the primary stays red";
}

TEST(Draw, needs_nothing_but_ascii_where_there_is_no_more) {
  for (const Puzzle& puzzle : {upright(), board("#####\n#@$.#\n#####\n")})
    for (const char c : draw(puzzle, Colors::full, Signs::ascii)) ASSERT_LT(static_cast<unsigned char>(c), 128);
}

TEST(Paint, shows_where_the_selected_vehicle_can_go) {
  const auto puzzle = std::get<rushhour::Puzzle>(upright());
  Marks marks;
  marks.selected = 3;  // B
  EXPECT_NE(plain_lines(paint(puzzle, Signs::unicode, marks).lines(Colors::full))[1].find("←B "), std::string::npos);
  marks.selected = 0;
  EXPECT_NE(plain_lines(paint(puzzle, Signs::ascii, marks).lines(Colors::full))[3].find("v"), std::string::npos);
}

TEST(Paint, fades_all_but_the_hinted_piece_and_marks_where_it_goes) {
  const auto puzzle = std::get<rushhour::Puzzle>(upright());
  Marks marks;
  marks.hinted = 3;
  marks.target = {2};
  const Canvas canvas = paint(puzzle, Signs::unicode, marks);
  EXPECT_NE(plain_lines(canvas.lines(Colors::full))[1].find("░░░░"), std::string::npos);
  EXPECT_EQ(canvas.lines(Colors::full).find("48;2;224;49;49"), std::string::npos);
}

TEST(Paint, crosses_out_dead_boxes) {
  const auto puzzle = std::get<sokoban::Puzzle>(board("#####\n#$@.#\n#####\n"));
  Marks marks;
  marks.dead = {6};
  EXPECT_EQ(plain_lines(paint(puzzle, Signs::ascii, marks).lines(Colors::full))[1], "##XX<>()##");
}

TEST(Paint, writes_the_name_into_every_cell_where_cells_are_small) {
  const auto lines = plain_lines(paint(std::get<rushhour::Puzzle>(upright()), Signs::ascii, {}, 1).lines(Colors::full));
  ASSERT_EQ(lines.size(), 5u + 2);
  EXPECT_EQ(lines[1], "  X . . B B   ");
  EXPECT_EQ(lines[4], "  ##. . C .   ");
  EXPECT_EQ(lines[6], "  vv          ");
}

TEST(CellAt, finds_the_cell_that_is_painted_there_and_none_on_the_frame) {
  const auto puzzle = std::get<rushhour::Puzzle>(upright());
  EXPECT_EQ(cell_at(puzzle, 2, 1), 0);
  EXPECT_EQ(cell_at(puzzle, 2 + 7, 1 + 3), 5 + 1);
  EXPECT_EQ(cell_at(puzzle, 1, 1), std::nullopt);
  EXPECT_EQ(cell_at(puzzle, 22, 1), std::nullopt);
  EXPECT_EQ(cell_at(puzzle, 5, 2, 1), 5 + 1) << "small";
  EXPECT_EQ(cell_at(std::get<sokoban::Puzzle>(board("#####\n#@$.#\n#####\n")), 5, 1), 5 + 2);
}

TEST(Draw, ends_every_line_without_colour) {
  std::istringstream text(draw(upright(), Colors::full));
  for (std::string line; std::getline(text, line);) EXPECT_EQ(line.substr(line.size() - 4), "\033[0m");
}

TEST(DrawSokoban, writes_plain_signs_that_are_read_back_as_the_same_level) {
  const std::string text = draw(testing::small_level(), Colors::none);
  EXPECT_EQ(text, "  ####\n###  #\n#@$* #\n# .  #\n######\n");
  EXPECT_EQ(board(text), testing::small_level());
}

TEST(DrawSokoban, gives_a_cell_two_columns_and_every_thing_a_sign_of_its_own) {
  const auto lines = plain_lines(draw(testing::small_level(), Colors::full));
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[0], "    ▒▒▒▒▒▒▒▒");
  EXPECT_EQ(lines[2], "▒▒<>[]{}  ▒▒");
  EXPECT_EQ(lines[3], "▒▒  ()    ▒▒");
  EXPECT_EQ(plain_lines(draw(board("#####\n#+$ #\n#####\n"), Colors::full))[1], "▒▒<+[]  ▒▒");
}

TEST(DrawSokoban, paints_the_outside_unlike_the_floor) {
  const std::string text = draw(testing::small_level(), Colors::full);
  EXPECT_EQ(text.find("48;2;23;27;31"), text.find("48;2;"));  // the corner comes first
  EXPECT_NE(text.find("48;2;38;43;49"), std::string::npos);
}

TEST(DescribeSokoban, says_size_boxes_spare_goals_and_author) {
  EXPECT_EQ(describe(testing::small_level()), "6x5, 2 boxes, 1 already home");
  EXPECT_EQ(describe(board("######\n#@$..#\n######\nAuthor: Me\n")), "6x3, 1 box, 2 goals, by Me");
}

TEST(Describe, says_size_vehicles_walls_and_exit) {
  EXPECT_EQ(describe(upright()), "5x5, 3 vehicles, 1 wall, X leaves below column 1");
  EXPECT_EQ(describe(board("...\nXX.\n...\n")), "3x3, 1 vehicle, X leaves right of row 2");
}

}  // namespace
}  // namespace gridlock::render
