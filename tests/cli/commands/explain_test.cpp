// gridlock explain, run as the real program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

using Json = nlohmann::ordered_json;

TEST(ExplainCommand, tells_the_chain_and_the_first_move) {
  const Answer answer = run({"explain", "-"}, titled("easy", kThreeMoves));
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(answer.out,
            "easy: 6x6, 6 vehicles, X leaves right of row 3\n"
            "\n"
            "   a b c d e f\n"
            "1  . . B B C .\n"
            "2  . . . . C .\n"
            "3  . X X D C .\n"
            "4  . . E D . .\n"
            "5  . . E . . .\n"
            "6  . . G G . .\n"
            "\n"
            "X needs d3 and e3, where D and C stand.\n"
            "D should go down, which is free.\n"
            "C can only go down (no room above), which is free.\n"
            "So begin with C: 3 down.\n");
}

TEST(ExplainCommand, gives_machines_facts_that_say_what_is_proved) {
  const Json record = Json::parse(run({"explain", "-", "--format", "json"}, kThreeMoves).out);
  EXPECT_EQ(record["outcome"], "solved");
  EXPECT_EQ(record["cost"], 3);
  EXPECT_EQ(record["optimal"], true);
  ASSERT_EQ(record["sentences"].size(), 4u);
  const Json& facts = record["sentences"][2]["facts"];
  ASSERT_EQ(facts.size(), 3u);
  EXPECT_EQ(facts[0]["claim"], "never");
  EXPECT_EQ(facts[1]["claim"], "goes");
  EXPECT_EQ(facts[1]["proved"], true);
  EXPECT_EQ(facts[1]["pieces"], Json::array({"C"}));
  EXPECT_EQ(facts[1]["arrows"], Json::array({"e3-e6"}));
  EXPECT_EQ(record["sentences"][1]["facts"][0]["proved"], false);
}

TEST(ExplainCommand, draws_marks_and_arrows_over_the_board) {
  const Scratch scratch;
  const std::string picture = scratch.path("why.svg");
  const Answer answer = run({"explain", "-", "-o", picture}, kThreeMoves);
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(contents(picture).substr(0, 4), "<svg");
  EXPECT_NE(contents(picture).find("X needs d3 and e3"), std::string::npos);
  EXPECT_EQ(run({"explain", "-", "--format", "svg"}, kThreeMoves).out.substr(0, 4), "<svg");
}

TEST(ExplainCommand, tells_turning_points_of_a_solution_from_routine) {
  const Answer found = run({"explain", "-", "--turning-points"}, kThreeMoves);
  EXPECT_NE(found.out.find("\nNo move looks wrong and is needed: 3 moves.\n"), std::string::npos) << found.out;
  const Answer given = run({"explain", "-", "--solution", "D+1 C+3 X+3"}, kThreeMoves);
  EXPECT_EQ(given.code, 0) << given.err;
  EXPECT_EQ(run({"explain", "-", "--solution", "D+1"}, kThreeMoves).code, 2);
}

TEST(ExplainCommand, exits_like_solve_where_there_is_no_solution) {
  const Answer answer = run({"explain", "-"}, kShutIn);
  EXPECT_EQ(answer.code, 1);
  EXPECT_NE(answer.out.find("X can never get out: the wall on e3 is ahead of it on its own line.\n"), std::string::npos)
      << answer.out;
}

}  // namespace
}  // namespace gridlock::testing
