// Puzzles from a text that comes piece by piece: the same as from the whole of it, each as soon as it can be, and
// nothing without bounds.
#include "gridlock/formats/puzzle_stream.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

#include "tests/support/corpora.hpp"
#include "tests/support/geometry.hpp"

namespace gridlock::formats {
namespace {

const std::string kLittleLevel = "#####\n#@$.#\n#####\n";
const std::string kLineBoard = "ooBoCCooBoooAABooDEEEooDoooooDFFoooo";

// Gives a text out in pieces, and knows how much of it was asked for.
class Pieces {
 public:
  Pieces(std::string text, std::size_t length) : text_(std::move(text)), length_(length) {}

  ByteSource source() {
    return [this](char* into, std::size_t most) {
      const std::size_t count = std::min({length_, most, text_.size() - given_});
      std::memcpy(into, text_.data() + given_, count);
      given_ += count;
      return count;
    };
  }
  std::size_t given() const { return given_; }

 private:
  std::string text_;
  std::size_t length_, given_ = 0;
};

std::string description(const Entry& entry) {
  const std::string head = std::to_string(entry.index) + "@" + std::to_string(entry.line) + " " + entry.name + ": ";
  return head + (entry.valid() ? testing::geometry(entry.puzzle()) : entry.error().located()) + "\n";
}

std::string in_pieces(const std::string& text, std::size_t length) {
  Pieces pieces(text, length);
  PuzzleStream stream(pieces.source(), "s");
  std::string all;
  for (Entry entry; stream.next(entry);) all += description(entry);
  return all;
}

TEST(PuzzleStream, finds_the_same_in_pieces_of_any_length) {
  const auto folder = std::filesystem::path(GRIDLOCK_SOURCE_DIR) / "tests/data/formats";
  std::string mixture;
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    const std::string text = testing::contents(file.path());
    mixture += text + "\n";
    for (const std::string& spelled : {text, "\xef\xbb\xbf" + text}) {
      std::string whole;
      for (const Entry& entry : read_puzzles(spelled, "s")) whole += description(entry);
      for (const std::size_t length : {1, 2, 3, 7, 64, 100'000}) EXPECT_EQ(in_pieces(spelled, length), whole) << length;
    }
  }
  EXPECT_EQ(in_pieces(mixture, 1), in_pieces(mixture, 1'000'000));
}

TEST(PuzzleStream, understands_all_line_ends_in_pieces) {
  for (const std::string end : {"\n", "\r\n", "\r", "\r\r\n"}) {
    std::string text;
    for (const char c : "; a\n" + kLittleLevel + "\n; b\n" + kLittleLevel) text += c == '\n' ? end : std::string(1, c);
    const std::string whole = in_pieces(text, text.size());
    EXPECT_EQ(in_pieces(text, 1), whole);
    EXPECT_EQ(std::count(whole.begin(), whole.end(), '\n'), 2) << whole;
  }
}

TEST(PuzzleStream, gives_each_board_before_it_asks_for_the_rest) {
  std::string text;
  for (int i = 0; i < 50; ++i) text += kLineBoard + "\n";
  Pieces pieces(text, kLineBoard.size() + 1);
  PuzzleStream stream(pieces.source(), "s");
  Entry entry;
  ASSERT_TRUE(stream.next(entry));
  // The first line alone might be the title of a list, with its size below.
  EXPECT_EQ(pieces.given(), 2 * (kLineBoard.size() + 1));
  for (std::size_t i = 2; i < 40; ++i) {
    ASSERT_TRUE(stream.next(entry));
    EXPECT_EQ(pieces.given(), i * (kLineBoard.size() + 1));
  }
}

TEST(PuzzleStream, gives_a_level_when_the_next_one_has_begun) {
  Pieces pieces(kLittleLevel + "\n" + kLittleLevel + "\n" + kLittleLevel, 1);
  PuzzleStream stream(pieces.source(), "s");
  Entry entry;
  ASSERT_TRUE(stream.next(entry));
  EXPECT_LE(pieces.given(), 2 * kLittleLevel.size() + 3);
}

TEST(PuzzleStream, refuses_a_line_without_end) {
  std::size_t given = 0;
  const ByteSource endless = [&](char* into, std::size_t most) {
    std::memset(into, 'o', most);
    given += most;
    return most;
  };
  PuzzleStream stream(endless, "s");
  Entry entry;
  try {
    stream.next(entry);
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.located(), "s:1:1: this line is longer than 1048576 characters; reading ends here");
  }
  EXPECT_LT(given, 2'000'000u);
}

// Repeats `text` for ever, after `head`; then entries are asked for until reading ends.
std::string last_error(const std::string& head, const std::string& text, std::size_t& given,
                       std::string_view format = {}) {
  std::string waiting = head;
  given = 0;
  const ByteSource endless = [&](char* into, std::size_t most) {
    while (waiting.size() < most) waiting += text;
    std::memcpy(into, waiting.data(), most);
    waiting.erase(0, most);
    given += most;
    return most;
  };
  PuzzleStream stream(endless, "s", format);
  std::string last;
  try {
    for (Entry entry; stream.next(entry) && given < 100'000'000;)
      last = entry.valid() ? "valid" : entry.error().located();
  } catch (const Error& error) {
    last = error.located();
  }
  return last;
}

TEST(PuzzleStream, refuses_a_puzzle_without_end) {
  std::size_t given = 0;
  EXPECT_EQ(last_error("X.\n", "......\n", given, "grid").substr(0, 36), "s:1:1: more text than any puzzle has");
  EXPECT_LT(given, 20'000'000u);
  EXPECT_NE(last_error("car,orientation\nX,H,1,1,2\n", "A,H,2,2,2\n", given).find("more text"), std::string::npos);
  EXPECT_LT(given, 20'000'000u);
  EXPECT_NE(last_error("", "Once upon a time\n", given).find("not a puzzle in any"), std::string::npos);
  EXPECT_LT(given, 2'000'000u);
}

TEST(PuzzleStream, gives_a_level_out_when_the_prose_below_it_does_not_end) {
  std::string story;
  for (int i = 0; i < 50'000; ++i) story += "Once upon a time\n";
  const std::string text = kLittleLevel + story + kLittleLevel;
  Pieces pieces(text, 1000);
  PuzzleStream stream(pieces.source(), "s");
  Entry entry;
  ASSERT_TRUE(stream.next(entry));
  EXPECT_TRUE(entry.valid());
  EXPECT_LT(pieces.given(), text.size() - 100'000);
  ASSERT_TRUE(stream.next(entry));
  EXPECT_TRUE(entry.valid());
}

TEST(PuzzleStream, keeps_what_came_before_a_line_without_end) {
  const auto entries = read_puzzles(kLittleLevel + "\n" + std::string(3'000'000, 'x'), "s");
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_TRUE(entries[0].valid());
  EXPECT_EQ(entries[1].error().line, 5);
}

TEST(PuzzleStream, reads_a_file_of_both_puzzles) {
  std::string text;
  for (int i = 0; i < 20; ++i) text += kLineBoard + "\n";
  const auto entries = read_puzzles(text + kLittleLevel + kLineBoard + "\n\n" + kLittleLevel, "s");
  ASSERT_EQ(entries.size(), 23u);
  for (const Entry& entry : entries) EXPECT_TRUE(entry.valid());
  EXPECT_EQ(entries[20].line, 21);
  EXPECT_EQ(entries[20].puzzle().index(), 1u);
  EXPECT_EQ(entries[21].puzzle().index(), 0u);
}

TEST(PuzzleStream, tells_of_a_level_with_a_bad_row) {
  for (const std::string text : {"#####\n#@ x$.\n#####\n", "##x##\n#@$.#\n#####\n", "#####\n#@$.#\nx####\n"}) {
    const auto entries = read_puzzles(text + "\n" + kLittleLevel, "s");
    ASSERT_EQ(entries.size(), 2u) << text;
    EXPECT_FALSE(entries[0].valid()) << text;
    EXPECT_LE(entries[0].error().line, 3);
    EXPECT_GT(entries[0].error().column, 0);
    EXPECT_TRUE(entries[1].valid());
  }
}

TEST(PuzzleStream, tells_of_a_bad_level_in_one_line) {
  const auto entries =
      read_puzzles(kLittleLevel + "\n10#|#8-#Author.-#|#2-5#|#3-@4-#|#2####\n\n" + kLittleLevel, "s", "sok");
  ASSERT_EQ(entries.size(), 3u);
  EXPECT_EQ(entries[1].error().line, 5);
}

TEST(PuzzleStream, tells_of_damaged_boards_between_levels) {
  for (const std::string board :
       {"DDDC.\n...C.\nX.A.\n..EA.\n..EBB\n", "CooDoCXBDECXBDEoXBoooAAA\n", "oA~AooooEooBooEooBCoXooBCo\n"}) {
    const auto entries = read_puzzles(kLittleLevel + "\n" + board + "\n" + kLittleLevel, "s");
    ASSERT_EQ(entries.size(), 3u) << board;
    EXPECT_EQ(entries[1].error().line, 5) << board;
  }
}

TEST(PuzzleStream, takes_frames_rules_and_prose_between_levels_for_what_they_are) {
  const auto entries = read_puzzles("##########\n# LEVEL 1 #\n##########\n\n" + kLittleLevel +
                                        "\n-----\nThree eggs, 3 Moons\nbookkeeper\n\n" + kLittleLevel +
                                        "\n=====\n\nhttp://example.org/index.html\n" + kLittleLevel,
                                    "s");
  ASSERT_EQ(entries.size(), 3u);
  for (const Entry& entry : entries) EXPECT_TRUE(entry.valid());
}

}  // namespace
}  // namespace gridlock::formats
