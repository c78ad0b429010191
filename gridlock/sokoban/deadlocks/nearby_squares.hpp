// The squares near some others, whatever stands on them.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

class NearbySquares {
 public:
  explicit NearbySquares(const Level& level) : level_(&level), mark_(static_cast<std::size_t>(level.size()) + 1, 0) {}

  // Those at most `steps` steps away from one of `squares`, walls aside, nearest first.
  std::vector<Square> of(std::vector<Square> squares, int steps) {
    std::vector<Square> near = std::move(squares);
    for (const Square s : near) mark_[s] = 1;
    std::size_t first = 0;
    for (int step = 0; step < steps; ++step) {
      const std::size_t end = near.size();
      for (; first < end; ++first)
        for (const Direction d : kDirections)
          if (const Square next = level_->next(near[first], d); next != level_->wall() && mark_[next] == 0) {
            mark_[next] = 1;
            near.push_back(next);
          }
    }
    for (const Square s : near) mark_[s] = 0;
    return near;
  }

  // The same as a mask.
  std::vector<std::uint8_t> zone(std::vector<Square> squares, int steps) {
    std::vector<std::uint8_t> mask(mark_.size(), 0);
    for (const Square s : of(std::move(squares), steps)) mask[s] = 1;
    return mask;
  }

 private:
  const Level* level_;
  std::vector<std::uint8_t> mark_;
};

}  // namespace gridlock::sokoban
