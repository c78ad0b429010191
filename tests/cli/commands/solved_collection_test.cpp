// solve --format sok: the collection as it was, with solutions in it.
#include <gtest/gtest.h>

#include <algorithm>

#include "gridlock/read.hpp"
#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/corpora.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

const std::string kHopeless = "#####\n#$@.#\n#####\n";

TEST(SolvedCollection, of_a_corpus_differs_in_its_solutions_only_and_verifies) {
  const Scratch scratch;
  const auto path = corpora() / "sokoban/microban/Microban.xsb";
  const std::string solved = scratch.path("solved.sok");
  ASSERT_EQ(run({"solve", path.string() + "#1-40", "--format", "sok", "-o", solved}).code, 0);
  EXPECT_EQ(run({"verify", solved, "-q"}).code, 0);

  const auto answers = lines_of(run({"solve", path.string() + "#1-40", "--format", "json"}).out);
  const auto before = read_file(path.string()), after = read_file(solved);
  ASSERT_EQ(answers.size(), 40u);
  ASSERT_EQ(before.size(), after.size());
  std::size_t expected = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    auto level = std::get<sokoban::Puzzle>(before[i].puzzle());
    if (i < answers.size()) {
      const std::string lurd = parse_json(answers[i])["lurd"];
      auto& known = level.solutions;
      if (std::find(known.begin(), known.end(), lurd) == known.end()) {
        known.insert(known.end(), lurd);
        ++expected;
      }
    }
    auto found = std::get<sokoban::Puzzle>(after[i].puzzle());
    std::sort(level.solutions.begin(), level.solutions.end());
    std::sort(found.solutions.begin(), found.solutions.end());
    EXPECT_EQ(found, level) << i;
  }
  EXPECT_GT(expected, 20u);
  // Every line of the collection is there, in order; what was added are solutions and blank lines.
  const auto old_lines = lines_of(contents(path)), new_lines = lines_of(contents(solved));
  auto next = old_lines.begin();
  std::size_t added = 0;
  for (const auto& line : new_lines) {
    if (next != old_lines.end() && line == *next) {
      ++next;
      continue;
    }
    const bool steps = line.find_first_not_of("udlrUDLR") == std::string::npos;
    EXPECT_TRUE(steps || line == "Solution") << line;
    added += line == "Solution" ? 1 : 0;
  }
  EXPECT_TRUE(next == old_lines.end()) << *next;
  EXPECT_EQ(added, expected);
}

TEST(SolvedCollection, leaves_levels_that_are_not_solved_as_they_were) {
  const std::string text = ":: mine\n\n" + kHopeless + "Title: lost\nDifficulty: none\n\n" + kPush + "Title: won\n";
  const Answer answer = run({"solve", "-", "--format", "sok"}, text);
  EXPECT_EQ(answer.code, 1);
  EXPECT_EQ(answer.out, text + "\nSolution\nR\n");
}

TEST(SolvedCollection, does_not_add_a_solution_that_is_there) {
  const Answer once = run({"solve", "-", "--format", "sok"}, kPush);
  EXPECT_EQ(once.out, kPush + "\nSolution\nR\n");
  EXPECT_EQ(run({"solve", "-", "--format", "sok"}, once.out).out, once.out);
}

TEST(SolvedCollection, keeps_what_was_not_picked) {
  const std::string text = "; a\n" + kPush + "\n; b\n" + kPush + "\n; c\n" + kPush;
  EXPECT_EQ(run({"solve", "-#1", "--format", "sok"}, text).out,
            "; a\n" + kPush + "\nSolution\nR\n\n; b\n" + kPush + "\n; c\n" + kPush);
}

TEST(SolvedCollection, is_made_of_builtin_levels_too) {
  const Scratch scratch;
  const Answer answer = run({"solve", "builtin:minstrel", "builtin:citadel", "--format", "sok"});
  EXPECT_EQ(answer.code, 0);
  const std::string file = scratch.file("levels.sok", answer.out);
  EXPECT_EQ(run({"verify", file}).code, 0);
  EXPECT_EQ(read_file(file).size(), 2u);
}

TEST(SolvedCollection, is_for_sokoban_and_for_solve) {
  const Answer board = run({"solve", "-", "--format", "sok"}, kThreeMoves);
  EXPECT_EQ(board.code, 2);
  EXPECT_NE(board.err.find("--format sok is for sokoban, not for rushhour"), std::string::npos) << board.err;
  EXPECT_EQ(run({"rate", "-", "--format", "sok"}, kPush).code, 2);
  const Answer mixed = run({"solve", "-", "--format", "sok"}, kPush + "\n" + kThreeMoves);
  EXPECT_EQ(mixed.code, 2);
  EXPECT_EQ(mixed.out, kPush + "\nSolution\nR\n\n" + kThreeMoves);
}

}  // namespace
}  // namespace gridlock::testing
