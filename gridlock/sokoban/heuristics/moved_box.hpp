// What lets a heuristic keep most of what it knows of a parent: which box a child has elsewhere.
#pragma once

#include <optional>
#include <vector>

#include "gridlock/sokoban/heuristics/heuristic.hpp"

namespace gridlock::sokoban {

// The index in `child` of the only box that `parent`, ascending too, has not; nullopt if there is none or another one.
inline std::optional<std::size_t> only_box_moved(const std::vector<Square>& parent, const Position& child) {
  if (child.count != parent.size()) return std::nullopt;
  std::optional<std::size_t> moved;
  for (std::size_t i = 0, at = 0; i < child.count; ++i) {
    while (at < parent.size() && parent[at] < child.boxes[i]) ++at;
    if (at < parent.size() && parent[at] == child.boxes[i]) continue;
    if (moved) return std::nullopt;
    moved = i;
  }
  return moved;
}

}  // namespace gridlock::sokoban
