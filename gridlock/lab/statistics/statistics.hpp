// The statistics of the tables and reports: quantiles, rank correlation, least squares, a paired test. Each is tested
// against values that NumPy and SciPy computed.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace gridlock::lab {

using Numbers = std::vector<double>;

double sum(const Numbers& numbers);
// 0 of nothing.
double mean(const Numbers& numbers);
// The standard deviation of a sample (n - 1); 0 if there are fewer than two.
double deviation(const Numbers& numbers);
// Interpolated between the two nearest, 0 <= part <= 1; 0 of nothing.
double quantile(Numbers numbers, double part);
double median(Numbers numbers);

// From 1; equal numbers share the mean of their ranks.
Numbers ranks(const Numbers& numbers);

// Spearman's rank correlation, ties included; none if one side is constant or there are fewer than two pairs.
std::optional<double> spearman(const Numbers& x, const Numbers& y);

// |rho| from 0.7: strong; from 0.3: moderate. By two digits, as people see it: 0.695 is 0.70, and strong.
enum class Strength { weak, moderate, strong };
Strength strength_of(double rho);
std::string_view name_of(Strength strength);

enum class Model { linear, exponential, logarithmic };
inline constexpr Model kModels[] = {Model::linear, Model::exponential, Model::logarithmic};
std::string_view name_of(Model model);

// y = a + b x, y = a exp(b x) or y = a + b ln x. The exponential is fitted to ln y; how well a model fits is measured
// in units of y for all three, so that they can be compared.
struct Fit {
  Model model{};
  double a = 0, b = 0;
  double r2 = 0;  // the share of the variance it explains; below 0 it is worse than the mean
  double rmse = 0;
  std::size_t points = 0;

  double at(double x) const;
};

// None if there are fewer than three points, if x does not vary, or if a logarithm is needed of a number that has none.
std::optional<Fit> fit(Model model, const Numbers& x, const Numbers& y);

// Wilcoxon's signed-rank test of paired differences: is their median 0? Differences of 0 are left out.
struct SignedRank {
  std::size_t pairs = 0;  // that differ
  double positive = 0;    // the sum of the ranks of the differences above 0
  double negative = 0;
  double p = 1;  // two-sided; exact for up to 50 pairs without ties, else by the normal approximation
};

SignedRank signed_rank_test(const Numbers& differences);

}  // namespace gridlock::lab
