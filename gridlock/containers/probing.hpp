// What hash tables with linear probing share: 64-bit slots, 0 if empty, a power of two of them. Tables grow in place:
// there is never an old one beside a new one, and large ones grow without being copied.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "gridlock/containers/buffer.hpp"

namespace gridlock {

inline void add_empty_slots(Buffer<std::uint64_t>& slots, std::size_t more) {
  slots.make_room(more);
  std::fill(slots.end(), slots.end() + more, 0);
  slots.set_size(slots.size() + more);
}

// home(slot), cut to the size of the table, is where the search for it begins. At least one slot must be empty.
//
// Behind an empty slot, one after the other is taken out and put in again. What stood between its home and itself has
// been put in again by then, so it comes no farther than to where it was, or into the new half; and no slot that
// was filled in this way is emptied again. What would go past the end, and so to slots whose turn is still to come,
// waits until all are done.
template <class Home>
void double_slots(Buffer<std::uint64_t>& slots, Home&& home) {
  const std::size_t old_size = slots.size();
  add_empty_slots(slots, old_size);
  const std::size_t mask = slots.size() - 1;
  std::vector<std::uint64_t> waiting;
  const std::size_t first = static_cast<std::size_t>(std::find(slots.begin(), slots.end(), 0) - slots.begin());
  for (std::size_t k = 1; k < old_size; ++k) {
    const std::size_t at = (first + k) & (old_size - 1);
    const std::uint64_t slot = slots[at];
    if (slot == 0) continue;
    slots[at] = 0;
    std::size_t i = home(slot) & mask;
    while (i <= mask && slots[i] != 0) ++i;
    if (i <= mask)
      slots[i] = slot;
    else
      waiting.push_back(slot);
  }
  for (const std::uint64_t slot : waiting) {
    std::size_t i = home(slot) & mask;
    while (slots[i] != 0) i = (i + 1) & mask;
    slots[i] = slot;
  }
}

}  // namespace gridlock
