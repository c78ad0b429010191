// How many steps the player needs to each square: a flood fill that counts, and forgets in no time.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/reach.hpp"

namespace gridlock::sokoban {

class StepCounts {
 public:
  explicit StepCounts(const Level& level)
      : level_(&level), stamp_(static_cast<std::size_t>(level.size()) + 1, 0), steps_(stamp_.size()), queue_(steps_) {}

  // Walks everywhere from `start`, which is taken to be free.
  void from(const Occupied& occupied, Square start) {
    if (++epoch_ == 0) {
      stamp_.assign(stamp_.size(), 0);
      epoch_ = 1;
    }
    std::size_t count = 1;
    queue_[0] = least_ = start;
    stamp_[start] = epoch_;
    steps_[start] = 0;
    for (std::size_t head = 0; head < count; ++head) {
      const Square square = queue_[head];
      if (square < least_) least_ = square;
      for (const Direction d : kDirections) {
        const Square near = level_->next(square, d);
        if (occupied[near] != 0 || stamp_[near] == epoch_) continue;
        stamp_[near] = epoch_;
        steps_[near] = static_cast<Square>(steps_[square] + 1);
        queue_[count++] = near;
      }
    }
  }

  bool reached(Square square) const { return stamp_[square] == epoch_; }
  int steps(Square square) const { return steps_[square]; }  // it must be reached
  Square least() const { return least_; }                    // the name of the region

 private:
  const Level* level_;
  std::vector<std::uint32_t> stamp_;
  std::vector<Square> steps_, queue_;
  std::uint32_t epoch_ = 0;
  Square least_ = 0;
};

}  // namespace gridlock::sokoban
