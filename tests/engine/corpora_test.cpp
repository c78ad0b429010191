// Every optimum that the corpora's README lists, in both metrics.
#include <gtest/gtest.h>

#include "gridlock/formats/formats.hpp"
#include "gridlock/solutions.hpp"
#include "gridlock/solve.hpp"
#include "gridlock/verify.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock {
namespace {

std::vector<Entry> read_corpus(const std::string& name) {
  return read_puzzles(testing::contents(testing::corpora() / name), name);
}

void expect_optimum(const Puzzle& puzzle, Metric metric, Count optimum) {
  SolveRequest request;
  request.metric = metric;
  const Solution solution = solve(puzzle, request);
  EXPECT_EQ(solution.outcome, Outcome::solved);
  EXPECT_TRUE(solution.optimal);
  EXPECT_EQ(solution.cost, optimum) << name_of(metric);
}

constexpr int kJams[40][2] = {{8, 16},  {8, 14},  {14, 33}, {9, 22},  {9, 18},  {9, 18},  {13, 21}, {12, 22},
                              {12, 17}, {17, 32}, {25, 56}, {17, 33}, {16, 32}, {17, 34}, {23, 32}, {21, 41},
                              {24, 47}, {25, 60}, {22, 44}, {10, 18}, {21, 49}, {26, 46}, {29, 49}, {25, 50},
                              {27, 52}, {28, 49}, {28, 57}, {30, 51}, {31, 54}, {32, 55}, {37, 69}, {37, 62},
                              {40, 77}, {43, 71}, {43, 75}, {44, 63}, {47, 65}, {48, 77}, {50, 82}, {51, 81}};

TEST(Corpora, the_forty_jams_have_their_known_optima) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/jams/jams.txt");
  const auto entries = read_corpus("rushhour/jams/jams.txt");
  ASSERT_EQ(entries.size(), 40u);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    SCOPED_TRACE(entries[i].name);
    expect_optimum(entries[i].puzzle(), Metric::moves, kJams[i][0]);
    expect_optimum(entries[i].puzzle(), Metric::steps, kJams[i][1]);
  }
}

TEST(Corpora, the_forty_game_files_have_the_optima_of_the_jams) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/gamep");
  for (std::size_t i = 0; i < 40; ++i) {
    const std::string number = (i < 9 ? "0" : "") + std::to_string(i + 1);
    const auto entries = read_corpus("rushhour/gamep/GameP" + number + ".txt");
    ASSERT_EQ(entries.size(), 1u);
    SCOPED_TRACE(number);
    expect_optimum(entries[0].puzzle(), Metric::moves, kJams[i][0]);
  }
}

TEST(Corpora, the_first_six_boards_of_amsterdam_have_their_known_optima) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/uva");
  const struct {
    const char* file;
    Count moves, steps;
  } boards[] = {{"6x6_1", 21, 35}, {"6x6_2", 15, 29}, {"6x6_3", 33, 83},
                {"9x9_4", 27, 51}, {"9x9_5", 22, 49}, {"9x9_6", 18, 29}};
  for (const auto& board : boards) {
    SCOPED_TRACE(board.file);
    if (testing::few_cases() && board.file > std::string("9x9_4")) break;
    const auto entries = read_corpus(std::string("rushhour/uva/Rushhour") + board.file + ".csv");
    ASSERT_EQ(entries.size(), 1u);
    expect_optimum(entries[0].puzzle(), Metric::moves, board.moves);
    if (std::string(board.file) != "9x9_6") expect_optimum(entries[0].puzzle(), Metric::steps, board.steps);
  }
}

// A line is "moves board cluster size"; every 29th of the 18,068, and all of the two small sets.
TEST(Corpora, the_numbers_before_the_boards_of_the_database_are_the_optima) {
  GRIDLOCK_REQUIRE_CORPUS("rushhour/fogleman");
  for (const std::string file : {"rush_18k", "tuler_levels", "tuler_rush46"}) {
    const std::string name = "rushhour/fogleman/" + file + ".txt";
    const std::string text = testing::contents(testing::corpora() / name);
    const auto entries = read_corpus(name);
    std::size_t line_begin = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const Count optimum = std::stoi(text.substr(line_begin, 2));
      line_begin = text.find('\n', line_begin) + 1;
      if (file == "rush_18k" && i % 29 != 0) continue;
      if (file == "tuler_levels" && i == 0) continue;  // says 5, which is its count of steps; all others say moves
      SCOPED_TRACE(file + " " + std::to_string(i + 1));
      ASSERT_TRUE(entries[i].valid());
      expect_optimum(entries[i].puzzle(), Metric::moves, optimum);
    }
  }
}

}  // namespace
}  // namespace gridlock
