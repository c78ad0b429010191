#include "gridlock/sokoban/assignment/matcher.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/support/seed.hpp"

namespace gridlock::sokoban {
namespace {

using Matrix = std::vector<std::vector<Matcher::Entry>>;

Count cheapest_by_trying_all(const Matrix& costs) {
  std::vector<std::size_t> columns(costs.size());
  std::iota(columns.begin(), columns.end(), 0u);
  Count best = kNoWay;
  do {
    Count sum = 0;
    for (std::size_t row = 0; row < costs.size(); ++row) sum += costs[row][columns[row]];
    best = std::min(best, sum);
  } while (std::next_permutation(columns.begin(), columns.end()));
  return best;
}

TEST(Matcher, follows_a_thousand_changes_of_single_rows) {
  Random random(testing::seeded(1));
  for (std::size_t size = 1; size <= 6; ++size) {
    Matrix costs(size, std::vector<Matcher::Entry>(size, 0));
    Matcher matcher(size, 1000);
    for (int change = 0; change < 1000; ++change) {
      const auto row = random.below(static_cast<std::uint32_t>(size));
      std::vector<Matcher::Entry> changed(size);
      for (Matcher::Entry& cost : changed)
        cost = random.below(4) == 0 ? 1000 : static_cast<Matcher::Entry>(random.below(30));
      const Count foretold = matcher.cost_with_row(row, changed.data());
      matcher.set_row(row, changed.data());
      costs[row] = changed;
      ASSERT_EQ(matcher.cost(), cheapest_by_trying_all(costs));
      ASSERT_EQ(foretold, matcher.cost());
      Count sum = 0;
      for (std::size_t r = 0; r < size; ++r) sum += costs[r][matcher.column_of(r)];
      ASSERT_EQ(sum, matcher.cost());
    }
  }
}

TEST(Matcher, lets_rows_that_were_never_set_have_what_is_left_for_nothing) {
  Matcher matcher(3, 9);
  const std::vector<Matcher::Entry> costs{5, 2, 9};
  matcher.set_row(1, costs.data());
  EXPECT_EQ(matcher.cost(), 2);
  EXPECT_EQ(matcher.column_of(1), 1u);
}

}  // namespace
}  // namespace gridlock::sokoban
