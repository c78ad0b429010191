// Makes boards of a wanted size and difficulty.
//
// A board is placed at random, its whole reachable space is visited, and a state farthest from every goal is taken. If
// that is not hard enough, the board is changed a little, again and again; changes that make it harder are kept, and so
// are a few that do not (simulated annealing at a constant temperature). Finally everything that can be removed without
// making the board easier is removed.
#pragma once

#include <cstdint>
#include <functional>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"
#include "gridlock/rushhour/generate/request.hpp"

namespace gridlock::rushhour {

struct Generated {
  Puzzle puzzle;          // its vehicles have no names yet
  Count cost = 0;         // of a shortest solution if `optimal`, else of the best one known
  Count lower_bound = 0;  // proved, and within what was asked for
  bool optimal = false;
  bool farthest = false;     // no state of the whole space is farther from every goal
  bool minimal = false;      // no vehicle and no wall can go without making it easier
  std::uint64_t states = 0;  // of its space, or the part of it that was visited, which may be none
};

// What is handed over, and the monitor of the thread that does it, one thread at a time.
using Found = std::function<void(const Generated& made, Monitor& monitor)>;

// Hands over boards as they are found, all different, until `count` are there, patience ends or the monitor calls a
// halt; the reason is returned, `solved` if there are enough. The same request without limits gives the same boards.
Outcome generate(const GenerateRequest& request, Monitor& monitor, const Found& found);

}  // namespace gridlock::rushhour
