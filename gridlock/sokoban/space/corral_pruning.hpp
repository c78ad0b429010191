// Corral pruning: squares the player cannot reach, behind a fence of boxes that can only be pushed inwards, can be
// dealt with first. (PI-corrals, after Brian Damgaard's description of YASS; the proof is our own.)
//
// Let C be free squares that the player cannot reach, closed under walking, and the fence K some boxes, at least all
// that stand next to C. Until a box of K is pushed, nobody enters C: the player cannot, and a box that is not in K does
// not stand next to it. Let there be, now and however other boxes may be moved, no push of a box of K but those onto
// a square of C; and let the player be able to make each of these now. If a solution pushes a box of K at all, the
// first such push p can be made at once: what the solution does before it neither enters C nor needs the square
// that the box leaves, and afterwards the player can get wherever he could before. The rest is the same position and
// the same number of pushes. So it is enough to try the pushes of K, and if there are none there is no solution. That a
// solution pushes a box of K is certain if one of them stands off its goal, or if C has a goal and there is a box for
// every goal.
//
// Pushes onto a square that a box alone never leaves for a goal, or that freeze a box of K off its goal with others of
// K, are in no solution and need not be counted.
#pragma once

#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

struct Corral {
  Rows inside;  // C
  Rows fence;   // K
};

// Finds the corral that leaves the fewest pushes to try; false if there is none that must be dealt with. `free` are the
// squares without a box, `reached` those the player can walk to.
bool find_corral(const Layout& layout, const Rows& boxes, const Rows& free, const Rows& reached, Corral& corral);

}  // namespace gridlock::sokoban
