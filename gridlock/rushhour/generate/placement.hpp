// Random boards, and random changes to a board, within what a generator was asked for.
//
// Every board made here obeys the same house rules: the primary is of length 2 and runs along the middle line, as in
// the classic game; nothing on its own line blocks it for ever; and every vehicle has room to move on its line, since
// one that has none might as well be a wall.
#pragma once

#include "gridlock/core/random.hpp"
#include "gridlock/rushhour/generate/generate.hpp"

namespace gridlock::rushhour {

// Up to this many cells a board's space is always small enough to be visited whole.
inline constexpr int kSmallBoard = 36;

// The most vehicles that make sense on a board of that size.
int most_vehicles(int width, int height);

class Placement {
 public:
  // The request must be faultless and outlive this.
  Placement(const GenerateRequest& request, std::uint64_t seed);

  // The primary at the exit, so that there is a solution, and everything else at random.
  Puzzle random_board();
  // The board with a random vehicle or wall added, taken away, or put elsewhere. Not always solvable.
  Puzzle changed(const Puzzle& board);

  Random& random() { return random_; }

 private:
  bool add_vehicle(Puzzle& board);
  bool add_wall(Puzzle& board);
  void remove_vehicle(Puzzle& board);
  void remove_wall(Puzzle& board);

  const GenerateRequest& request_;
  Range vehicles_;
  Random random_;
};

// True if the board keeps the house rules.
bool well_formed(const Puzzle& board);

}  // namespace gridlock::rushhour
