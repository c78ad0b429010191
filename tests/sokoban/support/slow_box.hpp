// What a box alone can do among walls, by the plainest search there is: over where the box and the player stand. It
// shares nothing with the library but the level.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::testing {

using Squares = std::set<sokoban::Square>;

// The squares to which a player on any of the squares in `players` can push a box that stands on `from`, that square
// included. `walls` are walls beside those of the level.
inline Squares pushed_to(const sokoban::Level& level, const Squares& walls, sokoban::Square from,
                         const std::vector<sokoban::Square>& players) {
  const auto solid = [&](sokoban::Square s) { return s == level.wall() || walls.count(s) > 0; };
  using Stand = std::pair<sokoban::Square, sokoban::Square>;  // box, player
  std::set<Stand> known;
  std::vector<Stand> open;
  const auto reach = [&](Stand stand) {
    if (known.insert(stand).second) open.push_back(stand);
  };
  Squares boxes;
  if (solid(from)) return boxes;
  for (const auto player : players)
    if (!solid(player) && player != from) reach({from, player});
  boxes.insert(from);
  while (!open.empty()) {
    const auto [box, player] = open.back();
    open.pop_back();
    boxes.insert(box);
    for (const auto d : sokoban::kDirections) {
      const sokoban::Square to = level.next(player, d);
      if (solid(to)) continue;
      if (to != box)
        reach({box, to});
      else if (!solid(level.next(box, d)))
        reach({level.next(box, d), to});
    }
  }
  return boxes;
}

inline std::vector<sokoban::Square> all_squares(const sokoban::Level& level) {
  std::vector<sokoban::Square> all;
  for (sokoban::Square s = 0; s < level.size(); ++s) all.push_back(s);
  return all;
}

}  // namespace gridlock::testing
