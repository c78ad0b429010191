// gridlock rate, run as the real program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

using Json = nlohmann::ordered_json;

TEST(RateCommand, gives_the_class_of_a_board_and_the_reasons) {
  const Answer answer = run({"rate", "-"}, titled("easy", kThreeMoves));
  EXPECT_EQ(answer.code, 0) << answer.err;
  const std::string first = lines_of(answer.out).front();
  EXPECT_EQ(first.substr(0, 12), "easy: about ") << first;
  EXPECT_NE(first.find(" for a typical person ("), std::string::npos) << first;
  EXPECT_NE(first.find(" of 100 solve it; class 1 of 5"), std::string::npos) << first;
  EXPECT_NE(answer.out.find("because the solution is short: 3 moves"), std::string::npos) << answer.out;
  EXPECT_NE(answer.out.find("   3  moves of a shortest solution\n"), std::string::npos) << answer.out;
}

TEST(RateCommand, prints_a_row_a_board_for_a_collection) {
  const Answer answer = run({"rate", "-"}, titled("one", kOneMove) + titled("three", kThreeMoves));
  EXPECT_EQ(answer.code, 0) << answer.err;
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 4u) << answer.out;
  EXPECT_EQ(lines[2].substr(0, 3), "one");
  EXPECT_EQ(lines[3].substr(0, 5), "three");
}

TEST(RateCommand, has_the_columns_of_ratings_even_if_the_first_puzzle_has_none) {
  const std::string boards = titled("stuck", kUnsolvable) + titled("three", kThreeMoves);
  const auto table = lines_of(run({"rate", "-"}, boards).out);
  ASSERT_EQ(table.size(), 4u);
  EXPECT_EQ(table[0], lines_of(run({"rate", "-"}, titled("one", kOneMove) + titled("three", kThreeMoves)).out)[0]);
  EXPECT_EQ(table[2].substr(0, 5), "stuck");
  EXPECT_EQ(table[3].substr(0, 5), "three");
  const auto rows = lines_of(run({"rate", "-", "--format", "csv"}, boards).out);
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_NE(rows[0].find(",counterintuitive,"), std::string::npos) << rows[0];
  EXPECT_NE(run({"rate", "-"}, titled("a", kUnsolvable) + titled("b", kUnsolvable)).out.find("unsolvable"),
            std::string::npos);
}

TEST(RateCommand, writes_every_feature_for_machines) {
  const Json record = Json::parse(run({"rate", "-", "--format", "json"}, kThreeMoves).out);
  EXPECT_EQ(record["outcome"], "solved");
  EXPECT_EQ(record["class"], 1);
  EXPECT_EQ(record["moves"], 3);
  EXPECT_EQ(record["whole_space"], true);
  for (const char* feature :
       {"score",      "typical_seconds",  "low_seconds", "high_seconds", "share_solving", "basis",
        "confidence", "reasons",          "steps",       "vehicles",     "involved",      "indispensable",
        "retreats",   "counterintuitive", "luck",        "solutions",    "divergence",    "states",
        "waist",      "waist_distance",   "dead_ends"})
    EXPECT_TRUE(record.contains(feature)) << feature;
}

TEST(RateCommand, says_when_the_space_was_too_large_to_be_measured) {
  const Answer answer = run({"rate", "-", "--budget", "10"}, kThreeMoves);
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_NE(answer.out.find("too large to be visited"), std::string::npos) << answer.out;
}

TEST(RateCommand, exits_like_solve_where_there_is_no_rating) {
  const Answer unsolvable = run({"rate", "-"}, kUnsolvable);
  EXPECT_EQ(unsolvable.code, 1);
  EXPECT_NE(unsolvable.out.find("unsolvable"), std::string::npos);
  EXPECT_EQ(run({"rate", "-"}, kBent).code, 2);
  EXPECT_EQ(run({"rate", "builtin:juniper", "--budget", "2", "--node-limit", "3"}).code, 3);
}

}  // namespace
}  // namespace gridlock::testing
