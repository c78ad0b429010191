// The statistics at their edges: one number, no number, equal numbers.
#include <gtest/gtest.h>

#include <cmath>
#include <tuple>

#include "gridlock/lab/statistics/statistics.hpp"

namespace gridlock::testing {
namespace {

using namespace lab;

TEST(Statistics, take_the_only_number_for_every_quantile) {
  for (const double part : {0.0, 0.3, 0.5, 1.0}) EXPECT_EQ(quantile({7}, part), 7);
  EXPECT_EQ(quantile({}, 0.5), 0);
}

TEST(Statistics, interpolate_between_the_nearest_two) {
  EXPECT_EQ(median({4, 1}), 2.5);
  EXPECT_EQ(median({9, 1, 4}), 4);
  EXPECT_EQ(quantile({0, 10, 20, 30, 40}, 0.9), 36);
  EXPECT_EQ(quantile({3, 1, 2}, 0), 1);
  EXPECT_EQ(quantile({3, 1, 2}, 1), 3);
}

TEST(Statistics, find_no_spread_in_a_constant) {
  EXPECT_EQ(deviation({5, 5, 5}), 0);
  EXPECT_EQ(mean({5, 5, 5}), 5);
  EXPECT_DOUBLE_EQ(deviation({1, 3}), std::sqrt(2.0));
}

TEST(Statistics, share_ranks_among_equals) {
  EXPECT_EQ(ranks({}), Numbers{});
  EXPECT_EQ(ranks({8}), Numbers{1});
  EXPECT_EQ(ranks({2, 2, 2}), (Numbers{2, 2, 2}));
  EXPECT_EQ(ranks({10, 20, 10, 5}), (Numbers{2.5, 4, 2.5, 1}));
}

TEST(Statistics, correlate_by_order_alone) {
  EXPECT_DOUBLE_EQ(*spearman({1, 2, 3, 4}, {1, 10, 100, 1e9}), 1);
  EXPECT_DOUBLE_EQ(*spearman({1, 2, 3, 4}, {9, 8, 7, -5}), -1);
  EXPECT_DOUBLE_EQ(*spearman({1, 2}, {5, 6}), 1);
  EXPECT_FALSE(spearman({}, {}));
  EXPECT_FALSE(spearman({1, 2, 3}, {4, 4, 4}));
}

TEST(Statistics, judge_a_correlation_by_the_two_digits_that_people_see) {
  EXPECT_EQ(strength_of(0.696), Strength::strong) << "shown as 0.70";
  EXPECT_EQ(strength_of(-0.296), Strength::moderate) << "shown as -0.30";
  EXPECT_EQ(strength_of(0.294), Strength::weak) << "shown as 0.29";
}

TEST(Statistics, fit_a_constant_with_no_slope) {
  const auto flat = fit(Model::linear, {1, 2, 3}, {4, 4, 4});
  ASSERT_TRUE(flat);
  EXPECT_DOUBLE_EQ(flat->a, 4);
  EXPECT_DOUBLE_EQ(flat->b, 0);
  EXPECT_DOUBLE_EQ(flat->rmse, 0);
  EXPECT_TRUE(std::isfinite(flat->r2));
}

TEST(Statistics, recover_the_curve_behind_exact_points) {
  Numbers x, line, growth, logarithm;
  for (int i = 1; i <= 6; ++i) {
    x.push_back(i);
    line.push_back(2 - 0.5 * i);
    growth.push_back(3 * std::exp(0.25 * i));
    logarithm.push_back(1 + 4 * std::log(i));
  }
  for (const auto& [model, y, a, b] :
       {std::tuple(Model::linear, line, 2.0, -0.5), std::tuple(Model::exponential, growth, 3.0, 0.25),
        std::tuple(Model::logarithmic, logarithm, 1.0, 4.0)}) {
    const auto found = fit(model, x, y);
    ASSERT_TRUE(found) << name_of(model);
    EXPECT_NEAR(found->a, a, 1e-9) << name_of(model);
    EXPECT_NEAR(found->b, b, 1e-9) << name_of(model);
    EXPECT_NEAR(found->r2, 1, 1e-9) << name_of(model);
    EXPECT_NEAR(found->at(4), y[3], 1e-9) << name_of(model);
  }
}

TEST(Statistics, need_more_than_five_differences_to_see_more_than_noise) {
  EXPECT_EQ(signed_rank_test({}).p, 1);
  EXPECT_EQ(signed_rank_test({3}).p, 1);
  EXPECT_DOUBLE_EQ(signed_rank_test({1, 2, 3, 4, 5}).p, 2.0 / 32) << "above 0.05 even if all agree";
  EXPECT_DOUBLE_EQ(signed_rank_test({1, 2, 3, 4, 5, 6}).p, 2.0 / 64);
  EXPECT_EQ(signed_rank_test({0, 0, 1, 2}).pairs, 2u);
  EXPECT_EQ(signed_rank_test({-1, 2, -3, 4}).positive, 6);
  EXPECT_EQ(signed_rank_test({-1, 2, -3, 4}).negative, 4);
}

}  // namespace
}  // namespace gridlock::testing
