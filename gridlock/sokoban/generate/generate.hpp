// Makes levels of a wanted size and difficulty.
//
// A room is carved at random and goals are put into it; from the solved position, boxes are pulled until no position is
// farther away, and that is the level. If it is not hard enough, the room is changed a little, again and again, and
// changes that make it harder are kept, a few that do not as well. At last everything that can go without making the
// level easier goes.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/range.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

struct GenerateRequest {
  int width = 9;  // the outer walls included
  int height = 9;
  Range boxes{3, 3};   // of the finished level; as many goals
  double floor = 0.5;  // how much of the inside is floor in the rooms it begins with
  // Of the shortest solution. A minimum of 0 is what makes a puzzle of that size: least_pushes().
  Range pushes{0, std::numeric_limits<int>::max()};
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  // How many changes in a row may fail to make a level harder before another random room is begun.
  std::uint32_t effort = 60;
  // The most states of one level that are visited, to find the farthest one; 0 is 200,000. In a level that has more, it
  // is the farthest of those visited.
  std::uint64_t budget = 0;
  // How many random rooms in a row may come to nothing before the generator gives up.
  std::uint32_t patience = 1000;
  // Random rooms that are tried at a time, in threads. It makes no difference to what is found.
  unsigned jobs = 1;
};

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

// The fewest pushes of what people would still call a puzzle, unless they ask for another number: one more than two for
// each box, or one for each where there is hardly room.
int least_pushes(const GenerateRequest& request);

// What is wrong with the request, in one sentence; empty if nothing is.
std::string find_fault(const GenerateRequest& request);

// What is handed over, and the monitor of the thread that does it, one thread at a time.
using Found = std::function<void(const Generated& made, Monitor& monitor)>;

// Hands over levels as they are found, no two the same up to rotation and reflection, until `count` are there, patience
// ends or the monitor calls a halt; the reason is returned, `solved` if there are enough. The same request without
// limits gives the same levels.
Outcome generate(const GenerateRequest& request, Monitor& monitor, const Found& found);

}  // namespace gridlock::sokoban
