#include "gridlock/containers/estimates.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace gridlock {
namespace {

// As a table of nodes uses it.
struct Column {
  Estimates estimates;
  std::vector<std::uint16_t> kept;

  explicit Column(bool two_counts) : estimates(two_counts) {}
  void push_back(Cost cost) {
    estimates.add();
    kept.push_back(0);
    if (!estimates.fits(cost)) estimates.widen(kept.size(), [&](std::size_t i) { return kept[i]; });
    kept.back() = estimates.keep(kept.size() - 1, cost);
  }
  Cost operator[](std::size_t at) const { return estimates.whole(at, kept[at]); }
};

void expect_kept(bool two_counts, const std::vector<Cost>& costs) {
  Column column(two_counts);
  for (std::size_t i = 0; i < costs.size(); ++i) {
    column.push_back(costs[i]);
    for (std::size_t before = 0; before <= i; ++before) EXPECT_EQ(column[before], costs[before]) << i << " " << before;
  }
}

TEST(Estimates, give_back_what_was_put_in) {
  expect_kept(false, {Cost{}, kDeadEnd, Cost(16380), kTooMuch, Cost(1)});
  expect_kept(false, {Cost{}, kDeadEnd, Cost(16381), Cost(7), kTooMuch, Cost(Cost::kMostOfOne), Cost(1)});
  expect_kept(false, {Cost(3), Cost(16383), Cost(16382), kDeadEnd});
  expect_kept(true, {Cost(1, 2), kDeadEnd, Cost(Cost::kMostOfOne, 5), kTooMuch, Cost{}});
}

TEST(Estimates, take_no_memory_while_they_are_small) {
  Column column(false);
  for (int i = 0; i < 1000; ++i) column.push_back(i % 2 == 0 ? Cost(Count{i}) : kDeadEnd);
  EXPECT_EQ(column.estimates.bytes(), 0u);
  column.push_back(Cost(20000));
  EXPECT_GE(column.estimates.bytes(), 1001 * sizeof(Cost));
}

}  // namespace
}  // namespace gridlock
