// Pictures from the command line.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

// What `show` writes into a file of that name.
std::string picture(const std::vector<std::string>& arguments, const std::string& name, const std::string& input,
                    int code = 0) {
  const Scratch scratch;
  std::vector<std::string> words{"show", "-", "-o", scratch.path(name)};
  words.insert(words.end(), arguments.begin(), arguments.end());
  const Answer answer = run(words, input);
  EXPECT_EQ(answer.code, code) << answer.err;
  return contents(scratch.path(name));
}

TEST(ShowPicture, is_still_without_a_solution_and_moves_with_one) {
  EXPECT_EQ(picture({}, "a.svg", kThreeMoves).find("@keyframes"), std::string::npos);
  EXPECT_NE(picture({"--animate"}, "a.svg", kThreeMoves).find("@keyframes"), std::string::npos);
  EXPECT_NE(picture({"D+1"}, "a.svg", kThreeMoves, 1).find("@keyframes"), std::string::npos) << "moves that are legal";
}

TEST(ShowPicture, writes_what_the_end_of_the_name_says) {
  EXPECT_EQ(picture({}, "a.png", kThreeMoves).substr(1, 3), "PNG");
  EXPECT_EQ(picture({"--animate"}, "a.gif", kThreeMoves).substr(0, 6), "GIF89a");
  EXPECT_GT(picture({"--cell", "80"}, "a.png", kThreeMoves).size(),
            picture({"--cell", "20"}, "a.png", kThreeMoves).size());
  const Scratch scratch;
  EXPECT_EQ(run({"show", "-", "-o", scratch.path("a.png"), "--cell", "9999"}, kThreeMoves).code, 2);
}

TEST(ShowPicture, solves_what_a_page_is_to_play) {
  const std::string page = picture({}, "a.html", kThreeMoves);
  EXPECT_NE(page.find("3 moves, "), std::string::npos);
  EXPECT_NE(page.find("Proven optimal"), std::string::npos);
}

TEST(ShowPicture, refuses_endings_it_does_not_know_and_puzzles_it_cannot_tell_apart) {
  const Scratch scratch;
  const Answer unknown = run({"show", "-", "-o", scratch.path("a.bmp")}, kThreeMoves);
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.err.find(".svg"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(scratch.path("a.bmp")));
  EXPECT_EQ(run({"show", "builtin:9x9", "-o", scratch.path("a.svg")}).code, 2);
}

TEST(ShowPicture, says_when_there_is_nothing_to_animate) {
  const Answer answer = run({"show", "builtin:cornered", "--animate"});
  EXPECT_EQ(answer.code, 1);
  EXPECT_NE(answer.err.find("no solution"), std::string::npos);
}

}  // namespace
}  // namespace gridlock::testing
