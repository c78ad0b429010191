// Asks the system to back a large block with huge pages: random access to gigabytes is otherwise spent on
// translating addresses.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace gridlock {

inline void prefer_huge_pages([[maybe_unused]] void* data, [[maybe_unused]] std::size_t bytes) {
#if defined(__linux__)
  constexpr std::uintptr_t kHuge = std::uintptr_t{1} << 21, kPage = std::uintptr_t{1} << 12;
  if (bytes < 8 * kHuge) return;
  // All pages of the block, those at its ends included: a block whose parts differ cannot be remapped when it grows,
  // and would be copied instead.
  const std::uintptr_t first = reinterpret_cast<std::uintptr_t>(data) & ~(kPage - 1);
  const std::uintptr_t last = (reinterpret_cast<std::uintptr_t>(data) + bytes + kPage - 1) & ~(kPage - 1);
  madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);
#endif
}

}  // namespace gridlock
