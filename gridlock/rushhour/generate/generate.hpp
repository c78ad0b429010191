// Makes boards of a wanted size and difficulty.
//
// A board is placed at random, its whole reachable space is visited, and a state farthest from every goal is taken.
// If that is not hard enough, the board is changed a little, again and again, and changes that make it harder are
// kept, a few that do not as well (simulated annealing at a steady temperature). At last everything that can go without
// making the board easier goes.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/core/range.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

using gridlock::Range;

struct GenerateRequest {
  int width = 6;
  int height = 6;
  // Of the finished board, the primary included. A maximum of 0 leaves the number open. One vehicle is no puzzle.
  Range vehicles{2, 0};
  Range walls{0, 0};
  double trucks = 0.3;    // how many of the vehicles placed are of length 3; the others are of length 2
  bool vertical = false;  // the primary
  Metric metric = Metric::moves;
  // Of the shortest solution, in the metric. A minimum of 0 is what makes a puzzle of that size: least_cost().
  Range cost{0, std::numeric_limits<int>::max()};
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  // How many changes in a row may fail to make a board harder before another random one is begun.
  std::uint32_t effort = 100;
  // The most states of one board that are visited; 0 is 30,000 for up to 36 cells, else 5,000. A board of up to 36
  // cells that has more is passed over. A larger one is judged from where it stands, by what a search of a tenth of the
  // budget proves; when that is enough, a search of ten times the budget looks for its exact cost.
  std::uint64_t budget = 0;
  // How many random boards in a row may come to nothing before the generator gives up.
  std::uint32_t patience = 1000;
  // Random boards that are tried at a time, in threads. It makes no difference to what is found.
  unsigned jobs = 1;
};

struct Generated {
  Puzzle puzzle;          // its vehicles have no names yet
  Count cost = 0;         // of a shortest solution if `optimal`, else of the best one known
  Count lower_bound = 0;  // proved, and within what was asked for
  bool optimal = false;
  bool farthest = false;     // no state of the whole space is farther from every goal
  bool minimal = false;      // no vehicle and no wall can go without making it easier
  std::uint64_t states = 0;  // of its space, or the part of it that was visited, which may be none
};

// The fewest moves of what people would still call a puzzle, unless they ask for another number: 5, and less where the
// vehicles that cross the primary's line have hardly room to move.
int least_cost(const GenerateRequest& request);

// What is wrong with the request, in one sentence; empty if nothing is.
std::string find_fault(const GenerateRequest& request);

// What is handed over, and the monitor of the thread that does it, one thread at a time.
using Found = std::function<void(const Generated& made, Monitor& monitor)>;

// Hands over boards as they are found, all different, until `count` are there, patience ends or the monitor calls a
// halt; the reason is returned, `solved` if there are enough. The same request without limits gives the same boards.
Outcome generate(const GenerateRequest& request, Monitor& monitor, const Found& found);

}  // namespace gridlock::rushhour
