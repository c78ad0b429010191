// Bounding: how many positions a puzzle has, by formulas and by counting, and how high each heuristic can rise on it.
// What solve.hpp says of threads and of what must outlive a call holds here, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/core/limits.hpp"
#include "gridlock/core/metric.hpp"
#include "gridlock/core/state_formula.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// What is asked for.
struct BoundsRequest {
  std::optional<Metric> metric;      // none: the kind's default
  std::uint64_t budget = 1'000'000;  // the largest space that is counted
  Limits limits;                     // a limit ends the counting; the formulas are there all the same
  Progress progress;                 // called by the calling thread; may be empty
};

// The range of a heuristic on this puzzle, dead ends aside. Every heuristic is 0 on a solved position.
struct ObjectiveBounds {
  std::string heuristic;  // as in list_heuristics()
  Count lower = 0;        // on any position
  Count upper = 0;        // by a formula: no position of these pieces has more
  // The least value among the positions that can be reached; none if they were not all seen, or all are dead ends.
  std::optional<Count> least;
  std::optional<Count> greatest;  // the greatest of them
};

// How large the puzzle is.
struct Bounds {
  std::string kind;                    // of puzzle
  Metric metric{};                     // in which distances are counted
  std::vector<StateFormula> formulas;  // of the number of positions, each closer than the one before
  // solved: all positions were counted; unsolvable: the same, and none of them is a goal; else why counting ended.
  Outcome outcome{};
  std::uint64_t states = 0;  // positions that can be reached: all of them if counted(), else those seen so far
  std::uint64_t goals = 0;   // of them
  Count depth = 0;           // the greatest distance of a position from the start
  std::vector<ObjectiveBounds> objectives;  // one for each heuristic
  Stats stats;                              // what it took

  // The number that the formula of that name gives; 0 if the kind has none.
  double formula(std::string_view name) const;
  // Every position was seen.
  bool counted() const { return outcome == Outcome::solved || outcome == Outcome::unsolvable; }
};

// The deadlock rules of Sokoban do not count: lost positions are positions, too. Throws Error for a metric that the
// kind of puzzle does not have.
Bounds bounds(const Puzzle& puzzle, const BoundsRequest& request = {});

}  // namespace gridlock
