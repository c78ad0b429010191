// Rooms and the corridors between them (Shoham and Schaeffer 2020): a room is a set of open 2x2 blocks side by side, at
// least two; all else is corridor. What matters is which rooms a player can walk between.
#pragma once

#include <vector>

#include "gridlock/sokoban/board.hpp"

namespace gridlock::sokoban {

class Rooms {
 public:
  explicit Rooms(const Level& level);

  static constexpr int kCorridor = 0;
  // The room of a square, from 1; kCorridor if it is in none.
  int room_of(Square square) const { return room_of_[square]; }
  int count() const { return count_; }

  // How many pairs of rooms that are neighbours on the empty board are cut off from each other by boxes now.
  int cut(const Occupied& occupied);

 private:
  int joined(const Occupied& occupied);

  const Level* level_;
  int count_ = 0;
  int joined_when_empty_ = 0;
  std::vector<int> room_of_;
  std::vector<std::vector<Square>> squares_;  // of each room
  std::vector<std::uint32_t> stamp_, room_stamp_;
  std::uint32_t epoch_ = 0;
  std::vector<Square> queue_;
};

}  // namespace gridlock::sokoban
