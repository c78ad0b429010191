// A position of a state space as a puzzle of its own.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

// for_each_box(visit) calls visit(square) for the boxes of the position. Those that are out of reach for ever, which no
// state has, are added.
template <class ForEachBox>
Puzzle puzzle_at(const Layout& layout, Square player, ForEachBox&& for_each_box) {
  const Level& level = layout.level();
  Puzzle puzzle = layout.puzzle();
  puzzle.solutions.clear();
  puzzle.player = level.cell_of(player);
  std::vector<int> boxes;
  for (const int box : puzzle.boxes)
    if (level.square_of(box) == level.wall()) boxes.push_back(box);
  for_each_box([&](Square box) { boxes.push_back(level.cell_of(box)); });
  std::sort(boxes.begin(), boxes.end());
  puzzle.boxes = std::move(boxes);
  return puzzle;
}

}  // namespace gridlock::sokoban
