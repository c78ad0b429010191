// How many steps the player is from every square he can walk to.
#pragma once

#include <array>
#include <limits>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

class Walk {
 public:
  // blocked(square) tells of the boxes.
  template <class Blocked>
  Walk(const Level& level, Blocked&& blocked, Square player) {
    for (int s = 0; s <= level.size(); ++s) steps_[static_cast<std::size_t>(s)] = kUnreached;
    std::size_t count = 0;
    steps_[player] = 0;
    queue_[count++] = player;
    for (std::size_t head = 0; head < count; ++head) {
      const Square at = queue_[head];
      for (const Direction d : kDirections) {
        const Square near = level.next(at, d);
        if (near == level.wall() || steps_[near] != kUnreached || blocked(near)) continue;
        steps_[near] = static_cast<std::uint16_t>(steps_[at] + 1);
        queue_[count++] = near;
      }
    }
  }

  bool reaches(Square square) const { return steps_[square] != kUnreached; }
  int steps(Square square) const { return steps_[square]; }

  // The steps of a shortest way to a square that is reached, last step first: calls visit(direction).
  template <class Visit>
  void retrace(const Level& level, Square to, Visit&& visit) const {
    for (int left = steps_[to]; left > 0 && reaches(to); --left)
      for (const Direction d : kDirections) {
        const Square before = level.next(to, opposite(d));
        if (before == level.wall() || steps_[before] + 1 != left) continue;
        visit(d);
        to = before;
        break;
      }
  }

 private:
  static constexpr std::uint16_t kUnreached = std::numeric_limits<std::uint16_t>::max();
  static constexpr std::size_t kMost = static_cast<std::size_t>(kMaxSide) * kMaxSide;

  std::array<std::uint16_t, kMost + 1> steps_;
  std::array<Square, kMost> queue_;
};

}  // namespace gridlock::sokoban
