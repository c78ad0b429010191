#include "gridlock/containers/state_table.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "gridlock/core/random.hpp"

namespace gridlock {
namespace {

RC_GTEST_PROP(StateTable, numbers_states_like_a_map, (const std::vector<std::uint8_t>& keys)) {
  StateTable<std::uint64_t> table;
  std::map<std::uint64_t, std::uint32_t> model;
  for (const std::uint64_t key : keys) {
    const auto expected = model.emplace(key, static_cast<std::uint32_t>(model.size()));
    const auto inserted = table.insert(key, mix(key));
    RC_ASSERT(inserted.first == expected.first->second);
    RC_ASSERT(inserted.second == expected.second);
  }
  RC_ASSERT(table.size() == model.size());
  for (const auto& entry : model) RC_ASSERT(table.find(entry.first, mix(entry.first)) == entry.second);
  RC_ASSERT(table.find(1000, mix(1000)) == StateTable<std::uint64_t>::kNone);
}

TEST(StateTable, tells_states_of_equal_hash_apart) {
  StateTable<std::uint64_t> table;
  for (std::uint64_t key = 0; key < 1000; ++key) EXPECT_TRUE(table.insert(key, 42).second);
  for (std::uint64_t key = 0; key < 1000; ++key) EXPECT_EQ(table.find(key, 42), key);
}

TEST(StateTable, counts_the_bytes_it_holds) {
  StateTable<std::uint64_t> table;
  for (std::uint64_t key = 0; key < 100'000; ++key) table.insert(key, mix(key));
  EXPECT_GE(table.bytes(), 100'000 * (sizeof(std::uint64_t) + sizeof(std::uint64_t)));
  EXPECT_LE(table.bytes(), 100'000 * 40);
}

}  // namespace
}  // namespace gridlock
