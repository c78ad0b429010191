// --jobs: several puzzles at a time, and nobody can tell from what is printed.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

// Boards of all sizes, an unsolvable one and two faults among them.
std::string mixed_boards() {
  std::string text;
  for (const auto& line : lines_of(run({"convert", "builtin:", "--puzzle", "rushhour", "--to", "line"}).out)) {
    text += line + "\n";
    if (text.size() > 900 && text.find("nonsense") == std::string::npos) text += "nonsense between boards\n";
  }
  return text;
}

// Without what a clock says.
std::string records_without_times(const std::string& lines) {
  std::string text;
  for (const auto& line : lines_of(lines)) {
    auto record = nlohmann::json::parse(line);
    for (const char* key : {"seconds", "cpu_seconds", "seconds_to_first"}) record.erase(key);
    text += record.dump() + "\n";
  }
  return text;
}

// 280,000 positions and no solution: C never lets X pass. Breadth-first search takes some 14 MB.
const std::string kWide =
    "AA.....C\n"
    "BB.....C\n"
    "DD.....C\n"
    "XX.....C\n"
    "EE.....C\n"
    "FF.....C\n"
    "GG.....C\n"
    ".......C\n";

class JobsTest : public ::testing::TestWithParam<std::vector<std::string>> {};

TEST_P(JobsTest, print_the_same_as_one_job) {
  const Scratch scratch;
  const std::string boards = scratch.file("boards.txt", mixed_boards());
  const auto answer_of = [&](const char* jobs) {
    auto words = GetParam();
    words.insert(words.begin() + 1, {boards, "--format", "json", "--jobs", jobs, "--node-limit", "3000"});
    return run(words);
  };
  const Answer one = answer_of("1");
  EXPECT_TRUE(one.code == 2 || one.code == 3) << one.code;
  EXPECT_NE(one.err.find("unexpected 'boards'"), std::string::npos) << one.err;
  for (const char* jobs : {"2", "3", "16"}) {
    const Answer several = answer_of(jobs);
    EXPECT_EQ(several.code, one.code) << several.err;
    EXPECT_EQ(records_without_times(several.out), records_without_times(one.out)) << jobs << " jobs";
    EXPECT_EQ(several.err, one.err) << jobs << " jobs";
  }
}

INSTANTIATE_TEST_SUITE_P(Commands, JobsTest,
                         ::testing::Values(std::vector<std::string>{"solve"},
                                           std::vector<std::string>{"solve", "--search", "astar"},
                                           std::vector<std::string>{"rate"}, std::vector<std::string>{"bounds"},
                                           std::vector<std::string>{"audit", "--metric", "moves"}));

TEST(Jobs, verify_the_answers_of_many_puzzles_in_order) {
  const Scratch scratch;
  const std::string levels = "builtin:";
  const std::string answers = scratch.file("answers", run({"solve", levels, "--format", "json"}).out);
  const Answer one = run({"verify", levels, answers, "--jobs", "1"});
  EXPECT_EQ(one.code, 0) << one.err;
  const Answer several = run({"verify", levels, answers, "--jobs", "4"});
  EXPECT_EQ(several.out, one.out);
  EXPECT_EQ(several.code, 0);
}

TEST(Jobs, make_the_same_puzzles) {
  for (const std::string kind : {"rushhour", "sokoban"}) {
    const Answer one = run({"generate", kind, "--count", "3", "--seed", "7", "--jobs", "1"});
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(run({"generate", kind, "--count", "3", "--seed", "7", "--jobs", "4"}).out, one.out);
  }
}

TEST(Jobs, improve_every_solution_of_a_collection_in_order) {
  const Scratch scratch;
  const std::string answers = scratch.file("answers", run({"solve", "builtin:", "--puzzle", "rushhour", "--search",
                                                           "random", "--node-limit", "20000", "--format", "json"})
                                                          .out);
  const auto improved = [&](const char* jobs) {
    return run({"improve", "builtin:", "--puzzle", "rushhour", answers, "--jobs", jobs, "--node-limit", "2000",
                "--format", "json"});
  };
  const Answer one = improved("1"), several = improved("3");
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_GT(lines_of(one.out).size(), 5U);
  EXPECT_EQ(records_without_times(several.out), records_without_times(one.out));
}

TEST(Jobs, show_each_answer_before_the_next_puzzle_has_come) {
  const Scratch scratch;
  const std::string pipe = scratch.path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const Program program({"solve", pipe, "--jobs", "2", "--format", "json"});
  const int writer = open(pipe.c_str(), O_WRONLY);
  ASSERT_GE(writer, 0);
  const auto say = [&](const std::string& text) { return write(writer, text.data(), text.size()) > 0; };
  const std::string boards = run({"convert", "builtin:", "--puzzle", "rushhour", "--to", "line"}).out;
  const auto lines = lines_of(boards);
  ASSERT_GE(lines.size(), 4U);
  // A puzzle is complete when the next one begins, and the only one until another has come.
  ASSERT_TRUE(say(lines[0] + "\n" + lines[1] + "\n" + lines[2] + "\n"));
  EXPECT_TRUE(program.prints("\"index\":2"));
  ASSERT_TRUE(say(lines[3] + "\n"));
  EXPECT_TRUE(program.prints("\"index\":3"));
  close(writer);
  EXPECT_EQ(program.wait().code, 0);
}

TEST(Jobs, give_a_puzzle_all_the_memory_that_its_share_was_not_enough_for) {
  const Scratch scratch;
  const std::string boards = scratch.file("boards.txt", kWide + "\n" + kWide + "\n" + kWide);
  const Answer answer =
      run({"solve", boards, "--search", "bfs", "--jobs", "4", "--memory-limit", "40M", "--format", "json"});
  EXPECT_EQ(answer.code, 1) << answer.out;
  for (const auto& line : lines_of(answer.out)) {
    const auto record = nlohmann::json::parse(line);
    EXPECT_EQ(record["outcome"], "unsolvable");
    EXPECT_GT(record["peak_bytes"], std::size_t{10} << 20)
        << "its share would have been enough: the test shows nothing";
  }
  EXPECT_EQ(lines_of(answer.out).size(), 3U);
}

TEST(Jobs, end_at_an_interruption_with_what_was_begun) {
  const Scratch scratch;
  std::string many;
  for (int i = 0; i < 400; ++i) many += kWide + "\n";
  const Program program(
      {"solve", scratch.file("boards.txt", many), "--search", "bfs", "--jobs", "3", "--format", "json"});
  EXPECT_TRUE(program.prints("\"index\":1,"));
  program.kill(SIGINT);
  const Answer answer = program.wait();
  EXPECT_EQ(answer.code, 130);
  EXPECT_NE(answer.out.find("cancelled"), std::string::npos);
  EXPECT_LT(lines_of(answer.out).size(), 400U);
}

}  // namespace
}  // namespace gridlock::testing
