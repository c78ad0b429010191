// That levels have the same key exactly if a player could not tell them apart by turning the page.
#include "gridlock/sokoban/board/canonical.hpp"

#include <gtest/gtest.h>

#include "tests/support/level_checks.hpp"

namespace gridlock::sokoban {
namespace {

std::string key(std::string_view text) { return canonical_key(gridlock::testing::only_level(text, "xsb")); }

constexpr std::string_view kLevel =
    "#######\n"
    "#@ $ .#\n"
    "#  #  #\n"
    "#######\n";

TEST(SokobanCanonical, is_the_same_for_mirror_images_and_turns) {
  EXPECT_EQ(key(kLevel), key("#######\n"
                             "#. $ @#\n"
                             "#  #  #\n"
                             "#######\n"));
  EXPECT_EQ(key(kLevel), key("####\n"
                             "# @#\n"
                             "#  #\n"
                             "##$#\n"
                             "#  #\n"
                             "# .#\n"
                             "####\n"));
}

TEST(SokobanCanonical, does_not_care_for_walks_and_margins) {
  EXPECT_EQ(key(kLevel), key("##########\n"
                             "##########\n"
                             "###  $ .##\n"
                             "###@ #  ##\n"
                             "##########\n"));
}

TEST(SokobanCanonical, tells_regions_goals_and_boxes_apart) {
  EXPECT_NE(key(kLevel), key("#######\n"
                             "#  $@.#\n"
                             "#  #  #\n"
                             "#######\n"));
  EXPECT_NE(key(kLevel), key("#######\n"
                             "#@ $. #\n"
                             "#  #  #\n"
                             "#######\n"));
  EXPECT_NE(key(kLevel), key("#######\n"
                             "#@$  .#\n"
                             "#  #  #\n"
                             "#######\n"));
}

}  // namespace
}  // namespace gridlock::sokoban
