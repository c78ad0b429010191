#include "gridlock/formats/sokoban/add_solutions.hpp"

#include <gtest/gtest.h>

#include "gridlock/read.hpp"

namespace gridlock::formats {
namespace {

const std::string kHead = ":: Levels of mine\nCopyright: me\n\n";
const std::string kFirst = "#######\n#@ $ .#\n#######\n";
const std::string kSecond = "######\n#@$ .#\n######\n";

// The text with a solution behind every level.
std::string solved(const std::string& text) {
  std::vector<AddedSolution> solutions;
  for (const Entry& entry : read_puzzles(text)) solutions.push_back({entry.end, "rRR"});
  return with_solutions(text, solutions);
}

TEST(AddSolutions, puts_them_behind_the_fields_of_a_level) {
  EXPECT_EQ(solved(kHead + kFirst + "Title: One\nAuthor: A\n\n" + kSecond + "Title: Two\n"),
            kHead + kFirst + "Title: One\nAuthor: A\n\nSolution\nrRR\n\n" + kSecond + "Title: Two\n\nSolution\nrRR\n");
}

TEST(AddSolutions, puts_them_before_the_title_of_the_next_level) {
  EXPECT_EQ(solved("; One\n" + kFirst + "; Two\n" + kSecond),
            "; One\n" + kFirst + "\nSolution\nrRR\n\n; Two\n" + kSecond + "\nSolution\nrRR\n");
  EXPECT_EQ(solved("Title: One\n" + kFirst + "\nTitle: Two\n" + kSecond),
            "Title: One\n" + kFirst + "\nSolution\nrRR\n\nTitle: Two\n" + kSecond + "\nSolution\nrRR\n");
}

TEST(AddSolutions, puts_them_behind_those_that_are_there_and_behind_comments) {
  const std::string level = kFirst + "Title: One\nComment:\nA remark\nComment-End:\n\nSolution/moves\nrRR\n";
  EXPECT_EQ(solved(level + "\n" + kSecond), level + "\nSolution\nrRR\n\n" + kSecond + "\nSolution\nrRR\n");
}

TEST(AddSolutions, ends_lines_as_the_text_does) {
  const auto with_ends = [](std::string text, const std::string& end) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += end.size())
      text.replace(at, 1, end);
    return text;
  };
  const std::string before = kHead + kFirst + "\n" + kSecond;
  for (const std::string end : {"\r\n", "\r"})
    EXPECT_EQ(solved(with_ends(before, end)), with_ends(solved(before), end)) << static_cast<int>(end.back());
}

TEST(AddSolutions, ends_the_last_line_where_it_has_no_end) {
  const std::string text = kFirst.substr(0, kFirst.size() - 1);
  EXPECT_EQ(solved(text), kFirst + "\nSolution\nrRR\n");
}

TEST(AddSolutions, breaks_long_ones_into_lines) {
  EXPECT_EQ(solution_lines(std::string(81, 'u')), "Solution\n" + std::string(80, 'u') + "\nu\n");
}

}  // namespace
}  // namespace gridlock::formats
