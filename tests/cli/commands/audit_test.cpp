// gridlock audit, run as the real program.
#include <gtest/gtest.h>

#include <set>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

// `mobility` charges A 3, though one step clears the way.
const std::string kMuchRoom = "....\n....\n.XXA\n...A\n....\n....\n";

TEST(Audit, shows_what_fails_and_where) {
  const Scratch scratch;
  const Answer answer =
      run({"audit", scratch.file("room.txt", kMuchRoom), "--heuristic", "blockers,mobility", "--metric", "moves"});
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(answer.out.substr(0, answer.out.find("\n\n")),
            "moves: 13 states and 64 moves of 1 board, mean distance 1.077");
  EXPECT_NE(answer.out.find("admissible (refuted), consistent (refuted)"), std::string::npos) << answer.out;
  EXPECT_NE(answer.out.find("\nmobility is not admissible in moves: 3 at a distance of 2 moves (room):\n"
                            "    ....\n"
                            "    ....\n"),
            std::string::npos)
      << answer.out;
  EXPECT_EQ(answer.out.find("blockers is not"), std::string::npos);
}

TEST(Audit, audits_every_heuristic_in_both_metrics_by_default) {
  const Scratch scratch;
  const Answer answer = run({"audit", scratch.file("room.txt", kMuchRoom), "--format", "json"});
  EXPECT_EQ(answer.code, 0) << answer.err;
  std::set<std::pair<std::string, std::string>> seen;
  for (const auto& line : lines_of(answer.out)) {
    const Json record = parse_json(line);
    seen.emplace(record["metric"], record["heuristic"]);
    EXPECT_EQ(record["outcome"], "solved");
    EXPECT_EQ(record["states"], 13);
    EXPECT_TRUE(record["admissible"]["holds"].get<bool>() || !record["admissible"]["declared"].get<bool>());
  }
  EXPECT_EQ(seen.size(), lines_of(answer.out).size());
  EXPECT_EQ(seen.count({"steps", "forced"}), 1u);
}

TEST(Audit, says_that_a_limit_ended_it) {
  const Scratch scratch;
  const Answer answer = run({"audit", scratch.file("room.txt", kMuchRoom), "--node-limit", "3"});
  EXPECT_EQ(answer.code, 3);
  EXPECT_NE(answer.err.find("room: stopped by a limit"), std::string::npos) << answer.err;
}

TEST(Audit, divides_its_limits_among_the_metrics) {
  const Scratch scratch;
  const Answer answer =
      run({"audit", scratch.file("endless.txt", endless_board()), "--node-limit", "1001", "--format", "json"});
  EXPECT_EQ(answer.code, 3) << answer.err;
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 2u) << answer.out;
  for (const auto& line : lines) {
    EXPECT_EQ(parse_json(line)["outcome"], "out_of_nodes") << line;
    EXPECT_GT(parse_json(line)["states"], 500) << line;
  }
}

TEST(Audit, tells_of_puzzles_that_an_option_is_not_for_and_audits_the_rest) {
  const Scratch scratch;
  const std::string level = scratch.file("a.xsb", "#####\n#@$.#\n#####\n");
  const std::string room = scratch.file("room.txt", kMuchRoom);
  for (const std::vector<std::string>& option :
       {std::vector<std::string>{"--metric", "steps"}, {"--heuristic", "distance"}}) {
    const Answer answer = run({"audit", level, room, level, option[0], option[1], "--format", "json"});
    EXPECT_EQ(answer.code, 2) << answer.err;
    EXPECT_NE(answer.err.find("gridlock: a: "), std::string::npos) << answer.err;
    EXPECT_EQ(lines_of(answer.err).size(), 2u) << answer.err;
    EXPECT_FALSE(lines_of(answer.out).empty());
    for (const auto& line : lines_of(answer.out)) EXPECT_EQ(parse_json(line)["puzzle"], "rushhour") << line;
  }
  const Answer bounds = run({"bounds", level, room, "--metric", "steps", "--format", "json"});
  EXPECT_EQ(bounds.code, 2) << bounds.err;
  EXPECT_EQ(lines_of(bounds.out).size(), 1u) << bounds.out;
}

TEST(Audit, audits_the_rest_of_a_collection_with_a_bad_board) {
  const Scratch scratch;
  const Answer answer = run({"audit", scratch.file("mixed.txt", titled("bent", kBent) + titled("room", kMuchRoom)),
                             "--metric", "steps", "--heuristic", "distance"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.out.find("of 1 board"), std::string::npos) << answer.out;
}

TEST(Audit, suggests_the_heuristic_that_was_meant) {
  const Answer answer = run({"audit", "builtin:#1", "--heuristic", "mobilty"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("mobility"), std::string::npos) << answer.err;
}

TEST(Audit, prints_counterexamples_as_code_in_markdown) {
  const Scratch scratch;
  const Answer answer = run({"audit", scratch.file("room.txt", kMuchRoom), "--format", "markdown"});
  EXPECT_EQ(answer.code, 0);
  EXPECT_NE(answer.out.find("| mobility"), std::string::npos);
  EXPECT_NE(answer.out.find("\n```\n....\n"), std::string::npos) << answer.out;
}

}  // namespace
}  // namespace gridlock::testing
