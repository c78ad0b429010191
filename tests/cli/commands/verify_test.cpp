// gridlock verify: which solutions pass, which move fails, and how solutions find their puzzles.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
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

// What verify says of the record of a puzzle after one thing in it was changed.
Answer after_change(const std::string& puzzle, const std::string& record, const std::string& from,
                    const std::string& to) {
  std::string changed = record;
  const std::size_t at = changed.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << record;
  return run({"verify", puzzle, "-"}, changed.replace(at, from.size(), to));
}

struct Change {
  std::string from, to, complaint;
};

void expect_complaints(const std::string& puzzle, const std::vector<std::string>& options,
                       const std::vector<Change>& changes) {
  std::vector<std::string> words{"solve", puzzle, "--format", "json"};
  words.insert(words.end(), options.begin(), options.end());
  const std::string record = run(words).out;
  EXPECT_EQ(run({"verify", puzzle, "-"}, record).code, 0) << record;
  for (const Change& change : changes) {
    const Answer answer = after_change(puzzle, record, change.from, change.to);
    EXPECT_EQ(answer.code, 1) << change.to;
    EXPECT_NE(answer.out.find(change.complaint + " (stdin, line 1)"), std::string::npos) << answer.out;
  }
}

TEST(Verify, checks_all_that_a_record_says_of_a_board) {
  const Scratch scratch;
  const std::string board = scratch.file("easy.txt", titled("Easy", kThreeMoves));
  expect_complaints(
      board, {},
      {{"\"cost\":3", "\"cost\":2", "false: cost is said to be 2, and is 3"},
       {"\"lower_bound\":3", "\"lower_bound\":4", "lower_bound 4 is above the cost of the solution, 3"},
       {"\"lower_bound\":3", "\"lower_bound\":2", "optimal is said of a cost of 3 whose lower_bound is 2"},
       {"\"metric\":\"moves\"", "\"metric\":\"steps\"", "cost is said to be 3, and is 7"},
       {"\"metric\":\"moves\"", "\"metric\":\"pushes\"", "there is no metric pushes for rushhour"},
       {"\"puzzle\":\"rushhour\"", "\"puzzle\":\"sokoban\"",
        "the record is of a puzzle of sokoban, and this is rushhour"},
       {"\"name\":\"Easy\"", "\"name\":\"Hard\"", "the record is of 'Hard', not of 'Easy'"}});
  expect_complaints(board, {"--count-exit"}, {{"\"count_exit\":true", "\"count_exit\":false", "and is 3"}});
  expect_complaints(board, {"--metric", "steps"}, {{"\"cost\":7", "\"cost\":6", "cost is said to be 6, and is 7"}});
}

TEST(Verify, checks_all_that_a_record_says_of_a_level) {
  const Scratch scratch;
  const std::string level = scratch.file("level.xsb", "######\n#@$ .#\n######\n");
  for (const char* const metric : {"pushes", "moves", "pushes-moves", "moves-pushes"})
    expect_complaints(level, {"--metric", metric},
                      {{"\"pushes\":2", "\"pushes\":3", "pushes is said to be 3, and is 2"},
                       {"\"moves_count\":2", "\"moves_count\":1", "moves_count is said to be 1, and is 2"},
                       {"\"lurd\":\"RR\"", "\"lurd\":\"RRl\"", "lurd and moves are not the same solution"},
                       {"\"lurd\":\"RR\"", "\"lurd\":\"LL\"", "lurd and moves are not the same solution"}});
}

TEST(Verify, does_not_believe_a_record_that_is_solved_without_moves) {
  const Answer answer = run({"verify", "builtin:daisy", "-"}, R"({"outcome":"solved","cost":3})");
  EXPECT_EQ(answer.code, 1);
  EXPECT_NE(answer.out.find("not solved"), std::string::npos) << answer.out;
}

}  // namespace
}  // namespace gridlock::testing
