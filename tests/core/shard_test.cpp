// Shares of work: each piece belongs to one of them, and they are of one size.
#include "gridlock/core/shard.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace gridlock::testing {
namespace {

TEST(Shard, deals_out_every_piece_once_in_shares_of_one_size) {
  for (const std::size_t total : {0U, 1U, 7U, 100U, 1001U})
    for (const unsigned count : {1U, 2U, 3U, 64U}) {
      std::vector<int> taken(total);
      for (unsigned number = 1; number <= count; ++number) {
        const auto pieces = Shard{number, count}.pieces_of(total);
        EXPECT_TRUE(std::is_sorted(pieces.begin(), pieces.end()));
        EXPECT_GE(pieces.size(), total / count);
        EXPECT_LE(pieces.size(), total / count + 1);
        for (const std::size_t piece : pieces) ++taken[piece];
      }
      EXPECT_EQ(std::count(taken.begin(), taken.end(), 1), static_cast<std::ptrdiff_t>(total));
    }
}

// Cases come puzzle by puzzle, each with the same configurations: every second one may be a slow search.
TEST(Shard, does_not_give_all_even_pieces_to_one_of_two) {
  std::size_t even = 0;
  for (const std::size_t piece : Shard{1, 2}.pieces_of(1000)) even += piece % 2 == 0 ? 1 : 0;
  EXPECT_GT(even, 200U);
  EXPECT_LT(even, 300U);
}

}  // namespace
}  // namespace gridlock::testing
