// Bipartite matching by augmenting paths (Kuhn): enough for a few dozen boxes and goals.
#pragma once

#include <cstddef>
#include <vector>

#include "gridlock/core/watch.hpp"

namespace gridlock::sokoban {

// Gives every left node a right node of its own, where joined(left, right). The result names the left node of each
// right one, or -1; it is empty if it cannot be done. Where there are hundreds of them it takes long.
template <class Joined>
std::vector<int> match(std::size_t lefts, std::size_t rights, const Watch& watch, Joined&& joined) {
  std::vector<int> partner(rights, -1);
  std::vector<std::size_t> seen(rights, 0);
  std::size_t round = 0;
  constexpr std::size_t kPatience = 16;
  const auto place = [&](auto&& self, std::size_t left) -> bool {
    for (std::size_t right = 0; right < rights; ++right) {
      if (seen[right] == round || !joined(left, right)) continue;
      seen[right] = round;
      if (partner[right] < 0 || self(self, static_cast<std::size_t>(partner[right]))) {
        partner[right] = static_cast<int>(left);
        return true;
      }
    }
    return false;
  };
  for (std::size_t left = 0; left < lefts; ++left) {
    ++round;
    if (round % kPatience == 0) watch.check();
    if (!place(place, left)) return {};
  }
  return partner;
}

}  // namespace gridlock::sokoban
