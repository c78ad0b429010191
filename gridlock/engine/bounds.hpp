// How large a puzzle is: how many positions it has, by formulas and by counting, and how high each heuristic can
// rise on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/result.hpp"
#include "gridlock/core/state_formula.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct BoundsRequest {
  std::optional<Metric> metric;      // none: the kind's default
  std::uint64_t budget = 1'000'000;  // the largest space that is counted
  Limits limits;
  Progress progress;
};

// The range of a heuristic on this puzzle, dead ends aside. Every heuristic is 0 on a solved position.
struct ObjectiveBounds {
  std::string heuristic;
  Count lower = 0;
  Count upper = 0;  // by a formula: no position of these pieces has more
  // The least and the greatest value among the positions that can be reached; none if they were not all seen, or all
  // are dead ends.
  std::optional<Count> least, greatest;
};

struct Bounds {
  std::string kind;
  Metric metric{};
  std::vector<StateFormula> formulas;  // of the number of positions, each closer than the one before
  // solved: all positions were counted; unsolvable: the same, and none of them is a goal; else why counting ended.
  Outcome outcome{};
  std::uint64_t states = 0;  // positions that can be reached: all of them if counted(), else those seen so far
  std::uint64_t goals = 0;
  Count depth = 0;  // the greatest distance of a position from the start
  std::vector<ObjectiveBounds> objectives;
  Stats stats;

  double formula(std::string_view name) const;  // 0 if the kind has none of that name
  bool counted() const { return outcome == Outcome::solved || outcome == Outcome::unsolvable; }
};

// The deadlock rules of Sokoban do not count: lost positions are positions, too.
Bounds bounds(const Puzzle& puzzle, const BoundsRequest& request);

}  // namespace gridlock
