#include "gridlock/sokoban/board/cut_regions.hpp"

#include <algorithm>

namespace gridlock::sokoban {

CutRegions::CutRegions(const Level& level) : level_(&level) {
  const auto squares = static_cast<std::size_t>(level.size()) + 1;
  for (auto* table : {&order_, &end_, &low_, &least_, &parent_, &component_}) table->assign(squares, kNone);
  comes_off_.resize(squares);
  discovered_.resize(squares);
  path_.resize(squares);
  turned_.resize(squares);
}

void CutRegions::explore(const Occupied& occupied) {
  // An occupied square looks as if it had been discovered last of all, so that one comparison tells all there is to
  // know of a neighbour.
  constexpr Square kTaken = 0xffff, kNotYet = 0xfffe;
  for (std::size_t s = 0; s < order_.size(); ++s) order_[s] = occupied[s] != 0 ? kTaken : kNotYet;
  std::fill(component_.begin(), component_.end(), kNone);
  std::fill(parent_.begin(), parent_.end(), kNone);
  std::fill(comes_off_.begin(), comes_off_.end(), std::uint8_t{0});
  components_ = 0;
  Square clock = 0;
  for (Square start = 0; start < level_->size(); ++start) {
    if (order_[start] != kNotYet) continue;
    ++components_;
    const auto discover = [&](Square square) {
      component_[square] = start;
      least_[square] = square;
      discovered_[clock] = square;
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
      if (low >= order_[above]) comes_off_[above] |= static_cast<std::uint8_t>(1u << (turned - 1));
      least_[above] = std::min(least_[above], least_[square]);
      low = std::min(low_[above], low);
      square = above;
    }
  }
}

int CutRegions::off_cycles() const {
  int count = 0;
  for (Square square = 0; square < level_->size(); ++square) {
    if (!free(square)) continue;
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
