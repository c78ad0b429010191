#include "gridlock/containers/bitmap.hpp"

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "gridlock/core/random.hpp"

namespace gridlock {
namespace {

TEST(Bitmap, says_of_each_bit_whether_it_is_new_as_a_set_does) {
  constexpr std::uint32_t kBits = 5000;
  Bitmap bitmap(kBits);
  Random random(3);
  std::set<std::uint64_t> model;
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t bit = random.below(kBits);
    ASSERT_EQ(bitmap.insert(bit), model.insert(bit).second) << bit;
  }
  for (const std::uint64_t bit : model) bitmap.clear_around(bit);
}

TEST(Bitmap, has_a_place_for_the_highest_number_of_its_space) {
  for (const std::uint64_t bits : {1u, 63u, 64u, 65u, 4096u}) {
    Bitmap bitmap(bits);
    EXPECT_TRUE(bitmap.insert(bits - 1));
    EXPECT_FALSE(bitmap.insert(bits - 1));
    bitmap.clear_around(bits - 1);
    EXPECT_GE(bitmap.bytes() * 8, bits);
  }
}

TEST(Bitmap, is_clear_again_for_the_next_borrower) {
  for (int round = 0; round < 3; ++round) {
    Bitmap bitmap(100'000);
    for (std::uint64_t bit = 0; bit < 100'000; bit += 17) ASSERT_TRUE(bitmap.insert(bit)) << "round " << round;
    for (std::uint64_t bit = 0; bit < 100'000; bit += 17) bitmap.clear_around(bit);
  }
}

TEST(Bitmap, two_that_are_used_at_once_share_no_bits) {
  Bitmap first(1000), second(1000);
  EXPECT_TRUE(first.insert(5));
  EXPECT_TRUE(second.insert(5));
  first.clear_around(5);
  EXPECT_FALSE(second.insert(5));
  second.clear_around(5);
}

TEST(Bitmap, belongs_to_one_thread) {
  Bitmap mine(1000);
  EXPECT_TRUE(mine.insert(9));
  std::thread([] {
    Bitmap other(1000);
    EXPECT_TRUE(other.insert(9));
    other.clear_around(9);
  }).join();
  EXPECT_FALSE(mine.insert(9));
  mine.clear_around(9);
}

}  // namespace
}  // namespace gridlock
