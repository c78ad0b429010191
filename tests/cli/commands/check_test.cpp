// gridlock check, run as the real program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kTwice =
    "; one\n......\n...A..\nXX.A..\n......\n......\n......\n\n"
    "; two\n......\n......\n......\nXX.B..\n...B..\n......\n";

TEST(CheckCommand, finds_nothing_wrong_with_the_built_in_huts) {
  const Answer answer = run({"check", "builtin:hut"});
  EXPECT_EQ(answer.code, 0) << answer.out;
  EXPECT_NE(answer.out.find("nothing found"), std::string::npos) << answer.out;
}

TEST(CheckCommand, names_duplicates_with_their_lines_and_leaves_them_out_of_what_is_kept) {
  const Answer answer = run({"check", "-"}, kTwice);
  EXPECT_EQ(answer.code, 1) << answer.err;
  EXPECT_NE(answer.out.find("two: duplicate: the same to a player as one"), std::string::npos) << answer.out;
  const Answer kept = run({"check", "-", "--keep", "sound"}, kTwice);
  EXPECT_NE(kept.out.find("one"), std::string::npos) << kept.out;
  EXPECT_EQ(kept.out.find("two"), std::string::npos) << kept.out;
  EXPECT_EQ(run({"check", "-"}, kept.out).code, 0);
}

TEST(CheckCommand, exits_by_the_worst_finding) {
  EXPECT_EQ(run({"check", "-"}, kThreeMoves).code, 0);
  EXPECT_EQ(run({"check", "-"}, kUnsolvable).code, 1);
  EXPECT_EQ(run({"check", "-"}, kBent).code, 2);
  const char* needless = "......\n...A..\nXX.A..\n......\n......\nBB....\n";
  EXPECT_EQ(run({"check", "-"}, needless).code, 0);
  EXPECT_EQ(run({"check", "-", "--strict"}, needless).code, 1);
  EXPECT_EQ(run({"check", "-", "--sort", "cost"}, needless).code, 2) << "--sort is for --keep";
}

TEST(CheckCommand, writes_a_record_for_each_puzzle) {
  const Json record = Json::parse(run({"check", "-", "--rate", "--format", "json"}, kThreeMoves).out);
  EXPECT_EQ(record["outcome"], "solved");
  EXPECT_EQ(record["cost"], 3);
  EXPECT_EQ(record["class"], 1);
  EXPECT_TRUE(record["findings"].is_array());
}

TEST(CheckCommand, makes_a_page_with_pictures_of_what_was_found) {
  const Answer answer = run({"check", "-", "--format", "html"}, kTwice);
  EXPECT_EQ(answer.code, 1) << answer.err;
  EXPECT_EQ(answer.out.rfind("<!DOCTYPE html>", 0), 0U);
  EXPECT_NE(answer.out.find("2 puzzles, 1 duplicate"), std::string::npos);
  EXPECT_NE(answer.out.find("<h2>two</h2>"), std::string::npos);
  EXPECT_EQ(answer.out.find("<h2>one</h2>"), std::string::npos) << "there is nothing wrong with it";
  EXPECT_NE(answer.out.find("<svg"), std::string::npos);
}

TEST(CheckCommand, sees_that_one_board_is_another_with_a_longer_start) {
  const char* boards =
      "; far\n......\n...A..\nXX.A..\n...BB.\n......\n......\n\n"
      "; near\n...A..\n...A..\nXX....\n...BB.\n......\n......\n";
  const Answer answer = run({"check", "-", "--quick"}, boards);
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_NE(answer.out.find("far: longer_start: near with 1 more"), std::string::npos) << answer.out;
  EXPECT_NE(answer.out.find("2 puzzles, 1 longer_start"), std::string::npos) << answer.out;
}

}  // namespace
}  // namespace gridlock::testing
