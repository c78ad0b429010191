#include "gridlock/sokoban/deadlocks/corral_deadlocks.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace gridlock::sokoban {

bool CorralDeadlocks::deadlocks(const Board& board, const std::vector<Square>& boxes, Square player) {
  find_corrals(boxes, player);
  // The squares of one corral, or of two.
  const auto dead = [&](const std::vector<Square>& fence, const Corral& one, const Corral* other) {
    return patterns_.dead(fence, player, [&] {
      std::vector<Square> squares = fence;
      reach_.flood(board.occupied(), one.inside);
      if (other != nullptr) reach_.spread(board.occupied(), other->inside);
      squares.insert(squares.end(), reach_.begin_reached(), reach_.end_reached());
      return nearby_.zone(std::move(squares), kAway);
    });
  };
  for (std::size_t i = 0; i < corrals_.size(); ++i)
    if (dead(corrals_[i].fence, corrals_[i], nullptr)) return true;
  for (std::size_t i = 0; i < corrals_.size(); ++i)
    for (std::size_t j = i + 1; j < corrals_.size(); ++j) {
      const auto &a = corrals_[i].fence, &b = corrals_[j].fence;
      both_.clear();
      std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both_));
      if (both_.size() == a.size() + b.size()) continue;           // no box in common
      if (both_.size() == std::max(a.size(), b.size())) continue;  // nothing new
      if (dead(both_, corrals_[i], &corrals_[j])) return true;
    }
  return false;
}

void CorralDeadlocks::find_corrals(const std::vector<Square>& boxes, Square player) {
  const int height = layout_->height();
  Rows box_rows, free = layout_->floor(), seen;
  box_rows.clear(height);
  seen.clear(height);
  for (const Square box : boxes) {
    box_rows.add(layout_->place(box));
    free.remove(layout_->place(box));
  }
  flood(free, layout_->place(player), seen);
  const auto square = [&](int row, Row bits) {
    return layout_->square({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(std::countr_zero(bits))});
  };
  corrals_.clear();
  for (int r = 0; r < height; ++r)
    while (const Row fresh = free[r] & ~seen[r]) {
      Corral& corral = corrals_.push();
      corral.inside = square(r, fresh);
      corral.fence.clear();
      Rows inside;
      inside.clear(height);
      flood(free, layout_->place(corral.inside), inside);
      for (int row = std::max(r - 1, 1); row + 1 < height && (row <= r || inside[row - 1] != 0); ++row) {
        seen[row] |= inside[row];
        const Row near = inside[row - 1] | inside[row + 1] | inside[row] << 1 | inside[row] >> 1;
        for (Row fence = near & box_rows[row]; fence != 0; fence &= fence - 1)
          corral.fence.push_back(square(row, fence));
      }
    }
}

}  // namespace gridlock::sokoban
