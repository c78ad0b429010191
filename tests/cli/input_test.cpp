// Which puzzles the words on the command line mean, seen through the real program.
#include <gtest/gtest.h>

#include "tests/cli/support/boards.hpp"
#include "tests/cli/support/program.hpp"

namespace gridlock::testing {
namespace {

// The first word of each line: which puzzles were solved, in which order.
std::vector<std::string> solved(const std::vector<std::string>& inputs, const std::string& standard_input = "") {
  std::vector<std::string> arguments{"solve"};
  arguments.insert(arguments.end(), inputs.begin(), inputs.end());
  std::vector<std::string> names;
  for (const auto& line : lines_of(run(arguments, standard_input).out))
    names.push_back(line.substr(0, line.find_first_of(" :")));
  return names;
}

using Names = std::vector<std::string>;

std::string five() {
  std::string text;
  for (const char* title : {"One", "Two", "Three", "Four", "Five"}) text += titled(title, kOneMove);
  return text;
}

TEST(Input, picks_puzzles_by_number_and_range) {
  const Scratch scratch;
  const std::string path = scratch.file("five.txt", five());
  EXPECT_EQ(solved({path}), (Names{"One", "Two", "Three", "Four", "Five"}));
  EXPECT_EQ(solved({path + "#2-3"}), (Names{"Two", "Three"}));
  EXPECT_EQ(solved({path + "#4-"}), (Names{"Four", "Five"}));
  EXPECT_EQ(solved({path + "#5,1-2"}), (Names{"Five", "One", "Two"}));
  EXPECT_EQ(solved({path + "#3"}).at(0), "Three");
}

TEST(Input, picks_puzzles_by_title_whatever_the_case) {
  const Scratch scratch;
  const std::string path = scratch.file("five.txt", five());
  EXPECT_EQ(solved({path + "#FOUR"}).at(0), "Four");
  const Answer wrong = run({"solve", path + "#Thre"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.err.find("did you mean 'Three'?"), std::string::npos) << wrong.err;
}

TEST(Input, refuses_a_number_beyond_the_last) {
  const Scratch scratch;
  const Answer answer = run({"solve", scratch.file("five.txt", five()) + "#6"});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("the last is #5"), std::string::npos) << answer.err;
}

TEST(Input, takes_a_file_whose_name_has_a_hash) {
  const Scratch scratch;
  EXPECT_EQ(solved({scratch.file("a#2.txt", five())}).size(), 5u);
  EXPECT_EQ(solved({scratch.file("b#2.txt", five()) + "#2-3"}), (Names{"Two", "Three"}));
}

TEST(Input, reads_standard_input_and_picks_from_it) {
  EXPECT_EQ(solved({"-"}, five()).size(), 5u);
  EXPECT_EQ(solved({"-#2-3"}, five()), (Names{"Two", "Three"}));
}

TEST(Input, reads_every_recognised_file_of_a_folder_in_natural_order) {
  const Scratch scratch;
  scratch.file("boards/b10.txt", kOneMove);
  scratch.file("boards/b9.txt", kThreeMoves);
  scratch.file("boards/inner/c.txt", kOneMove);
  scratch.file("boards/readme.md", "There is nothing to be solved in here.\n");
  scratch.file("boards/.hidden.txt", kOneMove);
  EXPECT_EQ(solved({scratch.path("boards")}), (Names{"b9", "b10", "c"}));
}

TEST(Input, complains_of_a_folder_without_puzzles) {
  const Scratch scratch;
  scratch.file("empty/readme.md", "There is nothing to be solved in here.\n");
  EXPECT_EQ(run({"solve", scratch.path("empty")}).code, 2);
}

TEST(Input, solves_the_rest_when_a_file_is_missing) {
  const Scratch scratch;
  const std::string there = scratch.file("there.txt", kThreeMoves);
  const Answer answer = run({"solve", scratch.path("missing.txt"), there});
  EXPECT_EQ(answer.code, 2);
  EXPECT_NE(answer.err.find("missing.txt: no such file"), std::string::npos) << answer.err;
  EXPECT_NE(answer.out.find("3 moves"), std::string::npos);
}

TEST(Input, reads_built_in_puzzles_by_name_and_number) {
  const Answer all = run({"list", "builtin", "--format", "csv"});
  const std::string second_line = lines_of(all.out).at(1), name = second_line.substr(0, second_line.find(','));
  EXPECT_EQ(run({"solve", "builtin:" + name}).code, 0);
  EXPECT_EQ(run({"show", "builtin:" + name}).out, run({"show", "builtin:#1"}).out);
  EXPECT_EQ(run({"solve", "builtin:no-such-name"}).code, 2);
}

// A pipe in which the test writes, and which stays open until it is gone.
class NamedPipe {
 public:
  explicit NamedPipe(const std::string& path) : path_(path) { EXPECT_EQ(mkfifo(path.c_str(), 0600), 0); }
  ~NamedPipe() { close(descriptor_); }
  NamedPipe(const NamedPipe&) = delete;
  NamedPipe& operator=(const NamedPipe&) = delete;

  void write(const std::string& text) {
    if (descriptor_ < 0) descriptor_ = open(path_.c_str(), O_WRONLY);
    EXPECT_EQ(::write(descriptor_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }

 private:
  std::string path_;
  int descriptor_ = -1;
};

constexpr const char* kFirstLine = "ooooooooooooAAoooooooooooooooooooooo # one\n";
constexpr const char* kSecondLine = "ooooooooooooAAooooBBoooooooooooooooo # two\n";

TEST(Input, answers_what_a_pipe_has_brought_and_can_be_interrupted_while_it_waits) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const Scratch scratch;
    NamedPipe pipe(scratch.path("boards.txt"));
    const Program program({"solve", scratch.path("boards.txt")});
    pipe.write(std::string(kFirstLine) + kSecondLine);
    EXPECT_TRUE(program.prints("two "));
    program.kill(signal);
    const Answer answer = program.wait();
    EXPECT_EQ(answer.code, 130);
    EXPECT_EQ(lines_of(answer.out).size(), 2u) << answer.out;
  }
}

TEST(Input, reads_no_further_than_the_last_puzzle_that_is_picked) {
  const Scratch scratch;
  NamedPipe pipe(scratch.path("boards.txt"));
  const Program program({"solve", "-q", scratch.path("boards.txt") + "#2"});
  pipe.write(std::string(kFirstLine) + kSecondLine);
  EXPECT_EQ(program.wait().code, 0);
}

TEST(Input, refuses_input_without_end) {
  const Answer zeros = run({"solve", "/dev/zero", "--memory-limit", "100M"});
  EXPECT_EQ(zeros.code, 2);
  EXPECT_NE(zeros.err.find("/dev/zero:1:1: this line is longer than"), std::string::npos) << zeros.err;
  EXPECT_EQ(run({"verify", "builtin:daisy", "/dev/zero"}).code, 2);
}

TEST(Input, reads_files_that_hold_both_puzzles) {
  const std::string level = "#####\n#@$.#\n#####\n";
  const Answer answer = run({"solve", "-"}, std::string(kFirstLine) + kSecondLine + level + kFirstLine);
  EXPECT_EQ(answer.code, 0) << answer.err;
  EXPECT_EQ(lines_of(answer.out).size(), 4u) << answer.out;
}

TEST(Input, can_be_told_the_format) {
  EXPECT_EQ(run({"solve", "-", "--from", "grid"}, kThreeMoves).code, 0);
  EXPECT_EQ(run({"solve", "-", "--from", "uva"}, kThreeMoves).code, 2);
  const Answer unknown = run({"solve", "-", "--from", "grd"}, kThreeMoves);
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.err.find("did you mean 'grid'?"), std::string::npos);
  EXPECT_EQ(run({"solve", "-", "--puzzle", "rushhour"}, kThreeMoves).code, 0);
  EXPECT_EQ(run({"solve", "-", "--puzzle", "chess"}, kThreeMoves).code, 2);
}

}  // namespace
}  // namespace gridlock::testing
