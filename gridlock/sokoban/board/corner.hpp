// A box in a corner: the simplest deadlock, visible at a glance.
#pragma once

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

// Walls on two neighbouring sides: nobody can ever push it again.
inline bool cornered(const Level& level, Square box) {
  const auto walled = [&](Direction d) { return level.next(box, d) == level.wall(); };
  return (walled(Direction::up) || walled(Direction::down)) && (walled(Direction::left) || walled(Direction::right));
}

}  // namespace gridlock::sokoban
