#include "gridlock/sokoban/portfolio/moves/cut_regions.hpp"

#include <algorithm>

namespace gridlock::sokoban {

CutRegions::CutRegions(const Level& level) : level_(&level) {
  const auto squares = static_cast<std::size_t>(level.size()) + 1;
  for (auto* table : {&order_, &end_, &low_, &least_, &parent_, &root_}) table->assign(squares, level.wall());
  path_.resize(squares);
  turned_.resize(squares);
}

void CutRegions::explore(const Occupied& occupied) {
  // An occupied square looks as if it had been discovered last of all, so that one comparison tells all there is to
  // know of a neighbour.
  constexpr Square kTaken = 0xffff, kNotYet = 0xfffe;
  const Square none = level_->wall();
  for (std::size_t s = 0; s < order_.size(); ++s) order_[s] = occupied[s] != 0 ? kTaken : kNotYet;
  std::fill(root_.begin(), root_.end(), none);
  std::fill(parent_.begin(), parent_.end(), none);
  components_ = 0;
  Square clock = 0;
  for (Square start = 0; start < level_->size(); ++start) {
    if (order_[start] != kNotYet) continue;
    ++components_;
    const auto discover = [&](Square square) {
      root_[square] = start;
      least_[square] = square;
      return order_[square] = clock++;
    };
    std::size_t depth = 0;
    Square square = start, low = discover(start);
    for (std::uint8_t turned = 0;;) {
      if (turned < 4) {
        const Square near = level_->next(square, kDirections[turned++]);
        const Square when = order_[near];
        if (when == kNotYet) {
          low_[square] = low;
          path_[depth] = square;
          turned_[depth++] = turned;
          parent_[near] = square;
          square = near;
          low = discover(near);
          turned = 0;
        } else if (when < low && near != parent_[square]) {
          low = when;
        }
        continue;
      }
      low_[square] = low;
      end_[square] = clock;
      if (depth == 0) break;
      const Square above = path_[--depth];
      turned = turned_[depth];
      least_[above] = std::min(least_[above], least_[square]);
      low = std::min(low_[above], low);
      square = above;
    }
  }
}

int CutRegions::off_cycles() const {
  int count = 0;
  for (Square square = 0; square < level_->size(); ++square) {
    if (root_[square] == level_->wall()) continue;
    bool on_cycle = low_[square] < order_[square];
    for (const Direction d : kDirections) {
      const Square child = level_->next(square, d);
      on_cycle = on_cycle || (parent_[child] == square && low_[child] <= order_[square]);
    }
    count += on_cycle ? 0 : 1;
  }
  return count;
}

}  // namespace gridlock::sokoban
