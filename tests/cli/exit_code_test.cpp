// Every exit code of the program, and what ends it from outside: limits, Ctrl-C, a reader that goes away.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

TEST(ExitCode, is_0_when_every_puzzle_is_solved) {
  EXPECT_EQ(run({"solve", "-"}, titled("a", kThreeMoves) + titled("b", kOneMove)).code, 0);
}

TEST(ExitCode, is_1_when_a_puzzle_is_unsolvable) {
  EXPECT_EQ(run({"solve", "-"}, kUnsolvable).code, 1);
  EXPECT_EQ(run({"solve", "-"}, titled("a", kThreeMoves) + titled("b", kUnsolvable)).code, 1);
}

TEST(ExitCode, is_2_for_bad_input_and_wrong_usage) {
  EXPECT_EQ(run({"solve", "-"}, kBent).code, 2);
  EXPECT_EQ(run({"solve", "-"}, "").code, 2);
  EXPECT_EQ(run({"solve", "-"}, std::string("\0\1\2\3 binary", 11)).code, 2);
  EXPECT_EQ(run({"solve", "no/such/file"}).code, 2);
  EXPECT_EQ(run({"solve"}).code, 2);
  EXPECT_EQ(run({"solve", "-", "--no-such-option"}, kOneMove).code, 2);
  EXPECT_EQ(run({"solve", "-", "--search", "nonsense"}, kOneMove).code, 2);
  EXPECT_EQ(run({"no-such-command"}).code, 2);
}

TEST(ExitCode, is_3_when_a_limit_comes_before_the_answer) {
  const std::vector<std::pair<const char*, const char*>> limits{
      {"--node-limit", "100"}, {"--time-limit", "0.2"}, {"--memory-limit", "1M"}};
  const std::vector<std::string> outcomes{"out_of_nodes", "out_of_time", "out_of_memory"};
  for (std::size_t i = 0; i < limits.size(); ++i) {
    const Answer answer =
        run({"solve", "-", "--search", "bfs", "--format", "json", limits[i].first, limits[i].second}, endless_board());
    EXPECT_EQ(answer.code, 3) << outcomes[i];
    EXPECT_EQ(parse_json(answer.out)["outcome"], outcomes[i]);
  }
}

TEST(ExitCode, is_the_highest_that_applies) {
  const std::string unsolvable_then_bad = titled("a", kUnsolvable) + titled("b", kBent);
  EXPECT_EQ(run({"solve", "-"}, unsolvable_then_bad).code, 2);
  const Scratch scratch;
  const std::string bad = scratch.file("bad.txt", kBent), endless = scratch.file("endless.txt", endless_board());
  EXPECT_EQ(run({"solve", bad, endless, "--search", "bfs", "--node-limit", "10"}).code, 3);
}

TEST(ExitCode, is_4_when_the_output_cannot_be_written) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "there is no /dev/full";
  const Answer answer = Program({"list", "searches"}, "", "/dev/full").wait();
  EXPECT_EQ(answer.code, 4);
  EXPECT_NE(answer.err.find("gridlock: cannot write standard output"), std::string::npos) << answer.err;
}

TEST(ExitCode, is_130_after_an_interrupt_and_what_is_known_is_printed) {
  const Scratch scratch;
  const std::string first = scratch.file("a.txt", kThreeMoves), endless = scratch.file("b.txt", endless_board());
  const std::string last = scratch.file("c.txt", kThreeMoves);
  Program program({"solve", "--jobs", "1", first, endless, last, "--search", "bfs", "--format", "json"});
  ASSERT_TRUE(program.prints("\"cost\":3"));
  program.kill(SIGINT);
  const Answer answer = program.wait();
  EXPECT_EQ(answer.code, 130);
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 2u) << "the puzzle after the interrupt must not be begun";
  EXPECT_EQ(parse_json(lines[1])["outcome"], "cancelled");
  EXPECT_GT(parse_json(lines[1])["lower_bound"], 0);
}

TEST(ExitCode, is_130_even_where_a_bad_puzzle_came_before) {
  const Scratch scratch;
  const std::string bad = scratch.file("a.txt", kBent), endless = scratch.file("b.txt", endless_board());
  Program program({"solve", bad, endless, "--search", "bfs"});
  ASSERT_TRUE(program.prints("invalid"));
  program.kill(SIGINT);
  EXPECT_EQ(program.wait().code, 130);
}

TEST(Program, ends_quietly_when_its_reader_goes_away) {
  const Scratch scratch;
  std::string boards;
  for (int i = 0; i < 2000; ++i) boards += titled("board " + std::to_string(i), kThreeMoves);
  const std::string path = scratch.file("boards.txt", boards), pipe = scratch.path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  Program program({"solve", path, "--format", "json"}, "", pipe);
  const int reader = open(pipe.c_str(), O_RDONLY);
  char some[64];
  ASSERT_GT(read(reader, some, sizeof some), 0);
  close(reader);
  int status = 0;
  EXPECT_TRUE(program.ends(status));
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGPIPE);
  EXPECT_EQ(program.errors(), "");
}

}  // namespace
}  // namespace gridlock::testing
