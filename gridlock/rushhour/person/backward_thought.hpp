// How a person works backwards from the exit: what stands in the primary's way, what stands in the way of that, until
// there is something that can move at once. The result is not one move but how likely each is to come to mind.
//
// The tree of what blocks what is an AND/OR tree: every vehicle in the way must go (AND), and each can go one way or
// the other (OR). The thought is a walk down this tree. It takes any of the vehicles in the way with equal chance, and
// of the two directions rather the one that takes fewer moves, as far as the tree can tell.
#pragma once

#include <array>

#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::rushhour {

class BackwardThought {
 public:
  explicit BackwardThought(const Board& board);

  // The chance that the walk ends with vehicle v going in this direction (+1, -1), by at least `least(v, direction)`.
  double chance(int v, int direction) const { return ends_[index(v)][side(direction)].chance; }
  // 0: it never ends there.
  int least(int v, int direction) const { return ends_[index(v)][side(direction)].least; }

 private:
  struct End {
    double chance = 0;
    int least = 0;
  };
  // The vehicles in the way of one going some cells: those that cross its line and have to leave it, and those of the
  // same line, which it pushes on by some cells.
  struct Obstacles {
    bool possible = true;
    int count = 0;
    std::array<int, 2 * kMaxSide> vehicle;
    std::array<int, 2 * kMaxSide> push;  // 0: it crosses
  };

  static std::size_t index(int v) { return static_cast<std::size_t>(v); }
  static std::size_t side(int direction) { return direction > 0 ? 1 : 0; }
  Obstacles obstacles(int v, int distance, int direction) const;
  double moves_to_leave(int v, int cell, int depth);
  double moves_to_go(int v, int distance, int direction, int depth);
  void leave(int v, int cell, double chance, int depth);
  void go(int v, int distance, int direction, double chance, int depth);

  const Board& board_;
  int left_;                                             // tasks that may still be looked at
  std::array<bool, kMaxVehicles> thought_of_{};          // between the exit and the present vehicle
  std::array<std::array<End, 2>, kMaxVehicles> ends_{};  // by vehicle and direction
};

}  // namespace gridlock::rushhour
