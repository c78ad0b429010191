// How hard a board is for a person, and why. docs/rating.md says where the times come from, and what was tried.
#pragma once

#include <cstdint>
#include <optional>

#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

// A near-optimal line is a solution at most this much longer than the shortest.
inline constexpr Count kNearOptimal = 2;

// What only a look at every position can tell.
struct SpaceFeatures {
  std::uint64_t states = 0;         // positions that can be reached
  double solutions = 0;             // shortest solutions; orders of the same moves count as different
  double luck = 0;                  // bits: a player who moves at random plays a shortest solution once in 2^luck times
  std::optional<Count> divergence;  // moves until the first near-optimal line leaves every shortest one for good
  std::uint64_t waist = 0;   // fewest positions at one distance from the goal, the start's and the goal's left out
  Count waist_distance = 0;  // that distance
  double dead_ends = 0;      // share of positions from which no move leads farther away: there one has to turn back
};

// What people are expected to take for a board.
struct People {
  bool simulated = false;       // else the times follow from the length of the solution alone
  bool tested = false;          // the board is like those that the times were tested on
  double seconds = 0;           // typical: the median of those who solve it
  double low = 0, high = 0;     // half of them are between
  std::optional<double> share;  // of people who solve it
  std::optional<double> moves;  // of that median
};

struct Rating {
  Outcome outcome = Outcome::unsolvable;  // solved, or why there is no rating
  Count moves = 0;                        // of a shortest solution
  std::optional<Count> steps;             // of a solution with the fewest steps, if that could be found
  int vehicles = 0;
  int involved = 0;          // vehicles that move in some shortest solution
  int indispensable = 0;     // vehicles that move in every shortest solution
  int retreats = 0;          // moves of the primary away from the exit
  int counterintuitive = 0;  // moves that put a vehicle into the primary's way, and retreats
  // Absent if the space is larger than the budget. Then the four numbers above are those of one shortest solution;
  // else they are the fewest that a shortest solution can do with.
  std::optional<SpaceFeatures> space;
  People people;
  double score = 0;  // seconds spent for each solution: typical time, divided by the share that solves it
  int level = 0;     // the class: 1 for beginners to 5
};

// Visits at most `budget` states of the board's space. Where that is not all of it, solves the board within the limits
// of the monitor instead.
Rating rate(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor);

// The class from the score.
int level_of(double score);

}  // namespace gridlock::rushhour
