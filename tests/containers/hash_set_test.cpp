#include "gridlock/containers/hash_set.hpp"

#include <gtest/gtest.h>

#include <set>

#include "gridlock/core/random.hpp"

namespace gridlock {
namespace {

TEST(HashSet, knows_what_a_set_of_hashes_knows) {
  Random random(11);
  HashSet set;
  std::set<std::uint64_t> model;
  for (int i = 0; i < 50'000; ++i) {
    const std::uint64_t hash = mix(random.below(20'000));
    ASSERT_EQ(set.insert(hash), model.insert(hash | 1).second);
    ASSERT_EQ(set.size(), model.size());
  }
  for (std::uint64_t key = 0; key < 20'000; ++key) ASSERT_EQ(set.contains(mix(key)), model.count(mix(key) | 1) == 1);
}

TEST(HashSet, finds_hashes_that_share_their_home) {
  HashSet set;
  // Equal in all bits that choose the slot, until the table has grown past them.
  for (std::uint64_t i = 0; i < 400; ++i) EXPECT_TRUE(set.insert(i << 50 | 1));
  for (std::uint64_t i = 0; i < 400; ++i) EXPECT_TRUE(set.contains(i << 50 | 1));
  EXPECT_FALSE(set.contains(std::uint64_t{400} << 50 | 1));
}

TEST(HashSet, forgets_all_when_it_is_cleared) {
  HashSet set;
  for (std::uint64_t i = 0; i < 5000; ++i) set.insert(mix(i));
  set.clear();
  EXPECT_EQ(set.size(), 0u);
  for (std::uint64_t i = 0; i < 5000; ++i) EXPECT_FALSE(set.contains(mix(i)));
  EXPECT_TRUE(set.insert(mix(1)));
}

TEST(HashSet, takes_zero_for_a_hash_like_any_other) {
  HashSet set;
  EXPECT_FALSE(set.contains(0));
  EXPECT_TRUE(set.insert(0));
  EXPECT_TRUE(set.contains(0));
}

}  // namespace
}  // namespace gridlock
