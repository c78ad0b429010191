// Hints in three rungs, the best that could be done, and stars: what is known of a game from the answers of the
// adviser.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gridlock/engine/solve.hpp"
#include "gridlock/game/game.hpp"

namespace gridlock::game {

// What is known of a position.
struct Advice {
  Outcome outcome = Outcome::solved;
  bool optimal = false;            // proven, in the metric of the puzzle
  Count cost = 0;                  // of the moves that are left
  Count lower_bound = 0;           // proven
  std::vector<std::string> moves;  // slides; in Sokoban single steps
};

// The next piece to be moved and where it goes. Cells are counted row by row.
struct Hint {
  int piece = 0;            // a cell that it covers
  std::vector<int> target;  // the cells that it will newly cover
  std::string which;        // "Move B", "Push the box in row 3, column 4"
  std::string move;         // "B goes 2 to the right", "It goes up"
};

class Coach {
 public:
  explicit Coach(const Puzzle& start);

  // An answer of the solver to this position. One line of play stays known: as long as the game follows it, nothing has
  // to be asked again.
  void learn(const Puzzle& position, const Solution& solution);
  std::optional<Advice> advice(const Puzzle& position) const;

  // The fewest moves or pushes from the start, once it is known; whether that is proven.
  std::optional<Count> par() const { return par_; }
  bool par_is_proven() const { return par_is_proven_; }

  // The next hint of a position with a solution.
  static Hint hint(const Puzzle& position, const Advice& advice);

  // Rungs that were climbed: 2 which piece, 3 which move; the whole solution counts as 4. They cost stars.
  void climbed(int rung) { highest_ = std::max(highest_, rung); }
  int highest_rung() const { return highest_; }
  // For a solution of that cost: three at par without help, two within a fifth of it, one; none if the solution was
  // shown.
  int stars(Count cost) const;

 private:
  struct Point {
    Puzzle position;
    Advice advice;
  };
  using Line = std::vector<Point>;

  Puzzle start_;
  Line from_start_, from_elsewhere_;
  std::optional<Count> par_;
  bool par_is_proven_ = false;
  int highest_ = 0;
};

}  // namespace gridlock::game
