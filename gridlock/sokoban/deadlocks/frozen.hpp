// All boxes of a board that can never move again, found at once.
#pragma once

#include <vector>

#include "gridlock/sokoban/board.hpp"

namespace gridlock::sokoban {

// Every box is taken for a wall at first. A box is set free if along one axis neither neighbour is a wall or a box
// still taken for one, unless both are dead squares. What is left when no more can be set free never moves again,
// wherever the player is. Sorted; empty on most boards.
inline std::vector<Square> frozen_boxes(const Terrain& terrain, const Board& board, const std::vector<Square>& boxes) {
  std::vector<Square> held = boxes;
  std::vector<std::uint8_t> is_held(board.occupied().size(), 0);
  for (const Square box : boxes) is_held[box] = 1;
  const auto moves_along = [&](Square box, Direction axis) {
    const Square a = board.level().next(box, axis);
    const Square b = board.level().next(box, opposite(axis));
    return !board.wall(a) && !board.wall(b) && is_held[a] == 0 && is_held[b] == 0 &&
           !(terrain.dead(a) && terrain.dead(b));
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t i = 0; i < held.size();) {
      if (!moves_along(held[i], Direction::left) && !moves_along(held[i], Direction::up)) {
        ++i;
        continue;
      }
      is_held[held[i]] = 0;
      held[i] = held.back();
      held.pop_back();
      changed = true;
    }
  }
  std::sort(held.begin(), held.end());
  return held;
}

}  // namespace gridlock::sokoban
