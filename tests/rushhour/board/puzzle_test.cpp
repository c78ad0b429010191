#include "gridlock/rushhour/board/puzzle.hpp"

#include <gtest/gtest.h>

namespace gridlock::rushhour {
namespace {

// A 6x6 board with the primary X in its third row and A across its way.
Puzzle small_board() {
  Puzzle puzzle;
  puzzle.vehicles = {{"X", {2, 0}, 2, false}, {"A", {1, 3}, 3, true}};
  return puzzle;
}

std::string fault_of(const Puzzle& puzzle) {
  const auto fault = find_fault(puzzle);
  return fault ? fault->message : "";
}

TEST(Puzzle, finds_no_fault_in_a_proper_board) { EXPECT_EQ(fault_of(small_board()), ""); }

TEST(Puzzle, refuses_boards_with_a_side_below_3_or_above_16) {
  for (const int side : {-1'000'000'000, -1, 0, 2, 17, 1'000'000'000}) {
    Puzzle puzzle = small_board();
    puzzle.width = side;
    EXPECT_EQ(fault_of(puzzle), "board of " + std::to_string(side) + "x6: sides from 3 to 16 are supported");
    puzzle = small_board();
    puzzle.height = side;
    EXPECT_EQ(fault_of(puzzle), "board of 6x" + std::to_string(side) + ": sides from 3 to 16 are supported");
  }
}

TEST(Puzzle, refuses_a_board_without_primary) {
  Puzzle puzzle = small_board();
  puzzle.primary = 2;
  EXPECT_EQ(fault_of(puzzle), "no primary vehicle");
  puzzle.vehicles.clear();
  puzzle.primary = 0;
  EXPECT_EQ(fault_of(puzzle), "no primary vehicle");
}

TEST(Puzzle, refuses_a_vehicle_that_reaches_outside_the_board) {
  for (const Vehicle& vehicle :
       {Vehicle{"B", {0, 5}, 2, false}, Vehicle{"B", {5, 0}, 2, true}, Vehicle{"B", {-1, 0}, 2, true},
        Vehicle{"B", {0, -1}, 3, false}, Vehicle{"B", {0, 0}, 7, false}, Vehicle{"B", {0, 0}, 1'000'000'000, true}}) {
    Puzzle puzzle = small_board();
    puzzle.vehicles.push_back(vehicle);
    const auto fault = find_fault(puzzle);
    ASSERT_TRUE(fault);
    EXPECT_NE(fault->message.find("vehicle 'B' of length"), std::string::npos) << fault->message;
    EXPECT_NE(fault->message.find("reaches outside the 6x6 board"), std::string::npos) << fault->message;
    EXPECT_EQ(fault->vehicle, 2u);
    EXPECT_EQ(fault->part, Fault::Part::place);
  }
}

TEST(Puzzle, names_both_vehicles_of_an_overlap) {
  Puzzle puzzle = small_board();
  puzzle.vehicles.push_back({"B", {3, 2}, 3, false});
  EXPECT_EQ(fault_of(puzzle), "vehicle 'B' overlaps vehicle 'A' at row 4, column 4");
}

TEST(Puzzle, refuses_a_vehicle_on_a_wall) {
  Puzzle puzzle = small_board();
  puzzle.walls = {{2, 3}};
  EXPECT_EQ(fault_of(puzzle), "vehicle 'A' crosses the wall at row 3, column 4");
}

TEST(Puzzle, refuses_walls_outside_the_board_doubled_or_unsorted) {
  Puzzle puzzle = small_board();
  puzzle.walls = {{0, 0}, {6, 0}};
  EXPECT_EQ(fault_of(puzzle), "wall outside the board at row 7, column 1");
  EXPECT_EQ(find_fault(puzzle)->wall, 1u);
  puzzle.walls = {{0, 1}, {0, 1}};
  EXPECT_EQ(fault_of(puzzle), "two walls at row 1, column 2");
  puzzle.walls = {{0, 1}, {0, 0}};
  EXPECT_EQ(fault_of(puzzle), "walls out of order at row 1, column 1");
}

TEST(Puzzle, refuses_two_vehicles_of_one_name) {
  Puzzle puzzle = small_board();
  puzzle.vehicles.push_back({"A", {5, 0}, 2, false});
  EXPECT_EQ(fault_of(puzzle), "two vehicles are named 'A'");
  EXPECT_EQ(find_fault(puzzle)->part, Fault::Part::name);
}

TEST(Puzzle, refuses_vehicles_shorter_than_two_cells) {
  for (const int length : {1, 0, -3}) {
    Puzzle puzzle = small_board();
    puzzle.vehicles[1].length = length;
    EXPECT_EQ(fault_of(puzzle), "vehicle 'A' has length " + std::to_string(length) + "; 2 is the least");
  }
}

TEST(Puzzle, refuses_names_that_moves_or_files_cannot_spell) {
  for (const char* const name :
       {"", "A B", "A,B", "A+1", "A-", "#A", "a:b", "\x1b[31m", "\xc3\xa9", "'", "\"", "\\", "seventeen_letters"}) {
    EXPECT_FALSE(is_vehicle_name(name)) << name;
    Puzzle puzzle = small_board();
    puzzle.vehicles[1].name = name;
    EXPECT_NE(fault_of(puzzle), "") << name;
  }
  for (const char* const name : {"X", "AA", "12", "car_1", "(", "sixteen__letters"})
    EXPECT_TRUE(is_vehicle_name(name)) << name;
}

TEST(Puzzle, understands_lower_case_b_as_AB_before_B) {
  Puzzle puzzle;
  puzzle.vehicles = {{"X", {}, 2, false}, {"B", {}, 2, false}, {"AB", {}, 2, false}, {"c", {}, 2, false}};
  EXPECT_EQ(puzzle.find_meant("b"), 2u);
  EXPECT_EQ(puzzle.find_meant("B"), 1u);
  EXPECT_EQ(puzzle.find_meant("x"), 0u);
  EXPECT_EQ(puzzle.find_meant("ab"), 2u);
  EXPECT_EQ(puzzle.find_meant("C"), 3u);
  EXPECT_EQ(puzzle.find_meant("Q"), std::nullopt);
  EXPECT_EQ(puzzle.find_meant(""), std::nullopt);
}

TEST(Puzzle, is_solved_when_the_primary_touches_the_far_edge_of_its_line) {
  Puzzle puzzle = small_board();
  EXPECT_FALSE(puzzle.solved());
  puzzle.vehicles[0].cell = {2, 4};
  EXPECT_TRUE(puzzle.solved());
  puzzle.vehicles[0] = {"X", {4, 0}, 2, true};
  EXPECT_TRUE(puzzle.solved());
  puzzle.vehicles[0].cell = {3, 0};
  EXPECT_FALSE(puzzle.solved());
}

TEST(Puzzle, says_what_shuts_the_primary_in_on_its_own_line) {
  Puzzle puzzle = small_board();
  EXPECT_EQ(shut_in(puzzle), "");
  puzzle.walls = {{2, 5}};
  EXPECT_EQ(shut_in(puzzle), "a wall at row 3, column 6 stands between 'X' and the exit");
  puzzle.walls = {{1, 5}};
  puzzle.vehicles.push_back({"B", {2, 4}, 2, false});
  EXPECT_EQ(shut_in(puzzle), "vehicle 'B' shares the line of 'X' and stands between it and the exit");
  puzzle.vehicles[0].cell = {2, 4};
  puzzle.vehicles[2].cell = {2, 0};
  EXPECT_EQ(shut_in(puzzle), "");
}

}  // namespace
}  // namespace gridlock::rushhour
