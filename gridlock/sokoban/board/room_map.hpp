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

  // How many pairs of rooms that are neighbours on the empty board are cut off from each other by boxes now; the board
  // has the given boxes.
  int cut(const Board& board, const std::vector<Square>& boxes);

 private:
  static constexpr std::size_t kMostRooms = 256;  // beyond that two may share a bit: the feature gets a little coarser

  // Most moves leave all boxes that could cut rooms off where they are: what was found for these is kept. Boxes that
  // differ and have the same hash would give a wrong feature, never a wrong answer.
  struct Known {
    std::uint64_t boxes = 0;  // their hash; 0 where nothing is known yet
    int cut = 0;
  };
  static constexpr std::size_t kKnown = 8192;

  int joined(const Occupied& occupied);

  const Level* level_;
  std::vector<std::uint64_t> hash_;  // of a box on a square; 0 where it cuts nothing off
  std::vector<Known> known_;
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
