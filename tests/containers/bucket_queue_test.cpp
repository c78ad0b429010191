#include "gridlock/containers/bucket_queue.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace gridlock {
namespace {

// Against a plain list: pops the least priority, the newest among equals.
RC_GTEST_PROP(BucketQueue, pops_the_least_and_the_newest_first, (const std::vector<std::uint8_t>& script)) {
  struct Item {
    std::uint64_t priority;
    std::size_t serial;
  };
  BucketQueue<std::size_t> queue;
  std::vector<Item> model;
  std::size_t serial = 0;
  for (const std::uint8_t word : script) {
    if (word % 3 == 0 && !model.empty()) {
      const auto best = std::min_element(model.begin(), model.end(), [](const Item& a, const Item& b) {
        return a.priority != b.priority ? a.priority < b.priority : a.serial > b.serial;
      });
      RC_ASSERT(queue.lowest() == best->priority);
      RC_ASSERT(queue.pop() == best->serial);
      model.erase(best);
    } else {
      // Small ones, large ones, and ones of more than 32 bits that differ in the upper ones only.
      const std::uint64_t priority = word % 2 == 0 ? std::uint64_t{9000} * (word / 16) : std::uint64_t{word} << 36;
      queue.push(serial, priority);
      model.push_back({priority, serial++});
    }
    RC_ASSERT(queue.size() == model.size());
  }
}

}  // namespace
}  // namespace gridlock
