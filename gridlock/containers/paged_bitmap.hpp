// A bit for each number below a large bound, of which few are ever set, and those in clusters: pages of bits get memory
// when the first of theirs is set. The memory stays with the thread, so that the next bitmap finds it warm.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "gridlock/containers/bit_in_word.hpp"
#include "gridlock/containers/memory_block.hpp"

namespace gridlock {

class PagedBitmap {
 public:
  explicit PagedBitmap(std::uint64_t bits)
      : directory_size_(static_cast<std::size_t>((bits + kPageBits - 1) / kPageBits)) {
    memory_.swap(pool());
    memory_.directory.extend(directory_size_);
    memory_.words.extend(kLeastPages * kPageWords);
  }
  PagedBitmap(const PagedBitmap&) = delete;
  PagedBitmap& operator=(const PagedBitmap&) = delete;
  // The borrower must have cleared every bit it set.
  ~PagedBitmap() {
    std::memset(memory_.directory.data, 0, directory_size_ * sizeof(std::uint32_t));
    if (!refused_ && memory_.words.size <= kMostKept) memory_.swap(pool());
  }

  // Sets the bit; true if it was clear before.
  bool insert(std::uint64_t bit) { return set_bit(word_of(bit), bit); }
  // Sets the bit, and counts it if it was clear before.
  void insert(std::uint64_t bit, std::size_t& count) { set_bit(word_of(bit), bit, count); }

  // Clears the bit and its 63 neighbours; the bit must have been set before.
  void clear_around(std::uint64_t bit) {
    memory_.words.data[memory_.directory.data[bit / kPageBits] + bit / 64 % kPageWords] = 0;
  }

  std::size_t bytes() const { return directory_size_ * sizeof(std::uint32_t) + used_ * sizeof(std::uint64_t); }

 private:
  static constexpr std::uint64_t kPageBits = std::uint64_t{1} << 15;
  static constexpr std::size_t kPageWords = kPageBits / 64;
  static constexpr std::size_t kLeastPages = 256;                   // a megabyte
  static constexpr std::size_t kMostKept = kPageWords * (1 << 14);  // words: 64 megabytes

  // An array that is zero wherever nobody has written.
  template <class T>
  struct Zeroed {
    Zeroed() = default;
    Zeroed(const Zeroed&) = delete;
    Zeroed& operator=(const Zeroed&) = delete;
    ~Zeroed() { free_block(data, size * sizeof(T)); }
    void extend(std::size_t needed) {
      if (needed <= size) return;
      const std::size_t larger = std::max(needed, 2 * size);
      data = static_cast<T*>(zero_extended_block(data, size * sizeof(T), larger * sizeof(T)));
      size = larger;
    }
    T* data = nullptr;
    std::size_t size = 0;
  };
  struct Memory {
    void swap(Memory& other) noexcept {
      std::swap(directory.data, other.directory.data);
      std::swap(directory.size, other.directory.size);
      std::swap(words.data, other.words.data);
      std::swap(words.size, other.words.size);
    }
    Zeroed<std::uint32_t> directory;  // of each page its first word; 0 if it has no memory
    Zeroed<std::uint64_t> words;      // the first page is nobody's
  };

  std::uint64_t& word_of(std::uint64_t bit) {
    std::uint32_t page = memory_.directory.data[bit / kPageBits];
    if (page == 0) [[unlikely]]
      page = add_page(bit / kPageBits);
    return memory_.words.data[page + bit / 64 % kPageWords];
  }
  std::uint32_t add_page(std::uint64_t page) {
    refused_ = true;  // until there is memory; without it, bits are set that the borrower knows nothing of
    used_ += kPageWords;
    memory_.words.extend(used_ + kPageWords);
    refused_ = false;
    // A page that is read first is given to the thread by the system only when it is written to, and all threads are
    // stopped then.
    memory_.words.data[used_] = 0;
    return memory_.directory.data[page] = static_cast<std::uint32_t>(used_);
  }

  static Memory& pool() {
    thread_local Memory kept;
    return kept;
  }

  Memory memory_;
  std::size_t directory_size_;
  std::size_t used_ = 0;  // words of pages that have memory
  bool refused_ = false;  // memory for a page was
};

}  // namespace gridlock
