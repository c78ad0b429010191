// Rooms and the corridors between them (Shoham and Schaeffer 2020): a room is a set of open 2x2 blocks side by side,
// at least two; all else is corridor. What matters is which rooms a player can walk between.
#pragma once

#include <bitset>
#include <utility>
#include <vector>

#include "gridlock/sokoban/board/board.hpp"

namespace gridlock::sokoban {

class RoomMap {
 public:
  explicit RoomMap(const Level& level);

  static constexpr int kCorridor = 0;
  // The room of a square, from 1; kCorridor if it is in none.
  int room_of(Square square) const { return room_of_[square]; }
  int count() const { return count_; }

  // How many pairs of rooms that are neighbours on the empty board are cut off from each other by boxes now.
  int cut(const Occupied& occupied);

 private:
  static constexpr std::size_t kMostRooms = 256;  // beyond that two may share a bit: the feature gets a little coarser

  int joined(const Occupied& occupied);

  const Level* level_;
  int count_ = 0;
  int joined_when_empty_ = 0;
  std::vector<int> room_of_;
  std::vector<Square> corridor_;
  std::vector<std::pair<Square, Square>> doors_;  // neighbours that belong to different rooms
  std::vector<std::bitset<kMostRooms>> neighbours_;
  std::vector<int> bordering_;
  std::vector<std::uint32_t> stamp_;
  std::uint32_t epoch_ = 0;
  std::vector<Square> queue_;
};

}  // namespace gridlock::sokoban
