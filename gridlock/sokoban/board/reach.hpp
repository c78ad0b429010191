// Where the player can walk: a flood fill that can be started again without clearing its tables.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/flood.hpp"

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
    Square* const first = queue_.data() + count_;
    std::uint32_t* const stamp = stamp_.data();
    *first = from;
    stamp[from] = epoch_;
    Square least = from;
    const Square* const end =
        sokoban::flood(*level_, first, first + 1, [&, epoch = epoch_, taken = occupied.data()](Square near, Square) {
          if (taken[near] != 0 || stamp[near] == epoch) return false;
          stamp[near] = epoch;
          if (near < least) least = near;
          return true;
        });
    count_ = static_cast<std::size_t>(end - queue_.data());
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
  std::vector<std::uint32_t> stamp_;  // equal to epoch_ where the square is reached
  std::vector<Square> queue_;
  std::uint32_t epoch_ = 0;
  std::size_t count_ = 0;
};

}  // namespace gridlock::sokoban
