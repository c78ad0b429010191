// How hard a level is for a person, and why. docs/generating.md explains each number and the formula.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "gridlock/core/monitor.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// What only a look at every position can tell. A position is the boxes and the region the player can walk in.
struct SpaceFeatures {
  std::uint64_t states = 0;  // positions that can be reached
  double dead_ends = 0;      // share of them from which the level cannot be solved any more
  double solutions = 0;      // shortest solutions in pushes; orders of the same pushes count as different
  double luck = 0;           // bits: a player who pushes at random plays a shortest solution once in 2^luck times
  double traps = 0;          // share of the pushes off a shortest solution that lose the level, of all pushes there
};

struct Rating {
  Outcome outcome = Outcome::unsolvable;  // solved, or why there is no rating
  Count pushes = 0;                       // of the solution it is rated by, a shortest one where `optimal`
  Count moves = 0;                        // the player's steps in it
  bool optimal = false;
  int boxes = 0;
  int box_changes = 0;  // times the solution turns from one box to another
  int counterintuitive =
      0;             // pushes that lead the boxes away from the goals, by the cheapest assignment of one to the other
  Count detour = 0;  // pushes beyond the least the assignment would need
  // Absent if the space is larger than the budget. Else the numbers above are those of a shortest solution with the
  // fewest box changes.
  std::optional<SpaceFeatures> space;
  double score = 0;
  int level = 0;  // the class: 1 for beginners to 5
};

// Finds a solution of a level too large to be visited whole; it need not be the shortest.
using Solver = std::function<SearchResult<Push>(const Puzzle& puzzle, Monitor& monitor)>;

// Visits at most `budget` states of the level's space. Where that is not all of it, asks `solve` instead.
Rating rate(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor, const Solver& solve);

// The formula: the score from the features, and the class from the score.
double score_of(const Rating& rating);
int level_of(double score);

}  // namespace gridlock::sokoban
