// Wilcoxon's signed-rank test (Individual comparisons by ranking methods, 1945).
#include <algorithm>
#include <cmath>
#include <map>

#include "gridlock/lab/statistics/statistics.hpp"

namespace gridlock::lab {
namespace {

constexpr std::size_t kMostExactPairs = 50;

// The share of the 2^n choices of signs whose positive ranks add up to at most `most`: a count of subset sums.
double share_up_to(std::size_t pairs, double most) {
  std::vector<double> share(pairs * (pairs + 1) / 2 + 1);
  share[0] = 1;
  for (std::size_t rank = 1; rank <= pairs; ++rank)
    for (std::size_t sum = share.size(); sum-- > 0;)
      share[sum] = 0.5 * (share[sum] + (sum >= rank ? share[sum - rank] : 0));
  double total = 0;
  for (std::size_t sum = 0; sum < share.size() && static_cast<double>(sum) <= most; ++sum) total += share[sum];
  return total;
}

// With the variance corrected for ties, and half a step for continuity.
double normal_p(double smaller, std::size_t pairs, double ties) {
  const auto n = static_cast<double>(pairs);
  const double expected = n * (n + 1) / 4;
  const double variance = n * (n + 1) * (2 * n + 1) / 24 - ties / 48;
  const double z = (expected - smaller - 0.5) / std::sqrt(variance);
  return std::erfc(std::max(z, 0.0) / std::sqrt(2.0));
}

}  // namespace

SignedRank signed_rank_test(const Numbers& differences) {
  Numbers sizes;
  std::vector<bool> above;
  for (const double difference : differences) {
    if (difference == 0) continue;
    sizes.push_back(std::fabs(difference));
    above.push_back(difference > 0);
  }
  SignedRank result;
  result.pairs = sizes.size();
  if (sizes.empty()) return result;
  const Numbers ranked = ranks(sizes);
  std::map<double, double> equal;
  for (std::size_t i = 0; i < ranked.size(); ++i) {
    (above[i] ? result.positive : result.negative) += ranked[i];
    ++equal[ranked[i]];
  }
  double ties = 0;
  for (const auto& [rank, count] : equal) ties += count * (count * count - 1);
  const double smaller = std::min(result.positive, result.negative);
  const bool exact = ties == 0 && result.pairs <= kMostExactPairs;
  result.p = exact ? std::min(1.0, 2 * share_up_to(result.pairs, smaller)) : normal_p(smaller, result.pairs, ties);
  return result;
}

}  // namespace gridlock::lab
