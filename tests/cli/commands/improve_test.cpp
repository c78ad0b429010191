// gridlock improve, run as the real program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

using Json = nlohmann::ordered_json;

TEST(ImproveCommand, shortens_moves_given_on_the_command_line) {
  const Scratch scratch;
  const std::string board = scratch.file("board.txt", kThreeMoves);
  const Answer answer = run({"improve", board, "D+1", "B-1", "C+1", "C+2", "B+1", "X+3"});
  ASSERT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(lines_of(answer.out).front(), "board: solved in 3 moves, proven optimal; instead of 6 moves");
}

TEST(ImproveCommand, prints_nothing_but_moves_when_it_shall_be_quiet) {
  const Scratch scratch;
  const std::string board = scratch.file("board.txt", kThreeMoves);
  const Answer answer = run({"improve", board, "D+1", "C+1", "C+2", "X+3", "-q"});
  EXPECT_EQ(answer.out, "D+1 C+3 X+3\n");
}

TEST(ImproveCommand, takes_what_solve_printed_and_gives_what_verify_reads) {
  const Scratch scratch;
  const std::string board = scratch.file("board.txt", kThreeMoves);
  const Answer random = run({"solve", board, "--search", "random", "--runs", "1", "--format", "json"});
  const Answer improved = run({"improve", board, "-", "--format", "json"}, random.out);
  ASSERT_EQ(improved.code, 0) << improved.err;
  const Json record = Json::parse(improved.out);
  EXPECT_EQ(record["cost"], 3);
  EXPECT_EQ(record["before"], Json::parse(random.out)["cost"]);
  EXPECT_EQ(run({"verify", board, "-"}, improved.out).code, 0);
}

TEST(ImproveCommand, counts_steps_on_request) {
  const Scratch scratch;
  const std::string board = scratch.file("board.txt", kThreeMoves);
  const Answer answer = run({"improve", board, "D+1", "C+3", "X+3", "--metric", "steps", "--format", "json"});
  EXPECT_EQ(Json::parse(answer.out)["cost"], 7);
}

TEST(ImproveCommand, refuses_what_is_no_solution) {
  const Scratch scratch;
  const std::string board = scratch.file("board.txt", kThreeMoves);
  const Answer answer = run({"improve", board, "X+3"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("move 1 (X+3): 'D' is in the way"), std::string::npos) << answer.err;
}

}  // namespace
}  // namespace gridlock::testing
