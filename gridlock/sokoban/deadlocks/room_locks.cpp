#include "gridlock/sokoban/deadlocks/room_locks.hpp"

#include <algorithm>

namespace gridlock::sokoban {

RoomLocks::RoomLocks(const Terrain& terrain, Patterns& patterns) : patterns_(patterns), rooms_(terrain.level()) {
  const Level& level = terrain.level();
  for (int room = 1; room <= rooms_.count(); ++room) {
    auto& zone = zones_.emplace_back(static_cast<std::size_t>(level.size()) + 1, 0);
    for (Square s = 0; s < level.size(); ++s)
      zone[s] = rooms_.room_of(s) == room || rooms_.room_of(s) == RoomMap::kCorridor ? 1 : 0;
  }
}

bool RoomLocks::deadlocks(const std::vector<Square>& boxes, Square player) {
  for (int room = 1; room <= rooms_.count() && rooms_.count() > 1; ++room) {
    Patterns::Question question{{}, player, zones_[static_cast<std::size_t>(room) - 1]};
    for (const Square box : boxes)
      if (rooms_.room_of(box) == room) question.boxes.push_back(box);
    if (question.boxes.size() < 2 || question.boxes.size() > kMostBoxes) continue;
    std::sort(question.boxes.begin(), question.boxes.end());
    if (patterns_.dead(question, kFirstBudget)) return true;
  }
  return false;
}

}  // namespace gridlock::sokoban
