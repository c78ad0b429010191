// A bit for each number below a bound: which states of a densely numbered space have been seen. Small bitmaps are
// borrowed from a pool of zeroed memory, so a search that touches few bits pays only for those.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "gridlock/containers/bit_in_word.hpp"
#include "gridlock/containers/memory_block.hpp"

namespace gridlock {

class Bitmap {
 public:
  explicit Bitmap(std::uint64_t bits) : used_(static_cast<std::size_t>(bits / 64 + 1)) {
    words_.swap(pool());
    if (words_.size < used_) words_ = Words(std::max(used_, kAhead));
  }
  Bitmap(const Bitmap&) = delete;
  Bitmap& operator=(const Bitmap&) = delete;
  // The borrower must have cleared every bit it set.
  ~Bitmap() {
    if (words_.size > pool().size) pool().swap(words_);
  }

  // Sets the bit; true if it was clear before.
  bool insert(std::uint64_t bit) { return set_bit(words_.data[bit / 64], bit); }

  // Sets the bit, and counts it if it was clear before.
  void insert(std::uint64_t bit, std::size_t& count) { set_bit(words_.data[bit / 64], bit, count); }

  // Clears the bit and its 63 neighbours.
  void clear_around(std::uint64_t bit) { words_.data[bit / 64] = 0; }

  std::size_t bytes() const { return used_ * sizeof(std::uint64_t); }

 private:
  // Pages that are never touched cost nothing where there is address space to spare, so take enough at once.
  static constexpr std::size_t kAhead = sizeof(void*) == 8 ? std::size_t{1} << 17 : 0;

  struct Words {
    Words() = default;
    explicit Words(std::size_t count)
        : data(static_cast<std::uint64_t*>(zeroed_block(count * sizeof(std::uint64_t)))), size(count) {}
    Words(Words&& other) noexcept { swap(other); }
    Words& operator=(Words&& other) noexcept {
      swap(other);
      return *this;
    }
    ~Words() { free_block(data, size * sizeof(std::uint64_t)); }
    void swap(Words& other) noexcept {
      std::swap(data, other.data);
      std::swap(size, other.size);
    }
    std::uint64_t* data = nullptr;
    std::size_t size = 0;
  };

  static Words& pool() {
    thread_local Words zeroed;
    return zeroed;
  }

  Words words_;
  std::size_t used_;
};

}  // namespace gridlock
