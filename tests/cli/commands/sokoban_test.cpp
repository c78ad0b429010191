// Every command with Sokoban levels, run as the real program.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

// Two pushes, four moves.
const std::string kTwoPushes =
    "#####\n"
    "#@$.#\n"
    "#   #\n"
    "#$  #\n"
    "#. ##\n"
    "#####\n";

// A box that never leaves its corner.
const std::string kCornered =
    "#####\n"
    "#$  #\n"
    "# @.#\n"
    "#####\n";

std::string two_levels() { return "; cave\n" + kTwoPushes + "\n; corner\n" + kCornered; }

TEST(SokobanSolve, writes_lurd_and_both_counts) {
  const Answer answer = run({"solve", "-", "--until", "optimal", "--format", "json"}, kTwoPushes);
  ASSERT_EQ(answer.code, 0) << answer.err;
  const Json record = parse_json(answer.out);
  EXPECT_EQ(record["puzzle"], "sokoban");
  EXPECT_EQ(record["metric"], "pushes");
  EXPECT_EQ(record["optimal"], true);
  EXPECT_EQ(record["cost"], 2);
  EXPECT_EQ(record["lower_bound"], 2);
  EXPECT_EQ(record["pushes"], 2);
  std::string lurd;
  for (const auto& move : record["moves"]) lurd += move.get<std::string>();
  EXPECT_EQ(record["lurd"], lurd);
  EXPECT_EQ(record["moves_count"], lurd.size());
}

TEST(SokobanSolve, proves_the_optimum_of_every_metric) {
  struct Expected {
    const char* metric;
    int cost;
  };
  for (const Expected& expected : {Expected{"pushes", 2}, {"moves", 4}, {"pushes-moves", 2}, {"moves-pushes", 4}}) {
    const Answer answer =
        run({"solve", "-", "--metric", expected.metric, "--search", "astar", "--format", "json"}, kTwoPushes);
    const Json record = parse_json(answer.out);
    EXPECT_EQ(record["cost"], expected.cost) << expected.metric;
    EXPECT_EQ(record["optimal"], true) << expected.metric;
    EXPECT_TRUE(expected.metric == std::string("pushes") || record["moves_count"] == 4) << expected.metric;
  }
  EXPECT_EQ(run({"solve", "-", "--metric", "steps"}, kTwoPushes).err,
            "gridlock: stdin: Sokoban has no metric 'steps'\n");
}

TEST(SokobanSolve, prints_one_line_of_lurd_when_it_shall_be_quiet) {
  const Answer answer = run({"solve", "-", "-q", "--search", "astar"}, kTwoPushes);
  ASSERT_EQ(lines_of(answer.out).size(), 1u);
  const Scratch scratch;
  EXPECT_EQ(run({"verify", scratch.file("cave.xsb", kTwoPushes), lines_of(answer.out)[0]}).code, 0);
}

TEST(SokobanSolve, proves_that_there_is_no_solution) {
  for (const char* const rules : {"all", "none", "wall,group"}) {
    const Answer answer = run({"solve", "-", "--search", "astar", "--deadlocks", rules, "--format", "json"}, kCornered);
    EXPECT_EQ(answer.code, 1) << rules;
    EXPECT_EQ(parse_json(answer.out)["outcome"], "unsolvable") << rules;
  }
}

TEST(SokobanSolve, refuses_options_that_make_no_sense) {
  EXPECT_EQ(run({"solve", "-", "--count-exit"}, kTwoPushes).err,
            "gridlock: stdin: --count-exit is for rushhour, not for sokoban\n");
  EXPECT_EQ(run({"solve", "-", "--heuristic", "blockers", "--search", "astar"}, kTwoPushes).code, 2);
  const Answer rules = run({"solve", "-", "--deadlocks", "walls"}, kTwoPushes);
  EXPECT_EQ(rules.code, 2);
  EXPECT_EQ(rules.err.find("gridlock: --deadlocks takes names with commas between them"), 0u) << rules.err;
  EXPECT_EQ(run({"solve", "-", "--weights", "speed=3"}, kTwoPushes).err,
            "gridlock: --weights takes move=, turn=, push=, goals= and centroid=, not 'speed=3'\n");
}

TEST(SokobanSolve, reports_a_bad_level_and_goes_on) {
  const Answer answer = run({"solve", "-", "--format", "json"}, "#####\n#@@.#\n#####\n\n" + kTwoPushes);
  EXPECT_EQ(answer.code, 2);
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(parse_json(lines[0])["outcome"], "invalid");
  EXPECT_EQ(parse_json(lines[0])["error"]["line"], 2);
  EXPECT_EQ(parse_json(lines[0])["error"]["column"], 3);
  EXPECT_EQ(parse_json(lines[1])["outcome"], "solved");
}

TEST(SokobanInput, picks_levels_by_number_and_title) {
  const Scratch scratch;
  const std::string file = scratch.file("levels.xsb", two_levels());
  EXPECT_EQ(lines_of(run({"show", file + "#2"}).out)[0], "corner: 5x4, 1 box");
  EXPECT_EQ(lines_of(run({"show", file + "#cave"}).out)[0], "cave: 5x6, 2 boxes");
  EXPECT_EQ(run({"show", file + "#3"}).code, 2);
}

TEST(SokobanInput, obeys_the_kind_and_the_format_that_are_forced) {
  EXPECT_EQ(run({"show", "-", "--puzzle", "rushhour"}, kTwoPushes).code, 2);
  EXPECT_EQ(run({"show", "-", "--puzzle", "sokoban"}, kThreeMoves).code, 2);
  EXPECT_EQ(run({"show", "-", "--from", "xsb"}, kTwoPushes).code, 0);
}

TEST(SokobanVerify, counts_pushes_and_moves_in_plain_and_run_length_lurd) {
  const Scratch scratch;
  const std::string file = scratch.file("cave.xsb", kTwoPushes);
  for (const char* const moves : {"dDuuR", "2d2uR", "dduur", "dD uuR"})
    EXPECT_EQ(run({"verify", file, moves}).out, "cave: solved in 2 pushes, 5 moves\n") << moves;
  const Answer wrong = run({"verify", file, "dDR"});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(wrong.out, "cave: not solved: step 3 (R): there is no box to push\n");
}

TEST(SokobanVerify, checks_the_solutions_in_the_file_itself_where_none_is_given) {
  const Scratch scratch;
  const std::string file = scratch.file("cave.sok", kTwoPushes + "Solution\nRdlD\n");
  EXPECT_EQ(run({"verify", file}).out, "cave: solved in 2 pushes, 4 moves\n");
  EXPECT_EQ(run({"improve", file, "-q"}).out, "RdlD\n");
  EXPECT_EQ(run({"verify", "-"}, kTwoPushes).err,
            "gridlock: no solution is given, and none is stored with the puzzles\n");
}

TEST(SokobanVerify, reads_what_solve_writes) {
  const Scratch scratch;
  const std::string file = scratch.file("levels.xsb", "; one\n" + kTwoPushes + "\n; two\n" + kTwoPushes);
  const Answer solved = run({"solve", file, "--format", "json"});
  const Answer verified = run({"verify", file, "-"}, solved.out);
  EXPECT_EQ(verified.code, 0) << verified.out;
  EXPECT_EQ(lines_of(verified.out).size(), 2u);
  const Json record = parse_json(lines_of(run({"verify", file, "-", "--format", "json"}, solved.out).out)[0]);
  EXPECT_EQ(record["pushes"], 2);
  EXPECT_FALSE(record.contains("steps"));
}

TEST(SokobanShow, draws_the_position_after_every_push) {
  const Scratch scratch;
  const auto solved = lines_of(run({"show", scratch.file("cave.xsb", kTwoPushes), "dduur"}).out);
  EXPECT_NE(std::find(solved.begin(), solved.end(), "1. dD"), solved.end());
  EXPECT_NE(std::find(solved.begin(), solved.end(), "2. uuR"), solved.end());
  EXPECT_EQ(solved[solved.size() - 5], "# @*#");
}

TEST(SokobanConvert, goes_from_format_to_format_and_back) {
  const Answer sok = run({"convert", "-", "--to", "sok"}, two_levels());
  ASSERT_EQ(sok.code, 0) << sok.err;
  EXPECT_EQ(sok.out.find("::"), 0u);
  EXPECT_EQ(run({"convert", "-", "--to", "xsb"}, sok.out).out,
            kTwoPushes + "Title: cave\n\n" + kCornered + "Title: corner\n");
  EXPECT_EQ(run({"convert", "-", "--to", "grid"}, kTwoPushes).err,
            "gridlock: puzzle 1 cannot be written: 'grid' is a format of rushhour, not of sokoban\n");
}

TEST(SokobanImprove, shortens_a_roundabout_solution) {
  const Scratch scratch;
  const std::string file = scratch.file("cave.xsb", kTwoPushes);
  const Answer answer = run({"improve", file, "drrlldDlu", "uuR", "--metric", "moves", "--format", "json"});
  EXPECT_EQ(answer.code, 2);  // l walks into the wall
  const Answer better = run({"improve", file, "drlDuuR", "--metric", "moves", "--format", "json"});
  ASSERT_EQ(better.code, 0) << better.err;
  EXPECT_EQ(parse_json(better.out)["before"], 7);
  EXPECT_EQ(parse_json(better.out)["cost"], 4);
  EXPECT_EQ(parse_json(better.out)["lurd"], "RdlD");
}

TEST(SokobanBounds, counts_positions) {
  const Json record = parse_json(run({"bounds", "-", "--format", "json"}, kTwoPushes).out);
  EXPECT_EQ(record["puzzle"], "sokoban");
  EXPECT_LE(record["exact"], record["combinatorial"]);
  EXPECT_LE(record["combinatorial"], record["naive"]);
  EXPECT_TRUE(record["objectives"].contains("matching"));
}

TEST(SokobanAudit, finds_every_declared_property_to_hold) {
  const Answer answer = run({"audit", "-"}, kTwoPushes);
  EXPECT_EQ(answer.code, 0) << answer.out;
  for (const char* const metric : {"\npushes: ", "moves: ", "\npushes-moves: ", "\nmoves-pushes: "})
    EXPECT_NE(answer.out.find(metric), std::string::npos) << metric;
}

TEST(SokobanCompare, takes_heuristics_of_the_puzzle_by_default) {
  const Answer answer = run({"compare", "-", "--format", "json"}, kTwoPushes);
  ASSERT_EQ(answer.code, 0) << answer.err;
  EXPECT_GE(lines_of(answer.out).size(), 3u);
  for (const auto& line : lines_of(answer.out)) EXPECT_EQ(parse_json(line)["cost"], 2);
}

TEST(SokobanGenerate, makes_levels_as_wanted) {
  const std::vector<std::string> wish{"generate",     "sokoban", "--size", "7x6", "--boxes", "2",
                                      "--min-pushes", "5",       "--seed", "3",   "--count", "2"};
  const Answer answer = run(wish);
  ASSERT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(run(wish).out, answer.out);
  for (const auto& line : lines_of(run({"solve", "-", "--until", "optimal", "--format", "json"}, answer.out).out))
    EXPECT_GE(parse_json(line)["cost"], 5);
  EXPECT_EQ(run({"generate", "sokoban", "--vehicles", "3"}).err,
            "gridlock: --vehicles is for rushhour, not for sokoban\n");
}

TEST(SokobanRate, names_the_reasons) {
  const Json record = parse_json(run({"rate", "-", "--format", "json"}, kTwoPushes).out);
  EXPECT_EQ(record["pushes"], 2);
  EXPECT_EQ(record["boxes"], 2);
  EXPECT_EQ(record["whole_space"], true);
}

TEST(SokobanBench, prints_a_table_and_names_who_was_not_solved) {
  const Scratch scratch;
  const std::string file = scratch.file("levels.xsb", two_levels());
  const Answer table = run({"bench", "sokoban", file, "--search", "astar"});
  ASSERT_EQ(table.code, 0) << table.err;
  EXPECT_NE(table.out.find("levels"), std::string::npos);
  EXPECT_NE(table.out.find("Not solved:\n  corner (unsolvable)\n"), std::string::npos) << table.out;
  const auto lines = lines_of(run({"bench", "sokoban", file, "--search", "astar", "--format", "json"}).out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(parse_json(lines[0])["pushes"], 2);
  const Json all = parse_json(lines[2]);
  EXPECT_EQ(all["suite"], "sokoban");
  EXPECT_EQ(all["solved"], 1);
  EXPECT_EQ(all["cost"], 2);
  EXPECT_EQ(all["unsolved"][0], "corner (unsolvable)");
}

}  // namespace
}  // namespace gridlock::testing
