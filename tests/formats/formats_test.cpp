#include "gridlock/formats/formats.hpp"

#include <gtest/gtest.h>

#include "gridlock/solutions.hpp"
#include "tests/support/board_checks.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::formats {
namespace {

using testing::geometry;
using testing::only_fault;
using testing::rejection;

TEST(Formats, have_names_of_their_own_and_a_description) {
  for (const Format& format : all()) {
    EXPECT_EQ(find(format.name), &format);
    EXPECT_TRUE(format.puzzle == "rushhour" || format.puzzle == "sokoban");
    EXPECT_FALSE(format.description.empty());
    EXPECT_EQ(format.extension.substr(0, 1), ".");
  }
  EXPECT_EQ(find("nonsense"), nullptr);
}

// The puzzles of the sample of one format, whatever their vehicles are called.
std::vector<std::string> sample_of(const Format& format) {
  const auto folder = std::filesystem::path(GRIDLOCK_SOURCE_DIR) / "tests/data/formats";
  const auto path = folder / (std::string(format.name) + std::string(format.extension));
  const std::string text = testing::contents(path);
  EXPECT_EQ(recognise(text), format.name);
  std::vector<std::string> found;
  for (const Entry& entry : read_puzzles(text, path.string())) {
    EXPECT_TRUE(entry.valid()) << entry.error().located();
    if (entry.valid()) found.push_back(testing::geometry(entry.puzzle()));
  }
  return found;
}

TEST(Formats, recognise_their_own_samples_and_find_the_same_puzzles_in_all) {
  EXPECT_EQ(sample_of(*find("grid")).size(), 4u);
  EXPECT_EQ(sample_of(*find("xsb")).size(), 2u);
  for (const Format& format : all())
    EXPECT_EQ(sample_of(format), sample_of(*find(format.puzzle == "sokoban" ? "xsb" : "grid"))) << format.name;
}

TEST(Formats, read_every_example_of_their_documentation) {
  const std::string page = testing::contents(std::filesystem::path(GRIDLOCK_SOURCE_DIR) / "docs/formats.md");
  const std::string fence = "```\n";
  std::vector<std::string> examples;
  for (std::size_t begin = page.find(fence); begin != std::string::npos;) {
    const std::size_t end = page.find(fence, begin + fence.size());
    examples.push_back(page.substr(begin + fence.size(), end - begin - fence.size()));
    begin = page.find(fence, end + fence.size());
  }
  ASSERT_EQ(examples.size(), 12u);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(read_solutions(examples.back(), "").size(), 3u);
    examples.pop_back();
  }
  for (const std::string& example : examples)
    for (const Entry& entry : read_puzzles(example, ""))
      EXPECT_TRUE(entry.valid()) << entry.error().located() << "\n" << example;
}

TEST(Formats, refuse_a_text_of_nothing) {
  for (const char* const text : {"", " ", "\n\n \t\r\n", "\xef\xbb\xbf"})
    EXPECT_EQ(rejection(text), "1:1: the text is empty");
  for (const Format& format : all()) EXPECT_EQ(rejection("\n", format.name), "1:1: there is no puzzle in the text");
}

TEST(Formats, refuse_binary_data) {
  const std::string expected =
      "1:1: not a puzzle in any known format (boxoban, sok, xsb, uva, gamep, jams, line, grid): this is binary data, "
      "not text";
  EXPECT_EQ(rejection(std::string("\x7f"
                                  "ELF\x02\x01\x01\0\0\0",
                                  10)),
            expected);
  EXPECT_EQ(rejection("\x89PNG\r\n\x1a\n"), expected);
  std::string noise;
  for (unsigned i = 0; i < 5000; ++i) noise += static_cast<char>(i * 2654435761u >> 13);
  EXPECT_EQ(rejection(noise), expected);
  EXPECT_EQ(rejection("\xff\xfe"
                      "6"),
            "1:1: the text is in UTF-16; save it as UTF-8");
}

TEST(Formats, refuse_prose_code_and_checksums) {
  const std::string expected =
      "1:1: not a puzzle in any known format (boxoban, sok, xsb, uva, gamep, jams, line, grid); name the format if it "
      "is one of them";
  for (const char* const text : {
           "something\nbeautiful\nabsolutely\n",
           "It was a bright cold day in April, and the clocks were striking thirteen.\nNobody knew why.\n",
           "#include <cstdio>\nint main() {\n  return 0;\n}\n",
           "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n",
           "{\"puzzle\":\"rushhour\"}\n",
           "car,move\nX,3\nA,-1\n",
           "X+3 A-1 B+2\n",
           "- one\n- two\n- three\n",
           "1 2 3\n4 5 6\n7 8 9\n",
           "1,2\n3,4\n",
           "#####\n#   #\n#####\n",
           "................\n",
           "42\n",
       })
    EXPECT_EQ(rejection(text), expected) << text;
}

TEST(Formats, read_a_text_as_the_format_that_is_forced_on_it) {
  EXPECT_EQ(only_fault("......\nXX....\n......\n", "gamep"), "1:1: size '......' is not a whole number");
  EXPECT_EQ(read_puzzles("AAooooooo", "", "line").size(), 1u);
}

TEST(Formats, know_the_names_of_each_other) {
  EXPECT_EQ(rejection("AAooooooo", "csv"),
            "0:0: unknown format 'csv'; there are boxoban, sok, xsb, uva, gamep, jams, line, grid");
  EXPECT_THROW(write_puzzles({}, "csv"), Error);
}

TEST(Formats, recognise_only_the_kind_of_puzzle_that_is_asked_for) {
  EXPECT_EQ(recognise("ooo"
                      "AAo"
                      "ooo",
                      "rushhour"),
            "line");
  EXPECT_EQ(recognise("ooo"
                      "AAo"
                      "ooo",
                      "sokoban"),
            "");
}

TEST(Formats, put_the_source_into_every_error) {
  EXPECT_EQ(read_puzzles("AAoooo\n4 AAoo 4\n", "boards.txt", "line")[1].error().source, "boards.txt");
  try {
    read_puzzles("", "empty.txt");
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.located(), "empty.txt:1:1: the text is empty");
  }
}

TEST(Formats, show_little_of_a_long_text_and_nothing_unprintable) {
  std::string text = "6\n1\n1 h " + std::string(5000, 'x') + "\x1b\xff 1 1\n";
  const std::string fault = only_fault(text, "gamep");
  EXPECT_LT(fault.size(), 100u);
  const auto expect_modest = [](const Error& error, std::string_view format) {
    const std::string message = error.what();
    EXPECT_LT(message.size(), 200u) << format;
    for (const char c : message) EXPECT_TRUE(c >= ' ' && c <= '~') << format << ": " << message;
  };
  for (const Format& format : all()) {
    for (const std::string& junk :
         std::vector<std::string>{std::string(100000, '\x9b'), "X,\x1b,\x02\n", "6\n\x1b\n", "\x1b\n6\n"}) {
      try {
        for (const Entry& entry : read_puzzles(junk, "", format.name))
          if (!entry.valid()) expect_modest(entry.error(), format.name);
      } catch (const Error& error) {
        expect_modest(error, format.name);
      }
    }
  }
}

TEST(Formats, read_lines_that_end_in_carriage_returns_alone) {
  EXPECT_EQ(geometry(testing::only_board("Old\r6\r1 2 h 2\r.\r")), "6x6 2,1h2*");
}

TEST(Formats, clean_titles_of_control_characters_and_broken_text) {
  EXPECT_EQ(testing::only_board("; a\x1b[31m\tb\xff caf\xc3\xa9 \xc2\x9b\xed\xa0\x80\n...\nXX.\n...\n").name,
            "a?[31m b? caf\xc3\xa9 ?\?\?\?\?");
  EXPECT_EQ(testing::only_board("\xef\xbb\xbf; \xef\xbb\xbf\xf0\x9f\x9a\x97\xc0\xaf\xf8\n...\nXX.\n...\n").name,
            "?\?\?\xf0\x9f\x9a\x97?\?\?");
}

TEST(Formats, are_not_deceived_by_titles_and_names) {
  for (const char* const title : {"A,H,1,1,2", "1 2 h 2", "1 h 2 2 3", "6", "# 6", "; x", "ooo", "AAooooooo"}) {
    rushhour::Puzzle puzzle;
    puzzle.name = title;
    puzzle.vehicles = {
        {"X", {2, 0}, 2, false}, {"12", {0, 0}, 2, true}, {"h", {0, 1}, 2, true}, {"3", {0, 2}, 2, true}};
    for (const std::string_view format : {"uva", "gamep", "line", "grid"})
      EXPECT_EQ(recognise(write_puzzles({puzzle}, format)), format) << title;
  }
}

TEST(Formats, refuse_to_write_a_faulty_puzzle) {
  rushhour::Puzzle puzzle;
  puzzle.vehicles = {{"X", {2, 5}, 2, false}};
  try {
    write_puzzles({puzzle}, "line");
    FAIL();
  } catch (const Error& error) {
    EXPECT_STREQ(
        error.what(),
        "puzzle 1 cannot be written: vehicle 'X' of length 2 at row 3, column 6 reaches outside the 6x6 board");
  }
}

}  // namespace
}  // namespace gridlock::formats
