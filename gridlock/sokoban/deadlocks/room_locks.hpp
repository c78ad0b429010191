// Deadlocks of rooms: the boxes in one room can be deadlocked by themselves, however much space there is elsewhere.
#pragma once

#include "gridlock/sokoban/board/room_map.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"

namespace gridlock::sokoban {

// A box that gets into another room counts as gone.
class RoomLocks {
 public:
  RoomLocks(const Terrain& terrain, Patterns& patterns);

  // True if the boxes in some room can never all come home or into other rooms.
  bool deadlocks(const std::vector<Square>& boxes, Square player);

 private:
  static constexpr std::size_t kFirstBudget = 200;
  static constexpr std::size_t kMostBoxes = 12;

  Patterns& patterns_;
  RoomMap rooms_;
  std::vector<std::vector<std::uint8_t>> zones_;  // of each room: all squares but those of the others
};

}  // namespace gridlock::sokoban
