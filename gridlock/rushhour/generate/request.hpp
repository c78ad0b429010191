// What can be asked of the generator of Rush Hour boards.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/range.hpp"

// Rush Hour.
namespace gridlock::rushhour {

// The size and the difficulty of the boards that are wanted.
struct GenerateRequest {
  int width = 6;   // of the board, in cells
  int height = 6;  // of the board, in cells
  // Of the finished board, the primary included. A maximum of 0 leaves the number open. One vehicle is no puzzle.
  Range vehicles{2, 0};
  Range walls{0, 0};              // single cells that nothing can enter
  double trucks = 0.3;            // how many of the vehicles placed are of length 3; the others are of length 2
  bool vertical = false;          // the primary
  Metric metric = Metric::moves;  // in which the cost is counted
  // Of the shortest solution, in the metric. A minimum of 0 is what makes a puzzle of that size: least_cost().
  Range cost{0, std::numeric_limits<int>::max()};
  int difficulty = 0;       // the class of the rating, 1 to 5; 0: any. Where no cost is asked for, it says which
  std::uint64_t count = 1;  // boards that are wanted
  std::uint64_t seed = 1;   // where random numbers begin
  // How many changes in a row may fail to make a board harder before another random one is begun.
  std::uint32_t effort = 100;
  // The the most states to visit of one board; 0 is 30,000 for up to 36 cells, else 5,000. A board of up to 36
  // cells that has more is passed over. A larger one is judged from where it stands, by what a search of a tenth of the
  // budget proves; when that is enough, a search of ten times the budget looks for its exact cost.
  std::uint64_t budget = 0;
  // How many random boards in a row may come to nothing before the generator gives up.
  std::uint32_t patience = 1000;
  // Random boards that are tried at a time, in threads. It makes no difference to what is found.
  unsigned jobs = 1;
};

// The fewest moves of what people would still call a puzzle, unless they ask for another number: 5, and less where the
// vehicles that cross the primary's line have hardly room to move.
int least_cost(const GenerateRequest& request);

// What is wrong with the request, in one sentence; empty if nothing is.
std::string find_fault(const GenerateRequest& request);

}  // namespace gridlock::rushhour
