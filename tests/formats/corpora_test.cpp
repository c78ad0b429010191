// The public corpora read without a fault, and the two that hold the same forty puzzles agree.
#include <gtest/gtest.h>

#include "gridlock/solutions.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::formats {
namespace {

std::vector<rushhour::Puzzle> boards_of(const std::string& file, std::string_view format) {
  const auto path = testing::corpora() / "rushhour" / file;
  const std::string text = testing::contents(path);
  EXPECT_EQ(recognise(text), format) << file;
  std::vector<rushhour::Puzzle> boards;
  for (const Entry& entry : read_puzzles(text, path.string())) {
    EXPECT_TRUE(entry.valid()) << entry.error().located();
    if (entry.valid()) boards.push_back(testing::board_of(entry));
  }
  return boards;
}

TEST(Corpora, hold_18068_and_200_and_46_boards_in_lines) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/fogleman");
  const auto boards = boards_of("fogleman/rush_18k.txt", "line");
  EXPECT_EQ(boards.size(), 18068u);
  const auto open = std::count_if(boards.begin(), boards.end(), [](const auto& board) { return board.walls.empty(); });
  EXPECT_EQ(open, 3370);
  EXPECT_EQ(boards_of("fogleman/tuler_levels.txt", "line").size(), 200u);
  EXPECT_EQ(boards_of("fogleman/tuler_rush46.txt", "line").size(), 46u);
}

TEST(Corpora, hold_forty_jams_that_equal_the_gamep_files_vehicle_for_vehicle) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/jams");
  GRIDLOCK_REQUIRE_CORPUS("rushhour/gamep");
  const auto jams = boards_of("jams/jams.txt", "jams");
  ASSERT_EQ(jams.size(), 40u);
  for (std::size_t i = 0; i < jams.size(); ++i) {
    const std::string number = (i < 9 ? "0" : "") + std::to_string(i + 1);
    const auto gamep = boards_of("gamep/GameP" + number + ".txt", "gamep");
    ASSERT_EQ(gamep.size(), 1u);
    EXPECT_EQ(jams[i].name, "Jam-" + std::to_string(i + 1));
    ASSERT_EQ(gamep[0].vehicles.size(), jams[i].vehicles.size());
    EXPECT_EQ(gamep[0].primary, jams[i].primary);
    for (std::size_t v = 0; v < jams[i].vehicles.size(); ++v) {
      rushhour::Vehicle renamed = gamep[0].vehicles[v];
      EXPECT_EQ(renamed.name, std::to_string(v + 1));
      renamed.name = jams[i].vehicles[v].name;
      EXPECT_EQ(renamed, jams[i].vehicles[v]);
    }
  }
}

TEST(Corpora, hold_seven_course_boards_of_known_size) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/uva");
  struct Expected {
    const char* file;
    int side;
    std::size_t vehicles;
    int trucks;
  };
  for (const Expected& expected : {Expected{"Rushhour6x6_1.csv", 6, 13, 1}, Expected{"Rushhour6x6_2.csv", 6, 13, 1},
                                   Expected{"Rushhour6x6_3.csv", 6, 9, 3}, Expected{"Rushhour9x9_4.csv", 9, 22, 10},
                                   Expected{"Rushhour9x9_5.csv", 9, 24, 6}, Expected{"Rushhour9x9_6.csv", 9, 26, 8},
                                   Expected{"Rushhour12x12_7.csv", 12, 44, 16}}) {
    const auto boards = boards_of(std::string("uva/") + expected.file, "uva");
    ASSERT_EQ(boards.size(), 1u);
    EXPECT_EQ(boards[0].width, expected.side);
    EXPECT_EQ(boards[0].height, expected.side);
    EXPECT_EQ(boards[0].vehicles.size(), expected.vehicles);
    EXPECT_EQ(boards[0].primary_vehicle().name, "X");
    int trucks = 0;
    for (const auto& vehicle : boards[0].vehicles) trucks += vehicle.length == 3 ? 1 : 0;
    EXPECT_EQ(trucks, expected.trucks);
  }
}

TEST(Corpora, hold_a_solution_whose_lower_case_names_are_found) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/uva");
  const auto board = boards_of("uva/Rushhour12x12_7.csv", "uva").at(0);
  const auto path = testing::corpora() / "rushhour/uva/solution_board7_25moves_tunde.csv";
  const auto solutions = read_solutions(testing::contents(path), path.string());
  ASSERT_EQ(solutions.size(), 1u);
  EXPECT_EQ(solutions[0].moves.size(), 25u);
  EXPECT_EQ(solutions[0].moves.back(), "X+9");
  const auto meant = board.find_meant("l");
  ASSERT_TRUE(meant);
  EXPECT_EQ(board.vehicles[*meant].name, "AL");
}

}  // namespace
}  // namespace gridlock::formats
