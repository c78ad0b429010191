// The boxes that can never be moved again: like the freeze test, but taking into account where the player can get to.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/player_region.hpp"
#include "gridlock/sokoban/board/push_pull.hpp"

namespace gridlock::sokoban {

// Every box that the player can move now is taken off the board, which can only widen his way and make room for the
// others, until he can move none. The first move of one of those that are left would need what even that did not
// give; so they stay where they are for good.
//
// Mode is Pushing or Pulling.
template <class Mode>
class Held {
 public:
  explicit Held(const Level& level) : level_(&level), region_(level) {}

  // Those of `boxes`, all that are on the board, without the ones in `fixed` (sorted), which are known to stay; sorted,
  // and good until it is asked again. allowed(to) says whether a box may be brought to a square. The board comes back
  // as it was.
  template <class Allowed>
  const std::vector<Square>& among(Board& board, const std::vector<Square>& boxes, Square player,
                                   const std::vector<Square>& fixed, Allowed&& allowed) {
    held_.clear();
    moved_.clear();
    for (const Square box : boxes)
      if (!std::binary_search(fixed.begin(), fixed.end(), box)) held_.push_back(box);
    region_.enter(boxes, player);
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 0; i < held_.size();) {
        const Square box = held_[i];
        if (!can_move(board, box, allowed)) {
          ++i;
          continue;
        }
        changed = true;
        moved_.push_back(box);
        board.remove(box);
        region_.open(box);
        held_[i] = held_.back();
        held_.pop_back();
      }
    }
    for (const Square box : moved_) board.place(box);
    std::sort(held_.begin(), held_.end());
    return held_;
  }

 private:
  template <class Allowed>
  bool can_move(const Board& board, Square box, Allowed& allowed) const {
    for (const Direction d : kDirections) {
      const Square to = Mode::to(*level_, box, d);
      if (region_.reached(Mode::player(*level_, box, d)) && board.free(to) && allowed(to) &&
          (!Mode::kPulls || board.free(Mode::player_after(*level_, box, d))))
        return true;
    }
    return false;
  }

  const Level* level_;
  PlayerRegion region_;
  std::vector<Square> held_, moved_;  // so far
};

}  // namespace gridlock::sokoban
