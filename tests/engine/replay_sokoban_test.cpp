#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "gridlock/core/error.hpp"
#include "gridlock/verify.hpp"
#include "tests/support/corpora.hpp"
#include "tests/support/level_checks.hpp"

namespace gridlock {
namespace {

const Puzzle kLevel = testing::only_level("#######\n#@ $ .#\n#  $ .#\n#######\n");

std::string reason(const std::vector<std::string>& moves) { return verify(kLevel, moves).reason; }

TEST(VerifySokoban, accepts_a_solution_and_counts_pushes_and_moves) {
  for (const std::vector<std::string>& moves :
       {std::vector<std::string>{"rR", "R", "llldrR", "R"}, {"rRRllldrRR"}, {"rrrllldrrr"}}) {
    const Verdict verdict = verify(kLevel, moves);
    EXPECT_TRUE(verdict.solved) << verdict.reason;
    EXPECT_EQ(verdict.pushes, 4);
    EXPECT_EQ(verdict.moves, 10);
    EXPECT_EQ(verdict.cost(Metric::pushes), 4);
    EXPECT_EQ(verdict.cost(Metric::pushes_moves), 4);
    EXPECT_EQ(verdict.cost(Metric::moves_pushes), 10);
  }
}

TEST(VerifySokoban, tells_which_step_fails_and_why) {
  EXPECT_EQ(reason({"u"}), "step 1 (u): a wall is in the way");
  EXPECT_EQ(reason({"rRR", "R"}), "step 4 (R): the box cannot be pushed into a wall");
  EXPECT_EQ(reason({"R"}), "step 1 (R): there is no box to push");
  EXPECT_EQ(reason({"rx"}), "step 2 (x): not a step; steps are u, d, l and r, or U, D, L and R where they push");
  EXPECT_EQ(reason({}), "after the last step 2 of 2 boxes are not on goals");
  const Puzzle pair = testing::only_level("######\n#@$$.#\n#   .#\n######\n");
  EXPECT_EQ(verify(pair, {"R"}).reason, "step 1 (R): the box cannot be pushed into another box");
}

TEST(VerifySokoban, counts_the_failing_one_among_the_moves_given) {
  EXPECT_EQ(verify(kLevel, {"rR", "R", "uR"}).failed_move, 3);
  EXPECT_EQ(verify(kLevel, {"rR", "R"}).failed_move, 0);
}

TEST(AfterSokoban, is_the_level_as_it_then_stands) {
  const auto moved = std::get<sokoban::Puzzle>(after(kLevel, {"rR", "R"}));
  EXPECT_EQ(testing::drawing(moved), "#######\n#   @*#\n#  $ .#\n#######\n");
  EXPECT_THROW(after(kLevel, {"u"}), Error);
}

// Columns: file, level, source, pushes, moves, LURD.
TEST(VerifySokoban, agrees_with_all_3361_reference_solutions) {
  GRIDLOCK_REQUIRE_CORPUS("sokoban/reference/reference_lurd.tsv");
  const auto folder = testing::corpora() / "sokoban";
  std::ifstream table(folder / "reference/reference_lurd.tsv");
  std::map<std::string, std::vector<Entry>> files;
  std::string line;
  std::getline(table, line);
  int verified = 0;
  while (std::getline(table, line)) {
    std::istringstream columns(line);
    std::string file, level, source, pushes, moves, lurd;
    for (std::string* const column : {&file, &level, &source, &pushes, &moves, &lurd})
      std::getline(columns, *column, '\t');
    auto& entries = files[file];
    if (entries.empty()) entries = read_puzzles(testing::contents(folder / file), file);
    const Verdict verdict = verify(entries.at(std::stoul(level) - 1).puzzle(), {lurd});
    EXPECT_TRUE(verdict.solved) << file << " " << level << ": " << verdict.reason;
    EXPECT_EQ(verdict.pushes, std::stoi(pushes)) << file << " " << level;
    EXPECT_EQ(verdict.moves, std::stoi(moves)) << file << " " << level;
    ++verified;
  }
  EXPECT_EQ(verified, 3361);
}

}  // namespace
}  // namespace gridlock
