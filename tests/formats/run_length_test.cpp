#include "gridlock/formats/run_length.hpp"

#include <gtest/gtest.h>

#include "gridlock/formats/sokoban/lurd.hpp"

namespace gridlock::formats {
namespace {

std::string expanded(std::string_view text, std::size_t most = 1000) {
  const auto runs = expand_runs(text, most);
  if (!runs) return "nothing";
  std::string all;
  for (const Spelled& spelled : *runs) all += spelled.character;
  return all;
}

TEST(RunLength, repeats_characters_and_groups) {
  EXPECT_EQ(expanded("3#-@2$.#"), "###-@$$.#");
  EXPECT_EQ(expanded("2(ldr3u)7l"), "ldruuuldruuulllllll");
  EXPECT_EQ(expanded("2(a2(bc)d)"), "abcbcdabcbcd");
  EXPECT_EQ(expanded("(ab)"), "ab");
  EXPECT_EQ(expanded("12a0b"), "aaaaaaaaaaaa");
  EXPECT_EQ(expanded(""), "");
}

TEST(RunLength, knows_where_each_character_stands) {
  const auto runs = expand_runs("2(a3b)c", 100);
  ASSERT_TRUE(runs);
  EXPECT_EQ(runs->at(4).offset, 2u);
  EXPECT_EQ(runs->at(5).offset, 4u);
  EXPECT_EQ(runs->back().offset, 6u);
}

TEST(RunLength, refuses_what_cannot_be_counted_out) {
  for (const char* const text : {"3", "a3", "(a", "a)", "2(a))", "3)", "(3)", "99999999999999999999a"})
    EXPECT_EQ(expanded(text), "nothing") << text;
  EXPECT_EQ(expanded("1000a").size(), 1000u);
  EXPECT_EQ(expanded("1001a"), "nothing");
  EXPECT_EQ(expanded("500(ab)a"), "nothing");
  EXPECT_EQ(expanded("999(999(999(999())))"), "");
  EXPECT_EQ(expanded(std::string(100'000, '(')), "nothing");
}

TEST(Lurd, is_made_of_eight_letters) {
  EXPECT_EQ(read_lurd("rruL"), "rruL");
  EXPECT_EQ(read_lurd("2(ldr3u)7l"), "ldruuuldruuulllllll");
  EXPECT_EQ(read_lurd("3U"), "UUU");
  for (const char* const text : {"", "3", "X+3", "rr u", "u3", "lx", "(l", "0u"}) EXPECT_FALSE(read_lurd(text)) << text;
}

}  // namespace
}  // namespace gridlock::formats
