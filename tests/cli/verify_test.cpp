// gridlock verify: which solutions pass, which move fails, and how solutions find their puzzles.
#include <gtest/gtest.h>

#include "tests/cli/boards.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

TEST(Verify, accepts_moves_on_the_command_line) {
  const Scratch scratch;
  const std::string board = scratch.file("easy.txt", kThreeMoves);
  const Answer words = run({"verify", board, "D+1", "C+3", "X+3"});
  EXPECT_EQ(words.code, 0);
  EXPECT_EQ(words.out, "easy: solved in 3 moves, 7 steps\n");
  EXPECT_EQ(run({"verify", board, "D+1 C+3 X+3"}).out, words.out);
}

TEST(Verify, accepts_a_file_and_standard_input) {
  const Scratch scratch;
  const std::string board = scratch.file("easy.txt", kThreeMoves);
  EXPECT_EQ(run({"verify", board, scratch.file("moves.csv", "car,move\nD,1\nC,3\nX,3\n")}).code, 0);
  EXPECT_EQ(run({"verify", board, "-"}, "D+1\nC+3\nX+3\n").code, 0);
}

TEST(Verify, says_which_move_fails_and_where_it_stands) {
  const Scratch scratch;
  const std::string board = scratch.file("easy.txt", kThreeMoves), moves = scratch.file("m.txt", "D+1\nC+4\nX+3\n");
  const Answer answer = run({"verify", board, moves});
  EXPECT_EQ(answer.code, 1);
  EXPECT_NE(answer.out.find("move 2"), std::string::npos) << answer.out;
  EXPECT_NE(answer.out.find("m.txt, line 2"), std::string::npos) << answer.out;
  const Json record = parse_json(run({"verify", board, moves, "--format", "json"}).out);
  EXPECT_EQ(record["solved"], false);
  EXPECT_EQ(record["failed_move"], 2);
  EXPECT_EQ(record["line"], 2);
}

TEST(Verify, refuses_legal_moves_that_do_not_solve) {
  const Answer answer = run({"verify", "-", "D+1", "C+3"}, kThreeMoves);
  EXPECT_EQ(answer.code, 1);
  EXPECT_NE(answer.out.find("not solved"), std::string::npos);
}

TEST(Verify, matches_the_json_of_solve_to_a_collection) {
  const Scratch scratch;
  const std::string boards =
      scratch.file("boards.txt", titled("a", kThreeMoves) + titled("b", kUnsolvable) + titled("c", kOneMove));
  const std::string results = run({"solve", boards, "--format", "json"}).out;
  const Answer answer = run({"verify", boards, "-"}, results);
  EXPECT_EQ(answer.code, 0);
  EXPECT_EQ(answer.out, "a: solved in 3 moves, 7 steps\nc: solved in 1 move, 4 steps\n");
  EXPECT_EQ(answer.err, "1 of 3 puzzles: no solution given\n");
  EXPECT_EQ(run({"verify", boards + "#c", "-"}, results).out, "c: solved in 1 move, 4 steps\n");
}

TEST(Verify, matches_untitled_puzzles_by_number) {
  const Scratch scratch;
  const std::string boards = scratch.file("boards.txt", kThreeMoves + "\n" + kOneMove);
  const std::string results = run({"solve", boards, "--format", "json"}).out;
  EXPECT_EQ(run({"verify", boards, "-"}, results).code, 0);
  EXPECT_EQ(run({"verify", boards + "#2", "-"}, results).out, "boards#2: solved in 1 move, 4 steps\n");
}

TEST(Verify, matches_files_of_a_folder_by_order) {
  const Scratch scratch;
  scratch.file("boards/a.txt", kThreeMoves);
  scratch.file("boards/b.txt", kOneMove);
  const std::string results = run({"solve", scratch.path("boards"), "--format", "json"}).out;
  EXPECT_EQ(run({"verify", scratch.path("boards"), "-"}, results).code, 0);
}

TEST(Verify, refuses_to_guess) {
  const Answer answer = run({"verify", "-", "X+4"}, titled("a", kThreeMoves) + titled("b", kOneMove));
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("cannot tell which"), std::string::npos) << answer.err;
}

TEST(Verify, names_a_solution_file_that_is_missing) {
  const Answer answer = run({"verify", "-", "missing.txt"}, kThreeMoves);
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("missing.txt: no such file"), std::string::npos) << answer.err;
}

}  // namespace
}  // namespace gridlock::testing
