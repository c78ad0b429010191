// gridlock generate, run as the real program.
#include <gtest/gtest.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

using Json = nlohmann::ordered_json;

TEST(GenerateCommand, prints_boards_that_the_other_commands_read) {
  const Answer made =
      run({"generate", "rushhour", "--vehicles", "8-12", "--min-moves", "12", "--seed", "7", "--count", "3"});
  ASSERT_EQ(made.code, 0) << made.err;
  const Answer solved = run({"solve", "-", "--format", "json"}, made.out);
  EXPECT_EQ(solved.code, 0) << solved.err;
  const auto lines = lines_of(solved.out);
  ASSERT_EQ(lines.size(), 3u);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Json record = Json::parse(lines[i]);
    EXPECT_EQ(record["name"], "7-" + std::to_string(i + 1));
    EXPECT_GE(record["cost"], 12);
    EXPECT_EQ(record["optimal"], true);
  }
}

TEST(GenerateCommand, gives_the_same_boards_for_the_same_seed) {
  const std::vector<std::string> arguments{"generate", "rushhour", "--min-moves", "10", "--count", "2", "--seed", "3"};
  EXPECT_EQ(run(arguments).out, run(arguments).out);
}

TEST(GenerateCommand, tells_machines_what_is_proven) {
  const Answer answer = run(
      {"generate", "rushhour", "--size", "6x5", "--walls", "1", "--vertical", "--min-moves", "4", "--format", "json"});
  ASSERT_EQ(answer.code, 0) << answer.err;
  const Json record = Json::parse(answer.out);
  EXPECT_EQ(record["width"], 6);
  EXPECT_EQ(record["height"], 5);
  EXPECT_EQ(record["walls"], 1);
  EXPECT_GE(record["cost"], 4);
  EXPECT_EQ(record["lower_bound"], record["cost"]);
  for (const char* fact : {"optimal", "farthest", "minimal"}) EXPECT_EQ(record[fact], true) << fact;
  EXPECT_EQ(run({"solve", "-"}, record["board"]).code, 0);
}

TEST(GenerateCommand, refuses_what_makes_no_sense) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"generate"},
                                             {"generate", "chess"},
                                             {"generate", "rushhour", "--size", "2"},
                                             {"generate", "rushhour", "--size", "6x"},
                                             {"generate", "rushhour", "--vehicles", "9-8"},
                                             {"generate", "rushhour", "--vehicles", "100"},
                                             {"generate", "rushhour", "--vehicles", "1"},
                                             {"generate", "rushhour", "--max-moves", "1"},
                                             {"generate", "sokoban", "--max-pushes", "1"},
                                             {"generate", "rushhour", "--min-moves", "9", "--max-moves", "8"},
                                             {"generate", "rushhour", "--trucks", "2"}}) {
    const Answer answer = run(arguments);
    EXPECT_EQ(answer.code, 2) << arguments.back();
    EXPECT_FALSE(answer.err.empty());
    EXPECT_TRUE(answer.out.empty()) << answer.out;
  }
}

TEST(GenerateCommand, prints_what_it_found_when_a_limit_ends_it) {
  const Answer answer =
      run({"generate", "rushhour", "--min-moves", "8", "--count", "1000000", "--node-limit", "3000000"});
  EXPECT_EQ(answer.code, 3);
  EXPECT_NE(answer.out.find("; 1-1\n"), std::string::npos);
  EXPECT_NE(answer.err.find("of 1000000 found"), std::string::npos) << answer.err;
}

TEST(GenerateCommand, prints_what_it_found_when_it_is_interrupted) {
  const Program program({"generate", "rushhour", "--min-moves", "6", "--count", "100000000"});
  ASSERT_TRUE(program.prints("; 1-3\n"));
  program.kill(SIGINT);
  const Answer answer = program.wait();
  EXPECT_EQ(answer.code, 130);
  EXPECT_EQ(run({"solve", "-"}, answer.out).code, 0);
}

}  // namespace
}  // namespace gridlock::testing
