// A heuristic supplied by the caller: it guides searches, and audits compare it with the true distances, like the
// heuristics of the library.
#pragma once

#include <functional>
#include <string>

#include "gridlock/core/cost.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// Nothing is known about its properties, so no search that it guides proves anything.
struct OwnHeuristic {
  std::string name;  // for solutions and audits
  // The moves, steps or pushes left, by the caller's estimate, at least 0; kNoWay where no goal can be reached. Called
  // by the threads of the search, one for each of SolveRequest::threads, and never after the call has returned. Where
  // walking is free, the player of a Sokoban level stands anywhere in his region. It must not throw.
  std::function<Count(const Puzzle& position)> value;

  // Whether there is one.
  explicit operator bool() const { return static_cast<bool>(value); }
};

}  // namespace gridlock
