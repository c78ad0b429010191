// A set of 64-bit hashes, for positions that are told apart by their hash alone.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace gridlock {

class HashSet {
 public:
  HashSet() : slots_(1024, 0) {}

  // False if it was there already.
  bool insert(std::uint64_t hash) {
    if (size_ * 2 >= slots_.size()) grow();
    if (!put(slots_, hash | 1)) return false;
    ++size_;
    return true;
  }
  bool contains(std::uint64_t hash) const {
    for (std::size_t i = place(slots_, hash | 1);; i = (i + 1) & (slots_.size() - 1)) {
      if (slots_[i] == 0) return false;
      if (slots_[i] == (hash | 1)) return true;
    }
  }
  void clear() {
    if (size_ > 0) std::fill(slots_.begin(), slots_.end(), 0);
    size_ = 0;
  }
  std::size_t size() const { return size_; }
  std::size_t bytes() const { return slots_.size() * sizeof(std::uint64_t); }

 private:
  static std::size_t place(const std::vector<std::uint64_t>& slots, std::uint64_t hash) {
    return static_cast<std::size_t>(hash >> 20) & (slots.size() - 1);
  }
  static bool put(std::vector<std::uint64_t>& slots, std::uint64_t hash) {
    std::size_t i = place(slots, hash);
    for (; slots[i] != 0; i = (i + 1) & (slots.size() - 1))
      if (slots[i] == hash) return false;
    slots[i] = hash;
    return true;
  }
  void grow() {
    std::vector<std::uint64_t> larger(slots_.size() * 2, 0);
    for (const std::uint64_t hash : slots_)
      if (hash != 0) put(larger, hash);
    slots_.swap(larger);
  }

  std::vector<std::uint64_t> slots_;  // 0 is empty; hashes are made odd
  std::size_t size_ = 0;
};

}  // namespace gridlock
