// The two ways to move a box, so that what holds for both is written once.
#pragma once

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

// For a direction d, `player` is where the player must stand, `to` is where the box goes
// and `player_after` where the player ends; on it the player can make the same move once more.
struct Pushing {
  static constexpr bool kPulls = false;
  static Square player(const Level& level, Square box, Direction d) { return level.next(box, opposite(d)); }
  static Square to(const Level& level, Square box, Direction d) { return level.next(box, d); }
  static Square player_after(const Level&, Square box, Direction) { return box; }
};
struct Pulling {
  static constexpr bool kPulls = true;
  static Square player(const Level& level, Square box, Direction d) { return level.next(box, d); }
  static Square to(const Level& level, Square box, Direction d) { return level.next(box, d); }
  static Square player_after(const Level& level, Square box, Direction d) { return level.next(level.next(box, d), d); }
};

}  // namespace gridlock::sokoban
