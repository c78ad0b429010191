// Tunnels: a box pushed into one goes on as far as it safely can, in one edge of several pushes.
//
// Where pushes alone count, that keeps an optimal solution. Let x, y and z follow each other in a tunnel, walls on both
// sides, and let an optimal solution push a box from x to y, which is no goal; z is free. The box must be pushed again,
// on or back.
//
// Back: in the meantime nobody has used x. The player gets there only from behind, and can do nothing there but push
// on; another box there would never make room for this one. So the solution would be the same without both pushes, and
// was not optimal. On: in the meantime nobody has used z, by the same argument from the other side, so the push can be
// made at once, and the player can get where he could before.
#pragma once

#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

// Where a box comes to rest that is pushed from one square to the next, which is free.
inline Place end_of_tunnel(const Layout& layout, const Rows& free, Place from, Direction d) {
  Place to = step(from, d);
  while (layout.in_tunnel(from, d) && layout.in_tunnel(to, d) && !layout.goals().has(to)) {
    const Place on = step(to, d);
    if (!free.has(on) || !layout.open().has(on) || !layout.in_tunnel(on, d)) break;
    from = to;
    to = on;
  }
  return to;
}

}  // namespace gridlock::sokoban
