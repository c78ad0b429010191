// A set of packed states, numbered in order of arrival: the memory of every search that cannot use a bitmap.
//
// States are stored one after another; the hash table holds only their numbers, each beside 32 bits of the state's
// hash, so that a lookup hardly ever reads a state other than the one it is looking for. The table is split into shards
// that grow one at a time, in place: no pause is long, and memory use never doubles at once.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/prefetch.hpp"
#include "gridlock/containers/probing.hpp"

namespace gridlock {

template <class State>
class StateTable {
 public:
  using Number = std::uint32_t;
  static constexpr Number kNone = 0xffffffffu;

  // The state's number, and whether it is new. `hash` must be a good hash of it.
  std::pair<Number, bool> insert(const State& state, std::uint64_t hash) {
    Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (shard.used * 5 >= shard.slots.size() * 4) grow(shard);
    const std::uint64_t tag = hash << 32;
    const std::size_t mask = shard.slots.size() - 1;
    for (std::size_t i = slot_of(hash) & mask;; i = (i + 1) & mask) {
      const std::uint64_t slot = shard.slots[i];
      if (slot == 0) {
        const auto number = static_cast<Number>(states_.size());
        shard.slots[i] = tag | (number + 1);
        ++shard.used;
        states_.push_back(state);
        return {number, true};
      }
      if ((slot & kTagMask) == tag && states_[number_in(slot)] == state) return {number_in(slot), false};
    }
  }

  // The state's number, or kNone.
  Number find(const State& state, std::uint64_t hash) const {
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (shard.slots.empty()) return kNone;
    const std::uint64_t tag = hash << 32;
    const std::size_t mask = shard.slots.size() - 1;
    for (std::size_t i = slot_of(hash) & mask;; i = (i + 1) & mask) {
      const std::uint64_t slot = shard.slots[i];
      if (slot == 0) return kNone;
      if ((slot & kTagMask) == tag && states_[number_in(slot)] == state) return number_in(slot);
    }
  }

  // Fetches the slot that insert(…, hash) will look at, so that it is near when the time comes.
  void prefetch(std::uint64_t hash) const {
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (!shard.slots.empty()) prefetch_address(&shard.slots[slot_of(hash) & (shard.slots.size() - 1)]);
  }

  // The state that insert(…, hash) will compare with first, or kNone if it will compare with none.
  Number candidate(std::uint64_t hash) const {
    const Shard& shard = shards_[hash >> (64 - kShardBits)];
    if (shard.slots.empty()) return kNone;
    const std::uint64_t tag = hash << 32;
    const std::size_t mask = shard.slots.size() - 1;
    for (std::size_t i = slot_of(hash) & mask;; i = (i + 1) & mask) {
      const std::uint64_t slot = shard.slots[i];
      if (slot == 0) return kNone;
      if ((slot & kTagMask) == tag) return number_in(slot);
    }
  }

  const State& operator[](Number number) const { return states_[number]; }
  std::size_t size() const { return states_.size(); }
  bool full() const { return states_.size() >= kNone - 1; }
  std::size_t bytes() const { return slot_bytes_ + states_.bytes(); }
  Buffer<State> take_states() && { return std::move(states_); }

 private:
  static constexpr int kShardBits = 6;
  static constexpr std::uint64_t kTagMask = 0xffffffff00000000u;

  struct Shard {
    Buffer<std::uint64_t> slots;  // tag << 32 | number + 1; 0 is empty
    std::size_t used = 0;
  };

  // The home slot depends on the tag alone, so that a shard can grow without looking at the states.
  static std::size_t slot_of(std::uint64_t hash) { return static_cast<std::size_t>(hash & 0xffffffffu); }
  static Number number_in(std::uint64_t slot) { return static_cast<Number>(slot & 0xffffffffu) - 1; }

  void grow(Shard& shard) {
    slot_bytes_ -= shard.slots.bytes();
    if (shard.slots.empty())
      add_empty_slots(shard.slots, 16);
    else
      double_slots(shard.slots, [](std::uint64_t slot) { return slot_of(slot >> 32); });
    slot_bytes_ += shard.slots.bytes();
  }

  std::array<Shard, std::size_t{1} << kShardBits> shards_;
  Buffer<State> states_;
  std::size_t slot_bytes_ = 0;
};

}  // namespace gridlock
