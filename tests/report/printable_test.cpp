// Text from outside, made safe to look at.
#include "gridlock/report/printable.hpp"

#include <gtest/gtest.h>

namespace gridlock::report {
namespace {

TEST(Printable, leaves_ordinary_text_alone) {
  for (const char* text : {"", "Jam-3", "a b  c", "Große Stadt 北京 🚗", "back\\slash"})
    EXPECT_EQ(printable(text), text);
}

TEST(Printable, shows_what_a_terminal_would_obey) {
  EXPECT_EQ(printable("\033[31mred"), "\\x1b[31mred");
  EXPECT_EQ(printable("\033]0;title\007"), "\\x1b]0;title\\x07");
  EXPECT_EQ(printable("a\rb\bc\x7f"), "a\\x0db\\x08c\\x7f");
  EXPECT_EQ(printable(std::string("nul\0!", 5)), "nul\\x00!");
  EXPECT_EQ(printable("\xc2\x9b"
                      "31m"),
            "\\x9b31m")
      << "the eight-bit way to begin a sequence, as UTF-8";
  EXPECT_EQ(printable("\x9b"
                      "31m"),
            "\\x9b31m")
      << "and as a byte";
}

TEST(Printable, shows_bytes_that_are_no_text) {
  EXPECT_EQ(printable("\xff\xc3"), "\\xff\\xc3");
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80") << "half of a surrogate pair";
}

TEST(Printable, shows_characters_that_turn_the_direction_of_reading) {
  EXPECT_EQ(printable("txt.\u202eexe"), "txt.\\u202eexe");
  EXPECT_EQ(printable("\u2066a\u2069\u2028"), "\\u2066a\\u2069\\u2028");
}

TEST(Printable, keeps_lines_only_where_asked) {
  EXPECT_EQ(printable("a\n\tb"), "a\\n\\tb");
  EXPECT_EQ(printable("a\n\tb\r", Lines::kept), "a\n\tb\\x0d");
}

}  // namespace
}  // namespace gridlock::report
