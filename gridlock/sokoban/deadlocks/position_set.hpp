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
  // False if it was there already. The boxes may come in any order, but `hash` must not depend on it. has_box(square)
  // tells whether one of them is there; it is asked about boxes of other positions only.
  template <class HasBox>
  bool insert(const std::vector<Square>& boxes, Square region, std::uint64_t hash, HasBox&& has_box) {
    if (size_ * 2 >= slots_.size()) grow();
    std::size_t i = place(hash);
    for (; slots_[i].length != 0; i = next(i)) {
      const Slot& slot = slots_[i];
      const auto first = squares_.begin() + slot.first, last = first + slot.length - 1;
      if (slot.hash == hash && slot.length == boxes.size() + 1 && *last == region && std::all_of(first, last, has_box))
        return false;
    }
    slots_[i] = {hash, static_cast<std::uint32_t>(squares_.size()), static_cast<std::uint32_t>(boxes.size() + 1)};
    squares_.insert(squares_.end(), boxes.begin(), boxes.end());
    squares_.push_back(region);
    ++size_;
    return true;
  }
  // However large it was, it is as small again as at first, so that clearing it takes no longer than filling it took.
  void clear() {
    if (size_ > 0) slots_.assign(kFirstSlots, Slot{});
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

  static constexpr std::size_t kFirstSlots = 256;

  std::vector<Slot> slots_ = std::vector<Slot>(kFirstSlots);
  std::vector<Square> squares_;
  std::size_t size_ = 0;
};

}  // namespace gridlock::sokoban
