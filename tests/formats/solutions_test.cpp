#include "gridlock/solutions.hpp"

#include <gtest/gtest.h>

namespace gridlock::formats {
namespace {

using Moves = std::vector<std::string>;

SolutionText only_solution(std::string_view text) {
  const auto solutions = read_solutions(text, "s.txt");
  EXPECT_EQ(solutions.size(), 1u);
  return solutions.at(0);
}

std::string rejection(std::string_view text) {
  try {
    read_solutions(text, "s.txt");
  } catch (const Error& error) {
    return error.located();
  }
  return "not rejected";
}

TEST(Solutions, read_moves_apart_by_blanks_commas_semicolons_or_lines) {
  const Moves expected{"X+3", "AA-2", "1+1"};
  for (const char* const text : {"X+3 AA-2 1+1", "X+3,AA-2,1+1\n", "X+3; AA-2 ;1+1", "X+3\r\nAA-2\r\n1+1\r\n",
                                 "\xef\xbb\xbfX+3\n# a comment\nAA-2 # another\n1+1\n"})
    EXPECT_EQ(only_solution(text).moves, expected) << text;
}

TEST(Solutions, read_a_name_and_then_a_number) {
  const Moves expected{"X+3", "a-2", "1+1", "B+0"};
  for (const char* const text : {"car,move\nX,3\na,-2\n1,1\nB,0\n", "Car, Move\r\nX, +3\r\na, -2\r\n1, 1\r\nB,00\r\n",
                                 "X 3\na -2\n1 1\nB 0\n", "X 3, a -2, 1+1 B 0"})
    EXPECT_EQ(only_solution(text).moves, expected) << text;
}

TEST(Solutions, know_the_line_of_each_move) {
  EXPECT_EQ(only_solution("X+1 A+1\n# comment\nB 2\n").lines, (std::vector<int>{1, 1, 3}));
}

TEST(Solutions, are_apart_by_blank_lines_headers_or_titles) {
  for (const char* const text : {"X+1\nA+1\n\n\nB+1\n", "car,move\nX,1\nA,1\ncar,move\nB,1\n",
                                 "one: X+1 A+1\ntwo: B+1\n", "\none:\nX+1\n\ntwo:\n\nB+1\n"}) {
    const auto solutions = read_solutions(text, "");
    if (solutions.size() == 2) {
      EXPECT_EQ(solutions[1].moves, Moves{"B+1"}) << text;
    } else {
      ADD_FAILURE() << solutions.size() << " solutions in " << text;
    }
  }
}

TEST(Solutions, take_a_title_for_the_name_and_a_number_for_the_index_of_the_puzzle) {
  const auto solutions = read_solutions("Jam-1: X+1\n 12 : A+1\nEmpty:\n", "");
  ASSERT_EQ(solutions.size(), 3u);
  EXPECT_EQ(solutions[0].name, "Jam-1");
  EXPECT_EQ(solutions[0].index, 0);
  EXPECT_EQ(solutions[1].name, "");
  EXPECT_EQ(solutions[1].index, 12);
  EXPECT_EQ(solutions[2].name, "Empty");
  EXPECT_TRUE(solutions[2].moves.empty());
}

TEST(Solutions, read_the_json_lines_of_solve) {
  const auto solutions = read_solutions(
      R"({"schema":1,"puzzle":"rushhour","source":"a.txt","index":1,"name":"Jam-1","outcome":"solved","optimal":true,)"
      R"("cost":2,"moves":["C+1","O-3"],"seconds":4e-4,"nothing":null})"
      "\n"
      R"({"index":2,"outcome":"invalid","error":{"message":"bad \"x\"","line":3,"column":[1,{"a":[]}]}})"
      "\n"
      R"({"index":3,"name":"caf\u00e9 \ud83d\ude97","outcome":"solved","moves":[]})"
      "\n"
      R"({"index":4,"outcome":"unsolvable","moves":[]})"
      "\n",
      "");
  ASSERT_EQ(solutions.size(), 2u);
  EXPECT_EQ(solutions[0].name, "Jam-1");
  EXPECT_EQ(solutions[0].index, 1);
  EXPECT_EQ(solutions[0].moves, (Moves{"C+1", "O-3"}));
  EXPECT_EQ(solutions[0].lines, (std::vector<int>{1, 1}));
  EXPECT_EQ(solutions[1].name, "caf\xc3\xa9 \xf0\x9f\x9a\x97");
  EXPECT_EQ(solutions[1].index, 3);
  EXPECT_TRUE(solutions[1].moves.empty());
}

TEST(Solutions, read_json_spread_over_lines) {
  const auto solution = only_solution("{\n  \"moves\": [\n    \"X+1\",\n    \"A-1\"\n  ]\n}\n");
  EXPECT_EQ(solution.lines, (std::vector<int>{3, 4}));
}

TEST(Solutions, point_at_what_is_no_move) {
  EXPECT_EQ(rejection("X+1\n  A\n"), "s.txt:2:3: 'A' is not a move such as X+3, nor steps such as rruL");
  EXPECT_EQ(rejection("X A 3\n"), "s.txt:1:1: 'X' is not a move such as X+3, nor steps such as rruL");
  EXPECT_EQ(rejection("X+\n"), "s.txt:1:2: distance '+' is not a whole number");
  EXPECT_EQ(rejection("X+1.5\n"), "s.txt:1:2: distance '+1.5' is not a whole number");
  EXPECT_EQ(rejection("X++3\n"), "s.txt:1:1: 'X+' is not a move such as X+3, nor steps such as rruL");
  EXPECT_EQ(rejection("+3\n"), "s.txt:1:1: '+3' is not a move such as X+3, nor steps such as rruL");
  EXPECT_EQ(rejection("X+99999999999\n"), "s.txt:1:2: distance '+99999999999' is far too large");
  EXPECT_EQ(rejection("A\x1b+1\n"), "s.txt:1:1: 'A\\x1b' is not a move such as X+3, nor steps such as rruL");
  EXPECT_EQ(rejection("99999999999: X+1\n"), "s.txt:1:1: puzzle number '99999999999' is far too large");
}

TEST(Solutions, refuse_a_text_without_any) {
  for (const char* const text : {"", "\n\n", "# nothing\n", "car,move\n", R"({"outcome":"unsolvable"})"})
    EXPECT_EQ(rejection(text), "s.txt:1:1: there is no solution in the text") << text;
}

TEST(Solutions, point_at_faults_of_json) {
  EXPECT_EQ(rejection("{\"moves\":[\"X\"]}"), "s.txt:1:11: 'X' is not a move such as X+3, nor steps such as rruL");
  EXPECT_EQ(rejection("{\"moves\":[1]}"), "s.txt:1:10: \"moves\" is not a list of moves");
  EXPECT_EQ(rejection("{\"moves\":\"X+1\"}"), "s.txt:1:10: \"moves\" is not a list of moves");
  EXPECT_EQ(rejection("{\"index\":1.5}"), "s.txt:1:10: index '1.5' is not a whole number");
  EXPECT_EQ(rejection("{\"moves\":[\"X+1\"]}\n{"), "s.txt:2:2: JSON: expected a string, found the end of the text");
  EXPECT_EQ(rejection("{\"a\":1"), "s.txt:1:7: JSON: expected ',' or '}', found the end of the text");
  EXPECT_EQ(rejection("{\"a\" 1}"), "s.txt:1:6: JSON: expected ':', found '1'");
  EXPECT_EQ(rejection("{\"a\":[1 2]}"), "s.txt:1:9: JSON: expected ',' or ']', found '2'");
  EXPECT_EQ(rejection("{\"a\":tru}"), "s.txt:1:6: JSON: expected a value, found 't'");
  EXPECT_EQ(rejection("{\"a\":-}"), "s.txt:1:7: JSON: expected a digit, found '}'");
  EXPECT_EQ(rejection("{\"a\":\"\\q\"}"), "s.txt:1:8: JSON: expected an escape, found 'q'");
  EXPECT_EQ(rejection("{\"a\":\"\\u00g0\"}"), "s.txt:1:11: JSON: expected four hexadecimal digits, found 'g'");
  EXPECT_EQ(rejection("{\"a\":\"\\ud83d\\u0041\"}"),
            "s.txt:1:19: JSON: expected the second half of a character, found '\"'");
  EXPECT_EQ(rejection("{\"a\":\"b\nc\"}"), "s.txt:1:8: JSON: expected the end of the string, found '\\x0a'");
  EXPECT_EQ(rejection("{\"a\":1,\n \"a\":2}"), "s.txt:2:2: JSON: a second member 'a'");
  EXPECT_EQ(rejection("{\"a\":01}"), "s.txt:1:7: JSON: expected ',' or '}', found '1'");
  EXPECT_EQ(rejection("{\"a\":truest}"), "s.txt:1:10: JSON: expected ',' or '}', found 's'");
  EXPECT_EQ(rejection("{\"a\":\"\\ud83d\"}"), "s.txt:1:13: JSON: expected the second half of a character, found '\"'");
  EXPECT_EQ(rejection("{\"a\":\"\\ude00\"}"),
            "s.txt:1:13: JSON: expected the first half of a character before the second, found '\"'");
  EXPECT_EQ(rejection("{\v\"a\":1}"), "s.txt:1:2: JSON: expected a string, found '\\x0b'");
  EXPECT_EQ(rejection("{\"cost\":\"8\"}"), "s.txt:1:9: 'cost' is not a number");
  EXPECT_EQ(rejection("{\"optimal\":1}"), "s.txt:1:12: 'optimal' is neither true nor false");
  EXPECT_EQ(rejection("{} []"), "s.txt:1:4: JSON: expected '{', found '['");
  EXPECT_NE(rejection("{\"a\":" + std::string(100'000, '[')).find("nested too deeply"), std::string::npos);
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "{\"a\":";
  EXPECT_NE(rejection(deep).find("nested too deeply"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::formats
