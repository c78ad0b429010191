#include "gridlock/core/options.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace gridlock {
namespace {

constexpr OptionRow kWidth = integer_option("width", "how wide", 1000, 1);
constexpr OptionRow kPart = number_option("weights.move", "W", "of a move", 1, -5, 5);
constexpr std::array<OptionWord, 3> kWords{{{"none", 0}, {"wall", 1}, {"group", 2}}};
constexpr OptionRow kRules = words_option("rules", "which", kWords, 3);

TEST(Options, are_as_usual_until_they_are_set) {
  OptionValues values;
  EXPECT_EQ(values.get<int>(kWidth), 1000);
  EXPECT_EQ(values.get<int>(kRules), 3);
  values.set("width", 7);
  values.set("rules", "wall");
  values.set("another", 9);
  EXPECT_EQ(values.get<int>(kWidth), 7);
  EXPECT_EQ(values.get<int>(kRules), 1);
  EXPECT_EQ(values.get<double>(kPart), 1.0);
}

TEST(Options, know_their_group_and_their_part) {
  EXPECT_EQ(kPart.group(), "weights");
  EXPECT_EQ(kPart.part(), "move");
  EXPECT_EQ(kWidth.group(), "width");
  EXPECT_EQ(kWidth.part(), "");
}

TEST(Options, say_what_is_wrong_with_a_value) {
  EXPECT_EQ(find_fault(kWidth, 3.0), "");
  EXPECT_EQ(find_fault(kWidth, 0.0), "width takes a number from 1");
  EXPECT_EQ(find_fault(kWidth, 2.5), "width takes a whole number");
  EXPECT_EQ(find_fault(kWidth, 1e10), "width takes a number up to 4294967295");
  EXPECT_EQ(find_fault(kWidth, std::nan("")), "width takes a whole number");
  EXPECT_EQ(find_fault(kWidth, std::string("3")), "width takes a number, not '3'");
  EXPECT_EQ(find_fault(kPart, 5.5), "weights.move takes a number up to 5");
  EXPECT_EQ(find_fault(kRules, std::string("wall,group")), "");
  EXPECT_EQ(find_fault(kRules, std::string("walls")),
            "rules takes names with commas between them, of none, wall, group, not 'walls'");
  EXPECT_EQ(find_fault(kRules, 1.0), "rules takes names with commas between them, of none, wall, group");
  EXPECT_EQ(find_fault(kSeedOption, 1.0), "'seed' is a member of the request");
}

}  // namespace
}  // namespace gridlock
