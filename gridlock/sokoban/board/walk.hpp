// How many steps the player is from every square he can walk to.
#pragma once

#include <algorithm>
#include <array>

#include "gridlock/sokoban/board/flood.hpp"

namespace gridlock::sokoban {

class Walk {
 public:
  Walk() = default;  // nothing is known before from()
  // blocked(square) says whether a box stands there.
  template <class Blocked>
  Walk(const Level& level, Blocked&& blocked, Square player) {
    from(level, blocked, player);
  }

  template <class Blocked>
  void from(const Level& level, Blocked&& blocked, Square player) {
    std::array<Square, kMost> queue;
    std::fill_n(steps_.begin(), level.size(), kFar);
    steps_[level.wall()] = 0;  // so that nobody enters it
    steps_[player] = 0;
    queue[0] = player;
    flood(level, queue.data(), queue.data() + 1, [&](Square near, Square at) {
      if (steps_[near] != kFar || blocked(near)) return false;
      steps_[near] = static_cast<Distance>(steps_[at] + 1);
      return true;
    });
    steps_[level.wall()] = kFar;
  }

  bool reaches(Square square) const { return steps_[square] != kFar; }
  int steps(Square square) const { return steps_[square]; }
  // The least square reached: the name of the region.
  Square least() const {
    return static_cast<Square>(
        std::find_if(steps_.begin(), steps_.end(), [](Distance steps) { return steps != kFar; }) - steps_.begin());
  }

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
  static constexpr std::size_t kMost = static_cast<std::size_t>(kMaxSide) * kMaxSide;

  std::array<Distance, kMost + 1> steps_;
};

}  // namespace gridlock::sokoban
