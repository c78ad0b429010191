// Boards as texts: what the letters stand for. That the browser draws the same picture from them as `gridlock show` is
// tried in a browser.
#include "gridlock/lab/report/boards.hpp"

#include <gtest/gtest.h>

#include "gridlock/core/error.hpp"
#include "gridlock/report/writers.hpp"
#include "tests/lab/corpus.hpp"

namespace gridlock::testing {
namespace {

using lab::BoardPacker;
using lab::letter_of;

Puzzle puzzle(const std::string& text) { return read_puzzles(text, "test").front().puzzle(); }

const char kCorridor[] = "######\n#@$ .#\n######\n";

TEST(Boards, writes_numbers_as_one_character_of_one_to_three_bytes) {
  EXPECT_EQ(letter_of(0), "#");
  EXPECT_EQ(letter_of(92), "\x7F");
  EXPECT_EQ(letter_of(93), "\xC2\x80");
  EXPECT_EQ(letter_of(0x7FF - 0x23), "\xDF\xBF");
  EXPECT_EQ(letter_of(0x800 - 0x23), "\xE0\xA0\x80");
  EXPECT_THROW(letter_of(55'000), std::length_error);
}

TEST(Boards, gives_equal_tiles_and_pieces_equal_letters) {
  BoardPacker packer;
  const std::string board = packer.board(puzzle(kCorridor));
  ASSERT_EQ(board.size(), 1u + 18 + 2 * 3) << "a view, 6x3 tiles, a box and a player";
  const std::string tiles = board.substr(1, 18);
  EXPECT_EQ(tiles[1], tiles[5]) << "walls of the first row, behind the corner that holds the tray";
  EXPECT_NE(tiles[1], tiles[10]) << "a wall and a goal";
  EXPECT_EQ(board.substr(19, 3), letter_of(0) + letter_of(8) + letter_of(0)) << "the box is in cell 8";
  EXPECT_EQ(board.substr(22, 2), letter_of(1) + letter_of(7));
  EXPECT_EQ(packer.board(puzzle(kCorridor)), board);
}

TEST(Boards, writes_a_step_as_what_moves_and_how) {
  BoardPacker packer;
  const Puzzle corridor = puzzle(kCorridor);
  // Both pushes move the box, then the player, to the right; at home the box looks different.
  const std::string solution = packer.solution(corridor, {"RR"});
  EXPECT_EQ(solution, letter_of(0) + letter_of(0) + letter_of(0) + letter_of(1) + letter_of(1) + letter_of(0) +
                          letter_of(2) + letter_of(1) + letter_of(1));
  const std::string parts = report::to_json(packer.parts());
  EXPECT_NE(parts.find("{\"x\":1,\"y\":0,\"look\":0,\"item\":\"\"},{\"x\":1,\"y\":0,\"look\":1,\"item\":\"<b>R</b>\"}"),
            std::string::npos)
      << parts;
  EXPECT_THROW(packer.solution(corridor, {"L"}), Error);
}

TEST(Boards, lets_the_primary_leave_after_the_last_step) {
  BoardPacker packer;
  const std::string solution = packer.solution(puzzle(kOneMove), {"X+4"});
  EXPECT_EQ(solution.size(), 1u + 2 + 2) << "the move, and the drive through the exit, which is none";
  const std::string parts = report::to_json(packer.parts());
  EXPECT_NE(parts.find("\"item\":\"<li><button type=\\\"button\\\"><span class=\\\"gl-k\\\">{number}</span>{chip}→ 4"),
            std::string::npos)
      << parts;
}

// A level without marks comes first; those of the second lie above the floor and below walls all the same.
TEST(Boards, keeps_the_order_of_layers_when_a_board_brings_a_new_one) {
  BoardPacker narrow_first, wide_first;
  const Puzzle narrow = puzzle(kCorridor), wide = puzzle("######\n#@$ .#\n#    #\n#    #\n######\n");
  narrow_first.board(narrow);
  narrow_first.board(wide);
  wide_first.board(wide);
  const auto layers = [](const BoardPacker& packer) {
    const report::Record parts = packer.parts();
    const auto& shapes = std::get<std::vector<std::string>>(*parts.find("shapes"));
    std::map<std::string, std::string> layer_of;
    std::istringstream numbers(std::get<std::string>(*parts.find("layers")));
    for (const auto& shape : shapes) numbers >> layer_of[shape];
    return layer_of;
  };
  const auto one = layers(narrow_first);
  for (const auto& [shape, layer] : layers(wide_first)) EXPECT_EQ(one.at(shape), layer) << shape;
}

}  // namespace
}  // namespace gridlock::testing
