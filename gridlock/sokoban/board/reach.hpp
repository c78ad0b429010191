// Where the player can walk: a flood fill that forgets in no time.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

// What stands on each square, the wall() included. Zero is free.
using Occupied = std::vector<std::uint8_t>;

class Reach {
 public:
  explicit Reach(const Level& level)
      : level_(&level), stamp_(static_cast<std::size_t>(level.size()) + 1, 0), queue_(stamp_.size()) {}

  // Walks everywhere from `from`, which is taken to be free. Returns the least square reached: the name of the region.
  Square flood(const Occupied& occupied, Square from) {
    begin();
    return spread(occupied, from);
  }

  // The same, adding to what has been reached since begin(); `from` must be new.
  Square spread(const Occupied& occupied, Square from) {
    std::size_t head = count_;
    stamp_[from] = epoch_;
    queue_[count_++] = from;
    Square least = from;
    while (head < count_) {
      const Square square = queue_[head++];
      if (square < least) least = square;
      for (const Direction d : kDirections) {
        const Square near = level_->next(square, d);
        if (occupied[near] != 0 || stamp_[near] == epoch_) continue;
        stamp_[near] = epoch_;
        queue_[count_++] = near;
      }
    }
    return least;
  }

  void begin() {
    if (++epoch_ == 0) {
      stamp_.assign(stamp_.size(), 0);
      epoch_ = 1;
    }
    count_ = 0;
  }

  bool operator()(Square square) const { return stamp_[square] == epoch_; }
  // The squares reached, nearest first.
  const Square* begin_reached() const { return queue_.data(); }
  const Square* end_reached() const { return queue_.data() + count_; }
  std::size_t count() const { return count_; }

 private:
  const Level* level_;
  std::vector<std::uint32_t> stamp_;
  std::vector<Square> queue_;
  std::uint32_t epoch_ = 0;
  std::size_t count_ = 0;
};

}  // namespace gridlock::sokoban
