// That assignments are the cheapest, and their prices a bound for every other row of boxes.
#include "gridlock/sokoban/assignment/assignment.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/seed.hpp"

namespace gridlock::sokoban {
namespace {

Count by_trying_all(const std::vector<Count>& costs, std::size_t boxes, std::size_t targets) {
  std::vector<std::size_t> order(targets);
  for (std::size_t t = 0; t < targets; ++t) order[t] = t;
  Count least = kNoWay;
  do {
    Count sum = 0;
    for (std::size_t b = 0; b < boxes; ++b) sum += costs[b * targets + order[b]];
    least = std::min(least, sum);
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

TEST(Assignment, is_the_cheapest_of_all) {
  Random random(testing::seeded(1));
  for (int i = 0; i < 200; ++i) {
    const std::size_t boxes = 1 + random.below(5), targets = boxes + random.below(3);
    std::vector<Count> costs(boxes * targets), others(boxes * targets);
    for (Count& cost : costs) cost = static_cast<Count>(random.below(30));
    for (Count& cost : others) cost = static_cast<Count>(random.below(30));
    const Assignment found = cheapest_assignment(costs, boxes, targets);
    EXPECT_EQ(found.cost, by_trying_all(costs, boxes, targets));
    Count sum = 0;
    std::vector<int> used = found.target_of;
    for (std::size_t b = 0; b < boxes; ++b) sum += costs[b * targets + static_cast<std::size_t>(used[b])];
    EXPECT_EQ(sum, found.cost);
    std::sort(used.begin(), used.end());
    EXPECT_TRUE(std::adjacent_find(used.begin(), used.end()) == used.end());

    const auto bound = [&](const std::vector<Count>& rows) {
      Count total = 0;
      for (const Count price : found.price) total += price;
      for (std::size_t b = 0; b < boxes; ++b) {
        Count least = kNoWay;
        for (std::size_t t = 0; t < targets; ++t) least = std::min(least, rows[b * targets + t] - found.price[t]);
        total += least;
      }
      return total;
    };
    EXPECT_EQ(bound(costs), found.cost);
    EXPECT_LE(bound(others), by_trying_all(others, boxes, targets));
  }
}

}  // namespace
}  // namespace gridlock::sokoban
