#include "gridlock/containers/buffer.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "gridlock/core/random.hpp"

namespace gridlock {
namespace {

std::vector<std::uint64_t> contents(const Buffer<std::uint64_t>& buffer) { return {buffer.begin(), buffer.end()}; }

TEST(Buffer, holds_what_a_vector_would_after_any_mix_of_pushes_and_pops) {
  Random random(7);
  Buffer<std::uint64_t> buffer;
  std::vector<std::uint64_t> model;
  for (int i = 0; i < 100'000; ++i) {
    if (!model.empty() && random.below(3) == 0) {
      buffer.pop_back();
      model.pop_back();
    } else {
      buffer.push_back(static_cast<std::uint64_t>(i) * i);
      model.push_back(static_cast<std::uint64_t>(i) * i);
    }
    ASSERT_EQ(buffer.size(), model.size());
    ASSERT_EQ(buffer.empty(), model.empty());
    if (!model.empty()) {
      ASSERT_EQ(buffer.back(), model.back());
    }
  }
  EXPECT_EQ(contents(buffer), model);
}

TEST(Buffer, can_push_a_value_of_its_own_while_it_grows) {
  Buffer<std::uint64_t> buffer;
  buffer.push_back(42);
  for (int i = 0; i < 10'000; ++i) buffer.push_back(buffer[0]);
  for (const std::uint64_t value : buffer) ASSERT_EQ(value, 42u);
}

TEST(Buffer, takes_values_that_are_written_behind_its_end) {
  Buffer<std::uint64_t> buffer;
  buffer.push_back(1);
  buffer.make_room(1000);
  for (std::uint64_t i = 0; i < 1000; ++i) buffer.data()[buffer.size() + i] = i + 2;
  buffer.set_size(1001);
  for (std::uint64_t i = 0; i < 1001; ++i) ASSERT_EQ(buffer[i], i + 1);
}

TEST(Buffer, leaves_nothing_behind_when_it_is_moved) {
  Buffer<std::uint64_t> buffer;
  for (std::uint64_t i = 0; i < 100; ++i) buffer.push_back(i);
  Buffer<std::uint64_t> other(std::move(buffer));
  EXPECT_EQ(other.size(), 100u);
  EXPECT_TRUE(buffer.empty());  // NOLINT(bugprone-use-after-move): the contract says so
  buffer.push_back(7);
  EXPECT_EQ(contents(buffer), std::vector<std::uint64_t>{7});
  EXPECT_EQ(other[99], 99u);
}

TEST(Buffer, keeps_its_values_when_it_grows_to_many_megabytes) {
  Buffer<std::uint64_t> buffer;
  constexpr std::uint64_t kCount = 4'000'000;  // beyond the size at which huge pages are asked for
  for (std::uint64_t i = 0; i < kCount; ++i) buffer.push_back(i);
  for (std::uint64_t i = 0; i < kCount; i += 997) ASSERT_EQ(buffer[i], i);
  EXPECT_GE(buffer.bytes(), kCount * sizeof(std::uint64_t));
}

// From a megabyte on a buffer has pages of its own, whose size need not be a multiple of that of its values.
struct Triple {
  std::uint32_t first, second, third;
};

TEST(Buffer, keeps_every_value_when_it_gets_pages_of_its_own) {
  for (const std::size_t at_once : {std::size_t{1}, std::size_t{1000}, std::size_t{87'381}, std::size_t{87'382}}) {
    Buffer<Triple> buffer;
    while (buffer.size() < 400'000) {
      buffer.make_room(at_once);
      for (std::size_t i = 0; i < at_once; ++i) {
        const auto n = static_cast<std::uint32_t>(buffer.size() + i);
        buffer.data()[n] = {n, ~n, n * n};
      }
      buffer.set_size(buffer.size() + at_once);
    }
    for (std::uint32_t i = 0; i < buffer.size(); ++i) {
      ASSERT_TRUE(buffer[i].first == i && buffer[i].second == ~i && buffer[i].third == i * i) << i << " " << at_once;
    }
  }
}

TEST(Buffer, can_be_large_at_once_and_then_small_and_large_again) {
  Buffer<std::uint64_t> buffer, other;
  for (int round = 0; round < 20; ++round) {
    const std::size_t count = round % 2 == 0 ? 300'000 + round : 100 + round;
    buffer.make_room(count);
    for (std::size_t i = 0; i < count; ++i) buffer.push_back(i + round);
    other = std::move(buffer);
    buffer.release();  // what the other one had
    EXPECT_EQ(buffer.bytes(), 0u);
    ASSERT_EQ(other.size(), count);
    for (std::size_t i = 0; i < count; i += 7) ASSERT_EQ(other[i], i + round);
  }
}

}  // namespace
}  // namespace gridlock
