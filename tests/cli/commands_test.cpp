// gridlock compare, convert and show, run as the real program.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"
#include "tests/support/json.hpp"

namespace gridlock::testing {
namespace {

std::string two() { return titled("a", kThreeMoves) + titled("b", kOneMove); }

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

TEST(Compare, runs_a_search_without_heuristic_only_once) {
  const Answer answer = run({"compare", "-", "--search", "bfs,astar", "--heuristic", "zero,blockers"}, two());
  EXPECT_EQ(answer.code, 0);
  const auto lines = lines_of(answer.out);
  // Headings and a line, three configurations on two boards, three totals, three means.
  ASSERT_EQ(lines.size(), 2u + 6 + 3 + 3) << answer.out;
  EXPECT_EQ(words_of(lines[0]), (std::vector<std::string>{"puzzle", "search", "heuristic", "cost", "result", "depth",
                                                          "expanded", "generated", "br.fac.", "time", "memory"}));
  EXPECT_EQ(words_of(lines[2]).at(1), "bfs");
  EXPECT_EQ(words_of(lines[3]).at(2), "zero");
  EXPECT_EQ(words_of(lines[4]).at(2), "blockers");
  EXPECT_EQ(lines[8].substr(0, 10), "total of 2");
  EXPECT_EQ(lines[11].substr(0, 4), "mean");
}

TEST(Compare, writes_records_like_those_of_solve_as_json) {
  const Answer answer =
      run({"compare", "-", "--search", "bfs,astar", "--heuristic", "zero,blockers", "--format", "json"}, two());
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 6u);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Json record = parse_json(lines[i]);
    EXPECT_EQ(record["cost"], i < 3 ? 3 : 1);
    EXPECT_EQ(record["optimal"], true);
  }
}

TEST(Compare, puts_configurations_side_by_side_in_the_wide_layout) {
  const Answer answer =
      run({"compare", "-", "--search", "astar", "--heuristic", "zero,blockers", "--layout", "wide", "--format", "csv"},
          two());
  const auto lines = lines_of(answer.out);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0], "board,zero nodes,zero depth,zero br.fac.,blockers nodes,blockers depth,blockers br.fac.");
  EXPECT_EQ(lines[1].substr(0, 2), "a,");
}

TEST(Compare, has_a_sensible_default) {
  const Answer answer = run({"compare", "-", "--format", "markdown"}, kThreeMoves);
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_GE(lines_of(answer.out).size(), 4u);
}

TEST(Compare, goes_on_after_a_bad_puzzle) {
  const Answer answer = run({"compare", "-", "--search", "bfs", "--format", "json"}, titled("x", kBent) + two());
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(lines_of(answer.out).size(), 2u);
}

TEST(Convert, writes_every_format_so_that_it_is_read_back) {
  const Json formats = parse_json(run({"list", "formats", "--json"}).out);
  for (const auto& format : formats) {
    const std::string name = format["name"];
    if (format["puzzle"] != "rushhour") continue;
    const Answer there = run({"convert", "-", "--to", name}, kThreeMoves);
    ASSERT_EQ(there.code, 0) << name;
    const Answer back = run({"solve", "-", "--format", "json"}, there.out);
    EXPECT_EQ(parse_json(back.out)["cost"], 3) << name;
  }
}

TEST(Convert, keeps_what_is_good_of_a_collection) {
  const Answer answer = run({"convert", "-", "--to", "line"}, titled("x", kBent) + two());
  EXPECT_EQ(answer.code, 2);
  EXPECT_EQ(lines_of(answer.out).size(), 2u);
  EXPECT_NE(answer.err.find("stdin:3:2: "), std::string::npos) << answer.err;
}

TEST(Convert, needs_to_know_the_format) {
  EXPECT_EQ(run({"convert", "-"}, kThreeMoves).err, "gridlock: missing --to\n");
  EXPECT_EQ(run({"convert", "-", "--to", "lien"}, kThreeMoves).err,
            "gridlock: unknown format 'lien'; did you mean 'line'?\n");
}

TEST(Show, draws_plain_letters_that_can_be_read_back) {
  const Answer answer = run({"show", "-", "-q"}, kThreeMoves);
  EXPECT_EQ(answer.out,
            ". . B B C .\n"
            ". . . . C .\n"
            ". X X D C .\n"
            ". . E D . .\n"
            ". . E . . .\n"
            ". . G G . .\n");
  EXPECT_EQ(run({"solve", "-", "-q"}, answer.out).out, "D+1 C+3 X+3\n");
}

TEST(Show, draws_the_position_after_each_move) {
  const Answer answer = run({"show", "-", "D+1", "C+3", "X+3"}, kThreeMoves);
  EXPECT_EQ(answer.code, 0);
  EXPECT_NE(answer.out.find("\n3. X+3\n"), std::string::npos);
  EXPECT_NE(answer.out.find(". . . . X X\n"), std::string::npos);
  EXPECT_EQ(run({"show", "-", "D+1", "C+9"}, kThreeMoves).code, 1);
}

TEST(Show, writes_a_text_file) {
  const Scratch scratch;
  const std::string text = scratch.path("board.txt");
  EXPECT_EQ(run({"show", "-", "-o", text}, kThreeMoves).code, 0);
  EXPECT_NE(contents(text).find(". X X D C ."), std::string::npos);
}

TEST(Show, draws_coloured_blocks_of_four_columns_and_two_rows) {
  const Answer answer = run({"show", "-", "-q", "--color", "always"}, kOneMove);
  // Six cells of two rows, and a frame.
  EXPECT_EQ(lines_of(answer.out).size(), 6u * 2 + 2);
  EXPECT_NE(answer.out.find('>'), std::string::npos);
}

}  // namespace
}  // namespace gridlock::testing
