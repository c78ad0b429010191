// gridlock solve, run as the real program: what it prints in every format, and the exit codes.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

std::vector<std::string> keys_of(const Json& object) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  return keys;
}

// Two that are solved, one that is no puzzle, one that has no solution.
std::string mixed_collection() {
  return titled("easy", kThreeMoves) + titled("bent", kBent) + titled("walled", kShutIn) + titled("free", kOneMove);
}

TEST(Solve, shows_board_answer_moves_and_statistics_of_a_single_puzzle) {
  const Scratch scratch;
  const Answer answer = run({"solve", scratch.file("easy.txt", kThreeMoves)});
  EXPECT_EQ(answer.code, 0);
  EXPECT_EQ(answer.err, "");
  EXPECT_EQ(answer.out.substr(0, answer.out.find("\n  search")),
            "easy: 6x6, 6 vehicles, X leaves right of row 3\n"
            "\n"
            ". . B B C .\n"
            ". . . . C .\n"
            ". X X D C .\n"
            ". . E D . .\n"
            ". . E . . .\n"
            ". . G G . .\n"
            "\n"
            "solved in 3 moves, proven optimal\n"
            "\n"
            "  D+1 C+3 X+3\n");
  for (const char* line : {"\n  search   auto", "\n  states   ", "\n  time     ", "\n  memory   "})
    EXPECT_NE(answer.out.find(line), std::string::npos) << line;
}

TEST(Solve, prints_one_line_a_puzzle_for_a_collection) {
  const Scratch scratch;
  const Answer answer = run({"solve", scratch.file("mixed.txt", mixed_collection())});
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 4u) << answer.out;
  EXPECT_EQ(lines[0], "easy      6x6    3 moves  optimal       D+1 C+3 X+3");
  EXPECT_EQ(lines[1].substr(0, 38), "bent        -          -  invalid     ");
  EXPECT_EQ(lines[2].substr(0, 36), "walled    6x6          -  unsolvable");
  EXPECT_EQ(lines[3], "free      6x6     1 move  optimal       X+4");
  EXPECT_NE(answer.err.find("4 puzzles: 2 solved, 2 proven optimal, 1 unsolvable, 1 invalid"), std::string::npos);
}

TEST(Solve, goes_on_after_a_bad_puzzle_and_names_its_place) {
  const Scratch scratch;
  const std::string path = scratch.file("mixed.txt", mixed_collection());
  const Answer answer = run({"solve", path, "--format", "json"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("gridlock: " + path + ":11:2: "), std::string::npos) << answer.err;
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 4u);
  const Json bent = parse_json(lines[1]);
  EXPECT_EQ(bent["outcome"], "invalid");
  EXPECT_EQ(bent["index"], 2);
  EXPECT_EQ(bent["name"], "bent");
  EXPECT_EQ(bent["error"]["line"], 11);
  EXPECT_EQ(bent["error"]["column"], 2);
  EXPECT_FALSE(bent["error"]["message"].get<std::string>().empty());
  EXPECT_EQ(parse_json(lines[3])["cost"], 1);
}

TEST(Solve, writes_the_promised_json_keys_in_order) {
  const Answer answer =
      run({"solve", "-", "--format", "json", "--search", "astar", "--heuristic", "blockers"}, kThreeMoves);
  const Json record = parse_json(answer.out);
  const std::vector<std::string> promised{"schema",
                                          "puzzle",
                                          "source",
                                          "index",
                                          "name",
                                          "search",
                                          "heuristic",
                                          "metric",
                                          "outcome",
                                          "optimal",
                                          "cost",
                                          "lower_bound",
                                          "moves",
                                          "expanded",
                                          "generated",
                                          "duplicates",
                                          "reopened",
                                          "states",
                                          "branching_factor",
                                          "seconds",
                                          "cpu_seconds",
                                          "seconds_to_first",
                                          "peak_bytes"};
  EXPECT_EQ(keys_of(record), promised);
  EXPECT_EQ(record["schema"], 1);
  EXPECT_EQ(record["puzzle"], "rushhour");
  EXPECT_EQ(record["source"], "stdin");
  EXPECT_EQ(record["index"], 1);
  EXPECT_TRUE(record["name"].is_null());
  EXPECT_EQ(record["search"], "astar");
  EXPECT_EQ(record["heuristic"], "blockers");
  EXPECT_EQ(record["metric"], "moves");
  EXPECT_EQ(record["outcome"], "solved");
  EXPECT_EQ(record["optimal"], true);
  EXPECT_EQ(record["cost"], 3);
  EXPECT_EQ(record["lower_bound"], 3);
  EXPECT_EQ(record["moves"].size(), 3u);
  EXPECT_TRUE(record["branching_factor"].is_number());
  EXPECT_EQ(lines_of(answer.out).size(), 1u);
}

TEST(Solve, writes_csv_with_one_header_for_good_and_bad_puzzles) {
  const Scratch scratch;
  const Answer answer = run({"solve", scratch.file("mixed.txt", mixed_collection()), "--format", "csv"});
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[0].substr(0, 56), "schema,puzzle,source,index,name,search,heuristic,metric,");
  EXPECT_NE(lines[0].find(",error.message,error.line,error.column"), std::string::npos);
  EXPECT_NE(lines[1].find(",D+1 C+3 X+3,"), std::string::npos);
  EXPECT_NE(lines[2].find(",invalid,"), std::string::npos);
}

TEST(Solve, writes_a_markdown_table) {
  const Answer answer = run({"solve", "-", "--format", "markdown"}, titled("easy", kThreeMoves));
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0].substr(0, 10), "| puzzle |");
  EXPECT_EQ(lines[1].substr(0, 10), "|--------|");
  EXPECT_EQ(lines[2].substr(0, 10), "| easy   |");
}

TEST(Solve, prints_only_the_moves_when_quiet) {
  const Answer answer = run({"solve", "-", "-q"}, kThreeMoves);
  EXPECT_EQ(answer.out, "D+1 C+3 X+3\n");
  EXPECT_EQ(answer.err, "");
}

TEST(Solve, tells_why_a_primary_is_shut_in) {
  const Answer answer = run({"solve", "-"}, kShutIn);
  EXPECT_EQ(answer.code, 1);
  EXPECT_NE(answer.out.find("unsolvable: "), std::string::npos);
  const Json record = parse_json(run({"solve", "-", "--format", "json"}, kShutIn).out);
  EXPECT_EQ(record["outcome"], "unsolvable");
  EXPECT_TRUE(record["cost"].is_null());
  EXPECT_TRUE(record["moves"].empty());
  EXPECT_NE(record["reason"].get<std::string>().find("wall"), std::string::npos);
}

TEST(Solve, writes_into_a_file) {
  const Scratch scratch;
  const std::string path = scratch.path("answer.json");
  const Answer answer = run({"solve", "-", "--format", "json", "-o", path}, kThreeMoves);
  EXPECT_EQ(answer.code, 0);
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(parse_json(contents(path))["cost"], 3);
  EXPECT_EQ(run({"solve", "-", "-o", scratch.path("no/such/folder/x")}, kThreeMoves).code, 4);
}

TEST(Solve, counts_the_drive_out_when_asked) {
  const Json record = parse_json(run({"solve", "-", "--count-exit", "--format", "json"}, kThreeMoves).out);
  EXPECT_EQ(record["cost"], 4);
  EXPECT_EQ(record["lower_bound"], 4);
  EXPECT_EQ(record["moves"].size(), 3u);
}

TEST(Solve, counts_cells_in_the_metric_steps) {
  const Json record = parse_json(run({"solve", "-", "--metric", "steps", "--format", "json"}, kThreeMoves).out);
  EXPECT_EQ(record["metric"], "steps");
  EXPECT_EQ(record["cost"], 7);
  EXPECT_EQ(record["optimal"], true);
}

TEST(Solve, gives_the_same_answer_for_the_same_seed) {
  const std::vector<std::string> arguments{"solve", "-",        "--search", "random", "--runs",
                                           "20",    "--format", "json",     "--seed"};
  const auto with_seed = [&](const char* seed) {
    auto all = arguments;
    all.emplace_back(seed);
    return parse_json(run(all, kThreeMoves).out);
  };
  const Json first = with_seed("5"), second = with_seed("5"), other = with_seed("6");
  EXPECT_EQ(first["moves"], second["moves"]);
  EXPECT_EQ(first["runs"], second["runs"]);
  EXPECT_NE(first["runs"], other["runs"]);
}

TEST(Solve, reports_the_statistics_of_random_runs) {
  const Answer text = run({"solve", "-", "--search", "random", "--runs", "20"}, kThreeMoves);
  EXPECT_NE(text.out.find("\n  runs     20 runs, 20 solved; min "), std::string::npos) << text.out;
  const Json record =
      parse_json(run({"solve", "-", "--search", "random", "--runs", "20", "--format", "json"}, kThreeMoves).out);
  EXPECT_EQ(keys_of(record["runs"]), (std::vector<std::string>{"runs", "solved", "min", "mean", "max"}));
  EXPECT_EQ(record["runs"]["runs"], 20);
  EXPECT_EQ(record["runs"]["min"], record["cost"]);
  EXPECT_LE(record["runs"]["min"], record["runs"]["mean"]);
  EXPECT_LE(record["runs"]["mean"], record["runs"]["max"]);
}

TEST(Solve, shortens_a_random_solution_with_improve) {
  const std::vector<std::string> arguments{"solve", "-", "--search", "random", "--runs", "1", "--format", "json"};
  const Json raw = parse_json(run(arguments, kThreeMoves).out);
  auto improving = arguments;
  improving.insert(improving.end(), {"--improve", "600"});
  const Json better = parse_json(run(improving, kThreeMoves).out);
  EXPECT_GT(raw["cost"], 3);
  EXPECT_EQ(better["cost"], 3);
  EXPECT_EQ(better["moves"].size(), 3u);
}

TEST(Solve, holds_vehicles_that_no_given_solution_moves) {
  const Scratch scratch;
  const std::string moves = scratch.file("moves.txt", "D+1 C+3 X+3\n");
  const Json all = parse_json(run({"solve", "-", "--search", "bfs", "--format", "json"}, kThreeMoves).out);
  const Answer answer =
      run({"solve", "-", "--search", "bfs", "--freeze-unmoved", moves, "--format", "json"}, kThreeMoves);
  const Json frozen = parse_json(answer.out);
  EXPECT_EQ(frozen["cost"], 3);
  EXPECT_EQ(frozen["optimal"], false);
  EXPECT_LT(frozen["generated"], all["generated"]);
}

TEST(Solve, shows_boards_of_a_collection_when_verbose) {
  const Scratch scratch;
  const Answer answer = run({"solve", scratch.file("mixed.txt", mixed_collection()), "-v"});
  EXPECT_NE(answer.out.find(". X X D C ."), std::string::npos);
  EXPECT_NE(answer.out.find("X X . . # ."), std::string::npos);
}

TEST(Solve, tells_what_is_proven_of_puzzles_that_a_limit_ended) {
  const Answer answer = run({"solve", "-", "--search", "bfs", "--node-limit", "50"},
                            titled("easy", kOneMove) + titled("endless", endless_board()));
  EXPECT_EQ(answer.code, 3);
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_NE(lines[1].find("out of nodes  at least "), std::string::npos) << lines[1];
}

TEST(Solve, solves_a_built_in_board_when_nothing_is_typed) {
  const Answer answer = run({});
  EXPECT_EQ(answer.code, 0);
  EXPECT_NE(answer.out.find("proven optimal"), std::string::npos);
  EXPECT_NE(answer.err.find("gridlock --help"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::testing
