// Numbers for people.
#include <gtest/gtest.h>

#include "gridlock/report/human.hpp"
#include "gridlock/report/utf8.hpp"

namespace gridlock::report {
namespace {

TEST(Human, seconds_have_three_digits_and_a_fitting_unit) {
  EXPECT_EQ(human_seconds(0), "0 s");
  EXPECT_EQ(human_seconds(3.8e-9), "3.8 ns");
  EXPECT_EQ(human_seconds(4e-12), "0.004 ns");
  EXPECT_EQ(human_seconds(0.96e-7), "0.1 µs");
  EXPECT_EQ(human_seconds(4.2e-6), "4.2 µs");
  EXPECT_EQ(human_seconds(0.0004), "0.40 ms");
  EXPECT_EQ(human_seconds(0.0123), "12.3 ms");
  EXPECT_EQ(human_seconds(0.9999), "1.00 s");
  EXPECT_EQ(human_seconds(12.34), "12.3 s");
  EXPECT_EQ(human_seconds(59.97), "1 min 0 s");
  EXPECT_EQ(human_seconds(200), "3 min 20 s");
  EXPECT_EQ(human_seconds(7300), "2 h 1 min");
}

TEST(Human, bytes_count_in_powers_of_1024) {
  EXPECT_EQ(human_bytes(640), "640 B");
  EXPECT_EQ(human_bytes(1024), "1.00 kB");
  EXPECT_EQ(human_bytes(1500000), "1.43 MB");
  EXPECT_EQ(human_bytes(std::size_t{3} << 30), "3.00 GB");
}

TEST(Human, counts_are_short_or_grouped) {
  EXPECT_EQ(human_count(412), "412");
  EXPECT_EQ(human_count(12345), "12.3 k");
  EXPECT_EQ(human_count(999999), "1.00 M");
  EXPECT_EQ(grouped(7), "7");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(grouped(1, "board"), "1 board");
  EXPECT_EQ(grouped(11587, "board"), "11,587 boards");
  EXPECT_EQ(grouped(0, "push", "pushes"), "0 pushes");
}

TEST(Human, reals_keep_three_decimals_until_they_are_large) {
  EXPECT_EQ(human_number(3.0659), "3.066");
  EXPECT_EQ(human_number(999.9999), "1,000");
  EXPECT_EQ(human_number(11587.3), "11,587");
}

TEST(Utf8, tells_characters_from_stray_bytes) {
  EXPECT_EQ(utf8_length("a", 0), 1u);
  EXPECT_EQ(utf8_length("ü", 0), 2u);
  EXPECT_EQ(utf8_length("☂", 0), 3u);
  EXPECT_EQ(utf8_length("🚗", 0), 4u);
  EXPECT_EQ(utf8_length("ü", 1), 0u);
  EXPECT_EQ(utf8_length("\xc3", 0), 0u);
  EXPECT_EQ(utf8_length("\xc0\xaf", 0), 0u) << "an overlong slash";
  EXPECT_EQ(utf8_length("\xed\xa0\x80", 0), 0u) << "half of a surrogate pair";
  EXPECT_EQ(utf8_length("\xf4\x90\x80\x80", 0), 0u) << "beyond the last character";
}

TEST(Utf8, width_ignores_escape_sequences) { EXPECT_EQ(display_width("\033[1;31mgrün\033[0m"), 4u); }

TEST(Utf8, cuts_between_characters) {
  EXPECT_EQ(cut_to_width("grün und blau", 13), "grün und blau");
  EXPECT_EQ(cut_to_width("grün und blau", 7), "grün...");
}

TEST(Human, writes_numbers_beyond_the_largest_double_by_their_logarithm) {
  EXPECT_EQ(scientific(412.5), "3.16E412");
  EXPECT_EQ(scientific(412.99999), "1.00E413");
  EXPECT_EQ(scientific(400), "1.00E400");
}

}  // namespace
}  // namespace gridlock::report
