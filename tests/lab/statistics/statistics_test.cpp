// The statistics against values that another program computed: make_statistics_reference.py says how.
#include "gridlock/lab/statistics/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/lab/statistics/statistics_reference.hpp"

namespace gridlock::testing {
namespace {

using namespace lab;

void expect_close(double actual, double expected) { EXPECT_NEAR(actual, expected, 1e-9 * (1 + std::fabs(expected))); }

TEST(Statistics, agree_with_numpy_on_mean_deviation_and_quantiles) {
  expect_close(mean(reference::kTimes), reference::kMean);
  expect_close(deviation(reference::kTimes), reference::kDeviation);
  expect_close(median(reference::kTimes), reference::kMedian);
  expect_close(quantile(reference::kTimes, 0.1), reference::kTenth);
  expect_close(quantile(reference::kTimes, 0.95), reference::kNinetyfifth);
}

TEST(Statistics, agree_with_scipy_on_ranks_and_rank_correlation_with_ties) {
  EXPECT_EQ(ranks(reference::kCrates), reference::kCrateRanks);
  expect_close(*spearman(reference::kSizes, reference::kTimes), reference::kSpearmanSizesTimes);
  expect_close(*spearman(reference::kCrates, reference::kTimes), reference::kSpearmanCratesTimes);
}

TEST(Statistics, agree_with_numpy_on_least_squares) {
  const std::vector<double>* expected[] = {&reference::kLinearFit, &reference::kExponentialFit,
                                           &reference::kLogarithmicFit};
  for (const Model model : kModels) {
    const auto found = fit(model, reference::kSizes, reference::kTimes);
    ASSERT_TRUE(found) << name_of(model);
    const auto& wanted = *expected[static_cast<int>(model)];
    expect_close(found->a, wanted[0]);
    expect_close(found->b, wanted[1]);
    expect_close(found->r2, wanted[2]);
    expect_close(found->rmse, wanted[3]);
  }
}

TEST(Statistics, agree_with_scipy_on_the_signed_rank_test_exact_and_approximate) {
  const SignedRank exact = signed_rank_test(reference::kDistinct);
  expect_close(std::min(exact.positive, exact.negative), reference::kExactStatistic);
  expect_close(exact.p, reference::kExactP);
  const SignedRank approximate = signed_rank_test(reference::kTied);
  expect_close(std::min(approximate.positive, approximate.negative), reference::kApproximateStatistic);
  expect_close(approximate.p, reference::kApproximateP);
}

TEST(Statistics, say_nothing_where_there_is_nothing_to_say) {
  EXPECT_FALSE(spearman({1, 1, 1}, {1, 2, 3}));
  EXPECT_FALSE(spearman({1}, {2}));
  EXPECT_FALSE(fit(Model::linear, {1, 2}, {1, 2}));
  EXPECT_FALSE(fit(Model::linear, {2, 2, 2}, {1, 2, 3}));
  EXPECT_FALSE(fit(Model::exponential, {1, 2, 3}, {1, 0, 3}));
  EXPECT_FALSE(fit(Model::logarithmic, {0, 2, 3}, {1, 0, 3}));
  EXPECT_EQ(signed_rank_test({0, 0}).p, 1);
  EXPECT_EQ(mean({}), 0);
  EXPECT_EQ(median({}), 0);
  EXPECT_EQ(deviation({5}), 0);
}

TEST(Statistics, class_correlations_as_the_report_says) {
  EXPECT_EQ(strength_of(-0.7), Strength::strong);
  EXPECT_EQ(strength_of(0.69), Strength::moderate);
  EXPECT_EQ(strength_of(0.3), Strength::moderate);
  EXPECT_EQ(strength_of(-0.29), Strength::weak);
}

}  // namespace
}  // namespace gridlock::testing
