// Costs at their limits: they are ordered as their counts, and a sum is right or says that it is too much.
#include "gridlock/core/cost.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <utility>

namespace gridlock {
namespace {

constexpr Count kMost = Cost::kMostOfOne;

// Small counts, counts of any size, and counts next to the limit.
Count any_count() {
  switch (*rc::gen::inRange(0, 3)) {
    case 0:
      return *rc::gen::inRange<Count>(0, 5);
    case 1:
      return kMost - *rc::gen::inRange<Count>(0, 5);
    default:
      return *rc::gen::inRange<Count>(0, kMost + 1);
  }
}

RC_GTEST_PROP(Cost, orders_adds_and_multiplies_as_two_plain_numbers_do, ()) {
  const std::pair<Count, Count> a{any_count(), any_count()}, b{any_count(), any_count()};
  const Cost x(a.first, a.second), y(b.first, b.second);
  RC_ASSERT((x < y) == (a < b));
  RC_ASSERT((x == y) == (a == b));
  const bool fits = a.first + b.first <= kMost && a.second + b.second <= kMost;
  RC_ASSERT(x + y == (fits ? Cost(a.first + b.first, a.second + b.second) : kTooMuch));
  const bool product_fits = a.first * b.second <= kMost && a.second * b.second <= kMost;
  RC_ASSERT(x.times(b.second) == (product_fits ? Cost(a.first * b.second, a.second * b.second) : kTooMuch));
  RC_ASSERT(Cost::of_key(x.key()) == x);
  RC_ASSERT(Cost::of_halves(x.high_half(), x.low_half()) == x);
  RC_ASSERT(x == Cost{} || (x.before() < x && x.before() + Cost(1) >= Cost(a.first, 0)));
}

RC_GTEST_PROP(Cost, of_one_count_fits_in_half, ()) {
  const Count count = any_count();
  RC_ASSERT(Cost::of_one_count(Cost(count).low_half()) == Cost(count));
  RC_ASSERT(Cost(count).count() == count);
}

TEST(Cost, keeps_its_constants_whatever_is_added) {
  for (const Cost some : {Cost{}, Cost(1), Cost(kMost), Cost(kMost, kMost), kTooMuch, kDeadEnd}) {
    EXPECT_EQ(kDeadEnd + some, kDeadEnd);
    EXPECT_EQ(some + kDeadEnd, kDeadEnd);
    EXPECT_EQ(kTooMuch + some, some == kDeadEnd ? kDeadEnd : kTooMuch);
    EXPECT_LE(some, kDeadEnd);
  }
  EXPECT_LT(Cost(kMost, kMost), kTooMuch);
  EXPECT_LT(kTooMuch, kDeadEnd);
  EXPECT_TRUE(Cost(kMost, kMost).finite());
  EXPECT_FALSE(kTooMuch.finite());
  EXPECT_FALSE(kDeadEnd.finite());
  EXPECT_EQ(Cost::of_one_count(kDeadEnd.low_half()), kDeadEnd);
  EXPECT_EQ(Cost::of_one_count(kTooMuch.low_half()), kTooMuch);
  EXPECT_EQ(kDeadEnd.times(3), kDeadEnd);
  EXPECT_EQ(cost_of_bound(kNoWay, Cost(1, 1)), kDeadEnd);
}

TEST(Cost, is_too_much_as_soon_as_one_of_its_counts_is) {
  EXPECT_EQ(Cost(kMost + 1), kTooMuch);
  EXPECT_EQ(Cost(kMost + 1, 0), kTooMuch);
  EXPECT_EQ(Cost(0, kMost + 1), kTooMuch);
  EXPECT_EQ(Cost(1, kMost) + Cost(1), kTooMuch);
  EXPECT_EQ(Cost(1).times(kMost), Cost(kMost));
  EXPECT_EQ(Cost(1).times(kMost + 1), kTooMuch);
  EXPECT_EQ(Cost{}.times(kMost + 1), Cost{});
  EXPECT_EQ(Cost(3, 0).before(), Cost(2, kMost));
  EXPECT_EQ(Cost{}.before(), Cost{});
}

}  // namespace
}  // namespace gridlock
