// Freeze deadlocks: boxes that block each other so that none of them can ever move again, whatever the player does.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/board.hpp"

namespace gridlock::sokoban {

// A box can move along an axis only if neither neighbour on it is a wall or a box that cannot move; and it is no use
// if both neighbours are dead squares. (A box that blocks this one is taken for a wall while it is asked in turn: that
// is the usual recursive test; boxes found stuck under that assumption are stuck together.)
class Freeze {
 public:
  explicit Freeze(const Terrain& terrain)
      : terrain_(&terrain), asking_(static_cast<std::size_t>(terrain.level().size()) + 1, 0) {}

  // Whether the box on this square is stuck with others (they are all frozen then), one of them off its goal.
  bool deadlocks(const Board& board, Square box) {
    if (!frozen(board, box)) return false;
    for (const Square s : group_)
      if (!board.level().is_goal(s)) return true;
    return false;
  }
  // Whether the box on this square can never move again; group() then has those that hold it, and itself.
  bool frozen(const Board& board, Square box) {
    group_.clear();
    return stuck(board, box);
  }
  const std::vector<Square>& group() const { return group_; }

 private:
  bool stuck(const Board& board, Square box);
  bool stuck_along(const Board& board, Square box, Direction axis);

  const Terrain* terrain_;
  std::vector<std::uint8_t> asking_;  // taken for walls, as long as their own question is open
  std::vector<Square> group_;         // found stuck so far, if those that are asked are
};

}  // namespace gridlock::sokoban
