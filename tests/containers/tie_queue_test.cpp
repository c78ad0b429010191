#include "gridlock/containers/tie_queue.hpp"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

#include "gridlock/core/cost.hpp"

namespace gridlock {
namespace {

TEST(TieQueue, gives_the_least_tie_of_the_least_priority_and_then_the_newest_but_every_fourth_time) {
  TieQueue<int> queue;
  queue.push(1, 5, 2);
  queue.push(2, 5, 1);
  queue.push(3, 5, 1);
  queue.push(4, 3, 9);
  EXPECT_EQ(queue.lowest(), 3u);
  EXPECT_EQ(queue.pop(), 4);
  EXPECT_EQ(queue.pop(), 3);
  queue.push(5, 4, 7);
  EXPECT_EQ(queue.pop(), 5);
  for (int tie = 0; tie < 100; ++tie) queue.push(100 + tie, 1, static_cast<std::size_t>(tie));
  EXPECT_NE(queue.pop(), 100);  // the fourth: anything of that priority, and of a hundred hardly the first
  EXPECT_EQ(queue.pop(), 100);
}

TEST(TieQueue, tells_apart_priorities_that_differ_beyond_32_bits) {
  TieQueue<int> queue;
  queue.push(1, Cost(3, 1).key(), Cost(1, 1).key());
  queue.push(2, Cost(2, 70'000).key(), Cost(1, 1).key());
  queue.push(3, Cost(2, 1).key(), Cost(1, 1).key());
  queue.push(4, 9, 9);
  for (const int expected : {4, 3, 2, 1}) {
    EXPECT_EQ(queue.lowest(), expected == 4 ? 9 : Cost(expected == 1 ? 3 : 2, expected == 2 ? 70'000 : 1).key());
    EXPECT_EQ(queue.pop(), expected);
  }
}

RC_GTEST_PROP(TieQueue, never_gives_a_greater_priority_than_the_least_and_loses_nothing,
              (const std::vector<std::uint16_t>& script)) {
  TieQueue<std::size_t> queue;
  std::map<std::size_t, std::size_t> priority_of;  // by value
  std::size_t serial = 0;
  const auto least = [&] {
    std::size_t result = static_cast<std::size_t>(-1);
    for (const auto& entry : priority_of) result = std::min(result, entry.second);
    return result;
  };
  for (const std::uint16_t word : script) {
    if (word % 3 == 0 && !priority_of.empty()) {
      RC_ASSERT(queue.lowest() == least());
      const std::size_t value = queue.pop();
      RC_ASSERT(priority_of.at(value) == least());
      priority_of.erase(value);
    } else {
      const std::size_t priority = static_cast<std::size_t>(word % 16) * 6000;  // small ones and large ones
      queue.push(serial, priority, word / 16u);
      priority_of[serial++] = priority;
    }
    RC_ASSERT(queue.size() == priority_of.size());
    RC_ASSERT(queue.empty() == priority_of.empty());
  }
}

}  // namespace
}  // namespace gridlock
