// How many bytes a small allocation really takes, for containers that keep millions of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace gridlock {

// A block of the allocator: what was asked for, a word to keep the books, rounded up.
constexpr std::size_t block_bytes(std::size_t asked) {
  return asked == 0 ? 0 : std::max<std::size_t>(32, (asked + sizeof(void*) + 15) / 16 * 16);
}

template <class T>
std::size_t owned_bytes(const std::vector<T>& values) {
  return block_bytes(values.capacity() * sizeof(T));
}
inline std::size_t owned_bytes(const std::vector<bool>& bits) { return block_bytes(bits.capacity() / 8); }
template <class T>
std::size_t owned_bytes(const std::vector<std::vector<T>>& rows) {
  std::size_t sum = block_bytes(rows.capacity() * sizeof rows.front());
  for (const auto& row : rows) sum += owned_bytes(row);
  return sum;
}

}  // namespace gridlock
