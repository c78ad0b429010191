// A set of positions of a few boxes that compares the positions themselves, not only their hashes: a proof that rests
// on having seen every position would be wrong if two were taken for one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// For tables whose keys are the squares themselves.
struct HashOfSquares {
  std::size_t operator()(const std::vector<Square>& squares) const {
    std::uint64_t hash = 0;
    for (const Square square : squares) hash = mix(hash ^ square);
    return static_cast<std::size_t>(hash);
  }
};

class PositionSet {
 public:
  PositionSet() : slots_(256, Slot{}) {}

  // False if it was there already. The boxes may come in any order, but `hash` must not depend on it.
  bool insert(const std::vector<Square>& boxes, Square region, std::uint64_t hash) {
    if (size_ * 2 >= slots_.size()) grow();
    sorted_.assign(boxes.begin(), boxes.end());
    std::sort(sorted_.begin(), sorted_.end());
    sorted_.push_back(region);
    std::size_t i = place(hash);
    for (; slots_[i].length != 0; i = next(i))
      if (slots_[i].hash == hash && same(slots_[i])) return false;
    slots_[i] = {hash, static_cast<std::uint32_t>(squares_.size()), static_cast<std::uint32_t>(sorted_.size())};
    squares_.insert(squares_.end(), sorted_.begin(), sorted_.end());
    ++size_;
    return true;
  }
  void clear() {
    if (size_ > 0) std::fill(slots_.begin(), slots_.end(), Slot{});
    squares_.clear();
    size_ = 0;
  }
  std::size_t size() const { return size_; }
  std::size_t bytes() const { return slots_.size() * sizeof(Slot) + squares_.size() * sizeof(Square); }

 private:
  struct Slot {
    std::uint64_t hash = 0;
    std::uint32_t first = 0, length = 0;  // its squares: the boxes, then the region; no length: the slot is empty
  };

  std::size_t place(std::uint64_t hash) const { return static_cast<std::size_t>(hash >> 20) & (slots_.size() - 1); }
  std::size_t next(std::size_t i) const { return (i + 1) & (slots_.size() - 1); }
  bool same(const Slot& slot) const {
    return slot.length == sorted_.size() && std::equal(sorted_.begin(), sorted_.end(), squares_.begin() + slot.first);
  }
  void grow() {
    std::vector<Slot> old(slots_.size() * 2, Slot{});
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.length == 0) continue;
      std::size_t i = place(slot.hash);
      while (slots_[i].length != 0) i = next(i);
      slots_[i] = slot;
    }
  }

  std::vector<Slot> slots_;
  std::vector<Square> squares_;
  std::size_t size_ = 0;
  std::vector<Square> sorted_;  // scratch
};

}  // namespace gridlock::sokoban
