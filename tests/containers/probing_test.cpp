#include "gridlock/containers/probing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace gridlock {
namespace {

// Homes close to the end of a small table, so that many wrap around.
RC_GTEST_PROP(Probing, finds_every_slot_after_doubling, (const std::vector<std::uint8_t>& bytes)) {
  Buffer<std::uint64_t> slots;
  add_empty_slots(slots, 16);
  const auto home = [](std::uint64_t slot) { return static_cast<std::size_t>(slot >> 8); };
  const auto find = [&](std::uint64_t slot) {
    std::size_t i = home(slot) & (slots.size() - 1);
    while (slots[i] != 0 && slots[i] != slot) i = (i + 1) & (slots.size() - 1);
    return i;
  };
  std::set<std::uint64_t> model;
  for (const std::uint8_t byte : bytes) {
    const std::uint64_t slot = std::uint64_t{byte % 8 < 6 ? 250u + byte % 6 : byte} << 8 | (byte | 1u);
    if (model.size() * 5 >= slots.size() * 4) double_slots(slots, home);
    slots[find(slot)] = slot;
    model.insert(slot);
    std::size_t used = 0;
    for (const std::uint64_t each : slots) used += each != 0 ? 1 : 0;
    RC_ASSERT(used == model.size());
    for (const std::uint64_t each : model) RC_ASSERT(slots[find(each)] == each);
  }
}

}  // namespace
}  // namespace gridlock
