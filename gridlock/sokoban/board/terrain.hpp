// A level with what is computed once for it: how far a single box is from each goal, and where no box may ever stand.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/sokoban/board/one_box.hpp"

namespace gridlock::sokoban {

class Terrain {
 public:
  explicit Terrain(const Puzzle& puzzle, const Watch& watch = {}) : Terrain(Level(puzzle, watch)) {}
  explicit Terrain(Level level);
  // The same level with more walls.
  Terrain(Level level, const Occupied& walls);

  const Level& level() const { return level_; }
  const OneBox& one_box() const { return one_box_; }
  // The board without boxes: walls alone.
  const Occupied& walls() const { return one_box_.walls(); }

  // Fewest pushes to the goal number `goal` for a box alone, with the player on that side; kFar if there is no way.
  Distance to_goal(std::size_t goal, std::size_t stand) const { return to_goal_[goal][stand]; }
  // From a box on this square no goal can be reached, wherever the player is. The wall is dead, too.
  bool dead(Square square) const { return dead_[square] != 0; }

  std::size_t bytes() const { return one_box_.bytes() + to_goal_.size() * one_box_.stands() * sizeof(Distance); }

 private:
  Level level_;
  OneBox one_box_;
  std::vector<std::vector<Distance>> to_goal_;
  std::vector<std::uint8_t> dead_;
};

// A board with walls only, for `level`.
Occupied empty_board(const Level& level);

}  // namespace gridlock::sokoban
