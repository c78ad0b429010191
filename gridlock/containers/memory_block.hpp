// A block of memory that can grow without being copied: a large one has pages of its own, which are remapped as a whole
// when there is no room behind them and returned to the system when freed.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace gridlock {

#if defined(__linux__)

// From this size on, bytes. Smaller ones are the allocator's, which is quicker where they come and go.
inline constexpr std::size_t kLargeBlock = std::size_t{1} << 20;
// From this one on huge pages are asked for: random access to gigabytes is otherwise spent on translating addresses.
inline constexpr std::size_t kHugeBlock = std::size_t{1} << 24;

inline void free_block(void* data, std::size_t bytes) {
  if (bytes >= kLargeBlock)
    munmap(data, bytes);
  else
    std::free(data);
}

// The block with a larger size, or a new one if there was none; its contents stay, and what is new is not set. If
// memory is refused, the old block is as it was.
inline void* grown_block(void* data, std::size_t old_bytes, std::size_t bytes) {
  if (bytes < kLargeBlock) {
    void* const moved = std::realloc(data, bytes);
    if (moved == nullptr) throw std::bad_alloc();
    return moved;
  }
  const bool is_large = old_bytes >= kLargeBlock;
  void* const moved = is_large ? mremap(data, old_bytes, bytes, MREMAP_MAYMOVE)
                               : mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (moved == MAP_FAILED) throw std::bad_alloc();
  if (bytes >= kHugeBlock) madvise(moved, bytes, MADV_HUGEPAGE);
  if (!is_large && old_bytes > 0) {
    std::memcpy(moved, data, old_bytes);
    std::free(data);
  }
  return moved;
}

// Whether what grown_block() adds to a block of that new size is zero.
inline bool grows_by_zeros(std::size_t bytes) { return bytes >= kLargeBlock; }

#else

inline void free_block(void* data, std::size_t) { std::free(data); }

inline void* grown_block(void* data, std::size_t, std::size_t bytes) {
  void* const moved = std::realloc(data, bytes);
  if (moved == nullptr) throw std::bad_alloc();
  return moved;
}

inline bool grows_by_zeros(std::size_t) { return false; }

#endif

// The block with a larger size; its contents stay, and what is new is zero.
inline void* zero_extended_block(void* data, std::size_t old_bytes, std::size_t bytes) {
  void* const moved = grown_block(data, old_bytes, bytes);
  if (!grows_by_zeros(bytes)) std::memset(static_cast<char*>(moved) + old_bytes, 0, bytes - old_bytes);
  return moved;
}

// A new block that is all zero.
inline void* zeroed_block(std::size_t bytes) { return zero_extended_block(nullptr, 0, bytes); }

}  // namespace gridlock
