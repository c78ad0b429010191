// gridlock bounds, run as the real program.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

const std::string kPair = "XX....\nAA.BB.\n......\n";

TEST(Bounds, explains_the_numbers_of_a_single_board) {
  const Scratch scratch;
  const Answer answer = run({"bounds", scratch.file("pair.txt", kPair)});
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(answer.out.substr(0, answer.out.find("\n\nHeuristics")),
            "pair\n"
            "\n"
            "Positions\n"
            "  naive                      125  at most: every vehicle anywhere on its line\n"
            "  per line                    45  at most: vehicles of a line leave each other less room\n"
            "  combinatorial               30  at most: vehicles of a line keep their order\n"
            "  reachable                   30  exactly: all of them were visited\n"
            "\n"
            "6 of them are solved; the farthest is 3 moves from the start.");
}

TEST(Bounds, says_how_far_it_counted) {
  const Scratch scratch;
  const Answer answer = run({"bounds", scratch.file("pair.txt", kPair), "--budget", "2"});
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_NE(answer.out.find("where the count was ended"), std::string::npos) << answer.out;
}

TEST(Bounds, prints_a_row_a_board_for_a_collection) {
  const Scratch scratch;
  const Answer answer = run({"bounds", scratch.file("two.txt", titled("pair", kPair) + titled("easy", kThreeMoves))});
  EXPECT_EQ(answer.code, 0) << answer.err;
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 4u) << answer.out;
  EXPECT_EQ(lines[2].substr(0, 4), "pair");
  EXPECT_EQ(lines[3].substr(0, 4), "easy");
}

// More positions than a double can count.
TEST(Bounds, prints_counts_beyond_the_largest_double) {
  std::string level(40, '#');
  level += "\n#@" + std::string(37, ' ') + "#\n";
  for (int row = 0; row < 18; ++row) {
    std::string boxes = "# ", empty = "#" + std::string(38, ' ') + "#\n";
    for (int i = 0; i < 18; ++i) boxes += "* ";
    level += boxes + " #\n" + empty;
  }
  level += std::string(40, '#') + "\n";
  const Scratch scratch;
  const std::string file = scratch.file("many.xsb", level);
  const Answer text = run({"bounds", file, "--budget", "1"});
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_NE(text.out.find("E1023"), std::string::npos) << text.out;
  const Answer json = run({"bounds", file, "--budget", "1", "--format", "json"});
  const Json record = parse_json(json.out);
  EXPECT_TRUE(record["naive"].is_null());
  EXPECT_GT(record["naive_log10"], 1023.0);
}

TEST(Bounds, writes_the_range_of_every_heuristic_for_machines) {
  const Scratch scratch;
  const Answer answer = run({"bounds", scratch.file("pair.txt", kPair), "--format", "json"});
  const Json record = parse_json(answer.out);
  EXPECT_EQ(record["exact"], 30);
  EXPECT_EQ(record["combinatorial"], 30);
  EXPECT_EQ(record["objectives"]["blockers"]["upper"], 1);
  EXPECT_EQ(record["objectives"]["blockers"]["greatest"], 1);
  EXPECT_EQ(record["objectives"]["forced"]["least"], 0);
}

}  // namespace
}  // namespace gridlock::testing
