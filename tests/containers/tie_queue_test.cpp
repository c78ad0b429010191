#include "gridlock/containers/tie_queue.hpp"

#include <gtest/gtest.h>

namespace gridlock {
namespace {

TEST(TieQueue, gives_the_least_priority_first_then_the_least_tie_then_the_newest) {
  TieQueue<int> queue;
  queue.push(1, 5, 2);
  queue.push(2, 5, 1);
  queue.push(3, 5, 1);
  queue.push(4, 3, 9);
  queue.push(5, 100'000, 0);
  EXPECT_EQ(queue.size(), 5u);
  EXPECT_EQ(queue.lowest(), 3u);
  EXPECT_EQ(queue.pop(), 4);
  EXPECT_EQ(queue.lowest(), 5u);
  EXPECT_EQ(queue.pop(), 3);
  queue.push(6, 4, 7);
  EXPECT_EQ(queue.pop(), 6);
  EXPECT_EQ(queue.pop(), 2);
  EXPECT_EQ(queue.pop(), 1);
  EXPECT_EQ(queue.lowest(), 100'000u);
  EXPECT_EQ(queue.pop(), 5);
  EXPECT_TRUE(queue.empty());
}

}  // namespace
}  // namespace gridlock
