// Makes levels of a wanted size and difficulty.
//
// A room is carved at random and goals are put into it; from the solved position, boxes are pulled until no position is
// farther away, and that is the level. If it is not hard enough, the room is changed a little, again and again; changes
// that make it harder are kept, and so are a few that do not. Finally everything that can be removed without making the
// level easier is removed.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/board/square.hpp"
#include "gridlock/sokoban/generate/request.hpp"

namespace gridlock::sokoban {

struct Generated {
  Puzzle puzzle;          // without a name
  Count cost = 0;         // pushes of a shortest solution if `optimal`, else of the best one known
  Count lower_bound = 0;  // proved
  bool optimal = false;
  bool farthest = false;       // no position of these boxes that can be solved takes more pushes
  bool minimal = false;        // no box can go, and no floor be walled up, without making it easier (or unsolvable)
  std::uint64_t states = 0;    // that were visited by pulls from the solved positions
  std::vector<Push> solution;  // of `cost` pushes, in the squares of Level(puzzle)
};

// What is handed over, and the monitor of the thread that does it, one thread at a time.
using Found = std::function<void(const Generated& made, Monitor& monitor)>;

// Hands over levels as they are found, no two the same up to rotation and reflection, until `count` are there, patience
// ends or the monitor calls a halt; the reason is returned, `solved` if there are enough. The same request without
// limits gives the same levels.
Outcome generate(const GenerateRequest& request, Monitor& monitor, const Found& found);

}  // namespace gridlock::sokoban
