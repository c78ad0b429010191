#include "gridlock/sokoban/board/puzzle.hpp"

#include <gtest/gtest.h>

namespace gridlock::sokoban {
namespace {

// Five wide, a room of three cells: player, box, goal.
Puzzle smallest() {
  Puzzle puzzle;
  puzzle.width = 5;
  puzzle.height = 3;
  puzzle.ground =
      "#####"
      "#  .#"
      "#####";
  puzzle.player = 6;
  puzzle.boxes = {7};
  return puzzle;
}

std::string fault_of(const Puzzle& puzzle) {
  const auto fault = find_fault(puzzle);
  return fault ? fault->message : "";
}

TEST(SokobanPuzzle, without_a_fault_may_have_spare_goals_and_boxes_at_home) {
  Puzzle puzzle = smallest();
  EXPECT_EQ(fault_of(puzzle), "");
  puzzle.ground[7] = '.';
  EXPECT_EQ(fault_of(puzzle), "");
  EXPECT_TRUE(puzzle.solved());
}

TEST(SokobanPuzzle, needs_a_player_on_a_free_cell) {
  Puzzle puzzle = smallest();
  puzzle.player = -1;
  EXPECT_EQ(fault_of(puzzle), "the level has no player");
  puzzle.player = 0;
  EXPECT_EQ(fault_of(puzzle), "the player stands on a wall or a box at row 1, column 1");
  puzzle.player = 7;
  EXPECT_EQ(fault_of(puzzle), "the player stands on a wall or a box at row 2, column 3");
}

TEST(SokobanPuzzle, needs_boxes_and_as_many_goals) {
  Puzzle puzzle = smallest();
  puzzle.boxes = {7, 8};
  EXPECT_EQ(fault_of(puzzle), "the level has fewer goals than boxes: 1 and 2");
  puzzle.boxes.clear();
  EXPECT_EQ(fault_of(puzzle), "the level has no boxes");
}

TEST(SokobanPuzzle, needs_sorted_boxes_on_cells_of_the_map) {
  Puzzle puzzle = smallest();
  puzzle.boxes = {8, 7};
  EXPECT_EQ(fault_of(puzzle), "boxes are out of order or the same at row 2, column 3");
  puzzle.boxes = {7, 7};
  EXPECT_EQ(fault_of(puzzle), "boxes are out of order or the same at row 2, column 3");
  puzzle.boxes = {0};
  EXPECT_EQ(fault_of(puzzle), "a box stands on a wall at row 1, column 1");
  puzzle.boxes = {15};
  EXPECT_EQ(fault_of(puzzle), "a box is outside the map");
}

TEST(SokobanPuzzle, needs_a_border_the_player_cannot_walk_out_of_even_without_boxes) {
  Puzzle puzzle = smallest();
  puzzle.ground[9] = ' ';
  const auto fault = find_fault(puzzle);
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->message, "the border is open: the player can walk out at row 2, column 5");
  EXPECT_EQ(fault->cell, 9);
}

TEST(SokobanPuzzle, may_have_openings_the_player_cannot_come_to) {
  Puzzle puzzle = smallest();
  puzzle.ground[0] = puzzle.ground[14] = ' ';
  EXPECT_EQ(fault_of(puzzle), "");
}

TEST(SokobanPuzzle, is_up_to_64_wide_and_high) {
  Puzzle puzzle = smallest();
  const auto grow = [&](int width, int height) {
    puzzle.width = width;
    puzzle.height = height;
    puzzle.ground.assign(static_cast<std::size_t>(width * height), '#');
    puzzle.player = width + 1;
    puzzle.boxes = {width + 2};
    for (int i = 1; i <= 3; ++i) puzzle.ground[static_cast<std::size_t>(width + i)] = i == 3 ? '.' : ' ';
    return fault_of(puzzle);
  };
  EXPECT_EQ(grow(64, 64), "");
  EXPECT_EQ(grow(65, 10), "level of 65x10: up to 64x64 is supported");
  EXPECT_EQ(grow(10, 65), "level of 10x65: up to 64x64 is supported");
  EXPECT_EQ(fault_of({}), "level of 0x0: up to 64x64 is supported");
  puzzle = smallest();
  puzzle.ground.pop_back();
  EXPECT_EQ(fault_of(puzzle), "the map is not made of 15 walls, floors and goals");
}

}  // namespace
}  // namespace gridlock::sokoban
