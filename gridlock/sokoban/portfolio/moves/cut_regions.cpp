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
  const Square none = level_->wall();
  std::fill(root_.begin(), root_.end(), none);
  std::fill(parent_.begin(), parent_.end(), none);
  components_ = 0;
  Square clock = 0;
  for (Square start = 0; start < level_->size(); ++start) {
    if (occupied[start] != 0 || root_[start] != none) continue;
    ++components_;
    std::size_t depth = 0;
    const auto discover = [&](Square square) {
      root_[square] = start;
      order_[square] = low_[square] = clock++;
      least_[square] = square;
      path_[depth] = square;
      turned_[depth++] = 0;
    };
    discover(start);
    while (depth > 0) {
      const Square square = path_[depth - 1];
      if (turned_[depth - 1] < 4) {
        const Square near = level_->next(square, kDirections[turned_[depth - 1]++]);
        if (occupied[near] != 0) continue;
        if (root_[near] == none) {
          parent_[near] = square;
          discover(near);
        } else if (parent_[square] != near) {
          low_[square] = std::min(low_[square], order_[near]);
        }
        continue;
      }
      end_[square] = clock;
      --depth;
      if (const Square above = parent_[square]; above != none) {
        low_[above] = std::min(low_[above], low_[square]);
        least_[above] = std::min(least_[above], least_[square]);
      }
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
