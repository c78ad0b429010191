#include "gridlock/rate.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "gridlock/read.hpp"
#include "tests/support/board_checks.hpp"

namespace gridlock {
namespace {

std::optional<double> value_of(const Rating& rating, std::string_view name) {
  const auto found = std::find_if(rating.features.begin(), rating.features.end(),
                                  [&](const RatedFeature& feature) { return feature.name == name; });
  if (found == rating.features.end()) {
    ADD_FAILURE() << "no feature " << name;
    return std::nullopt;
  }
  return found->value;
}

const Puzzle kRatedBoard = testing::only_board("......\n...A..\nXX.A..\n......\n......\n......\n");

TEST(RateVerb, lists_the_features_behind_the_class) {
  const Rating rating = rate(kRatedBoard, {});
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_EQ(rating.level, 1);
  EXPECT_TRUE(rating.whole_space);
  EXPECT_EQ(value_of(rating, "moves"), 2);
  EXPECT_EQ(value_of(rating, "steps"), 5);
  EXPECT_EQ(value_of(rating, "states"), 21);
  EXPECT_EQ(value_of(rating, "waist"), 12);
  EXPECT_EQ(rating.people.basis, "simulated person");
  EXPECT_NEAR(rating.score, rating.people.typical_seconds.value() / rating.people.share_solving.value(), 1e-9);
  EXPECT_LT(rating.people.low_seconds, rating.people.typical_seconds);
  EXPECT_LT(rating.people.typical_seconds, rating.people.high_seconds);
  EXPECT_FALSE(rating.reasons.empty());
}

TEST(RateVerb, leaves_out_what_only_the_whole_space_can_tell) {
  RateRequest request;
  request.budget = 3;
  const Rating rating = rate(kRatedBoard, request);
  EXPECT_EQ(rating.outcome, Outcome::solved);
  EXPECT_FALSE(rating.whole_space);
  EXPECT_EQ(value_of(rating, "moves"), 2);
  EXPECT_EQ(value_of(rating, "states"), std::nullopt);
  EXPECT_EQ(value_of(rating, "luck"), std::nullopt);
}

TEST(RateVerb, says_what_it_goes_by_where_nobody_was_asked) {
  const Rating walled = rate(testing::only_board("......\n...A..\nXX.A..\n......\n......\n....#.\n"), {});
  EXPECT_EQ(walled.people.basis, "length");
  EXPECT_TRUE(walled.people.typical_seconds);
  EXPECT_FALSE(walled.people.share_solving);
  const Rating level = rate(read_puzzle("#####\n#@$.#\n#####\n"), {});
  EXPECT_EQ(level.people.basis, "box changes");
  EXPECT_FALSE(level.people.typical_seconds);
  EXPECT_NE(level.people.confidence.find("not tested on people"), std::string_view::npos);
}

TEST(RateVerb, counts_in_words) {
  const auto first_reason = [](const char* level) { return rate(read_puzzle(level), {}).reasons.front(); };
  EXPECT_EQ(first_reason("#######\n#.$@$.#\n#######\n"), "the solution turns once from one box to another");
  EXPECT_EQ(first_reason("#######\n#  .  #\n#  $  #\n#.$@$.#\n#######\n"),
            "the solution turns 2 times from one box to another");
}

TEST(RateVerb, has_no_features_for_a_board_without_a_solution) {
  const Rating rating = rate(testing::only_board("....C.\n....C.\nXX..C.\n....C.\n....C.\n....C.\n"), {});
  EXPECT_EQ(rating.outcome, Outcome::unsolvable);
  EXPECT_TRUE(rating.features.empty());
}

}  // namespace
}  // namespace gridlock
