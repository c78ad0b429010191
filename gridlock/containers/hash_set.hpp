// A set of 64-bit hashes, for positions identified by their hash alone. Two positions may share a hash, and the second
// is then skipped as already known, so this is only for searches that prove nothing by finding nothing. The set is
// split into shards that grow one at a time, so its memory never doubles at once.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "gridlock/containers/probing.hpp"

namespace gridlock {

class HashSet {
 public:
  HashSet() {
    for (Shard& shard : shards_) add_empty_slots(shard.slots, kFirstSlots);
  }

  // False if it was there already.
  bool insert(std::uint64_t hash) {
    Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (shard.size * 2 >= shard.slots.size()) grow(shard);
    const std::size_t mask = shard.slots.size() - 1;
    std::size_t i = place(hash) & mask;
    for (; shard.slots[i] != 0; i = (i + 1) & mask)
      if (shard.slots[i] == (hash | 1)) return false;
    shard.slots[i] = hash | 1;
    ++shard.size;
    return true;
  }
  bool contains(std::uint64_t hash) const {
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    const std::size_t mask = shard.slots.size() - 1;
    for (std::size_t i = place(hash) & mask;; i = (i + 1) & mask) {
      if (shard.slots[i] == 0) return false;
      if (shard.slots[i] == (hash | 1)) return true;
    }
  }
  void clear() {
    for (Shard& shard : shards_) {
      if (shard.size > 0) std::fill(shard.slots.begin(), shard.slots.end(), 0);
      shard.size = 0;
    }
  }
  std::size_t size() const {
    std::size_t sum = 0;
    for (const Shard& shard : shards_) sum += shard.size;
    return sum;
  }
  std::size_t bytes() const { return kShards * kFirstSlots * sizeof(std::uint64_t) + grown_bytes_; }

 private:
  static constexpr int kShardBits = 5;
  static constexpr std::size_t kShards = std::size_t{1} << kShardBits;
  static constexpr std::size_t kFirstSlots = 32;

  struct Shard {
    Buffer<std::uint64_t> slots;  // 0 is empty; hashes are made odd
    std::size_t size = 0;
  };

  static std::size_t place(std::uint64_t hash) { return static_cast<std::size_t>(hash >> 20); }
  void grow(Shard& shard) {
    grown_bytes_ += shard.slots.size() * sizeof(std::uint64_t);
    double_slots(shard.slots, place);
  }

  std::array<Shard, kShards> shards_;
  std::size_t grown_bytes_ = 0;
};

}  // namespace gridlock
