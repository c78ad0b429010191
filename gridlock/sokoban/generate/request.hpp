// What can be asked of the generator of Sokoban levels.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "gridlock/core/range.hpp"

// Sokoban.
namespace gridlock::sokoban {

// The size and the difficulty of the levels that are wanted.
struct GenerateRequest {
  int width = 9;       // in squares, the outer walls included
  int height = 9;      // in squares, the outer walls included
  Range boxes{3, 3};   // of the finished level; as many goals
  double floor = 0.5;  // how much of the inside is floor in the rooms it begins with
  // Of the shortest solution. A minimum of 0 is what makes a puzzle of that size: least_pushes().
  Range pushes{0, std::numeric_limits<int>::max()};
  int difficulty = 0;       // the class of the rating, 1 to 5; 0: any. Where no pushes are asked for, it says how many
  std::uint64_t count = 1;  // levels that are wanted
  std::uint64_t seed = 1;   // where random numbers begin
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

// The fewest pushes of what people would still call a puzzle, unless they ask for another number: one more than two for
// each box, or one for each where there is hardly room.
int least_pushes(const GenerateRequest& request);

// What is wrong with the request, in one sentence; empty if nothing is.
std::string find_fault(const GenerateRequest& request);

}  // namespace gridlock::sokoban
