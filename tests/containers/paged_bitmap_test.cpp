#include "gridlock/containers/paged_bitmap.hpp"

#include <gtest/gtest.h>

#include <set>

#include "gridlock/core/random.hpp"

namespace gridlock {
namespace {

constexpr std::uint64_t kBits = std::uint64_t{1} << 31;

std::uint64_t any_bit(Random& random) { return std::uint64_t{random.below(1u << 31)}; }

TEST(PagedBitmap, says_of_each_bit_whether_it_is_new_as_a_set_does) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {  // the second one borrows what the first has left behind
    PagedBitmap bitmap(kBits);
    Random random(seed);
    std::set<std::uint64_t> model;
    for (int i = 0; i < 3000; ++i) {
      const std::uint64_t bit = any_bit(random);
      for (const std::uint64_t near : {bit, bit ^ 1, bit ^ 64, bit})
        ASSERT_EQ(bitmap.insert(near), model.insert(near).second) << near;
    }
    for (const std::uint64_t bit : model) bitmap.clear_around(bit);
  }
}

TEST(PagedBitmap, has_a_place_for_the_highest_number_of_its_space) {
  for (const std::uint64_t bits : {std::uint64_t{1}, std::uint64_t{32768}, std::uint64_t{32769}, kBits}) {
    PagedBitmap bitmap(bits);
    EXPECT_TRUE(bitmap.insert(bits - 1));
    EXPECT_FALSE(bitmap.insert(bits - 1));
    bitmap.clear_around(bits - 1);
  }
}

TEST(PagedBitmap, takes_memory_for_the_pages_that_are_used_only) {
  PagedBitmap bitmap(kBits);
  const std::size_t before = bitmap.bytes();
  for (std::uint64_t bit = 0; bit < 1000; ++bit) bitmap.insert(bit);
  EXPECT_EQ(bitmap.bytes(), before + 4096);
  for (std::uint64_t bit = 0; bit < 1000; ++bit) bitmap.clear_around(bit);
}

TEST(PagedBitmap, two_that_are_used_at_once_share_no_bits) {
  PagedBitmap first(kBits), second(kBits);
  EXPECT_TRUE(first.insert(5));
  EXPECT_TRUE(second.insert(5));
  first.clear_around(5);
  EXPECT_FALSE(second.insert(5));
  second.clear_around(5);
}

}  // namespace
}  // namespace gridlock
