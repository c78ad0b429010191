// Small random levels whose walls and goals look the same when turned or mirrored, and most of which have a solution.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "tests/sokoban/support/solvable_level.hpp"

namespace gridlock::testing {

// Turns or mirrors a grid. The last four are for square grids alone.
struct GridTurn {
  bool upside_down, mirrored, transposed;
  int height, width;

  int operator()(int cell) const {
    int row = cell / width, col = cell % width;
    if (transposed) std::swap(row, col);
    if (upside_down) row = height - 1 - row;
    if (mirrored) col = width - 1 - col;
    return row * width + col;
  }
};

// The level of that number among the random ones. `kind` from 1 to 7 says which symmetry it has, at least.
inline sokoban::Puzzle symmetric_level(std::uint64_t number, unsigned kind, std::uint32_t most_boxes = 3) {
  Random random(seeded(number));
  sokoban::Puzzle puzzle;
  puzzle.height = 6 + static_cast<int>(random.below(2));
  puzzle.width = (kind & 4) != 0 ? puzzle.height : 6 + static_cast<int>(random.below(2));
  const int cells = puzzle.width * puzzle.height;
  const GridTurn turn{(kind & 1) != 0, (kind & 2) != 0, (kind & 4) != 0, puzzle.height, puzzle.width};
  const auto paint = [&](int cell, char c) {
    const int first = cell;
    do puzzle.ground[static_cast<std::size_t>(cell)] = c;
    while ((cell = turn(cell)) != first);
  };
  puzzle.ground.assign(static_cast<std::size_t>(cells), '#');
  std::vector<int> inner;
  for (int cell = 0; cell < cells; ++cell) {
    const int row = cell / puzzle.width, col = cell % puzzle.width;
    if (row > 0 && col > 0 && row + 1 < puzzle.height && col + 1 < puzzle.width) inner.push_back(cell);
  }
  for (const int cell : inner) paint(cell, ' ');
  for (int walls = static_cast<int>(random.below(4)); walls > 0; --walls)
    paint(inner[random.below(static_cast<std::uint32_t>(inner.size()))], '#');
  puzzle.player = inner[random.below(static_cast<std::uint32_t>(inner.size()))];
  paint(puzzle.player, ' ');
  const auto boxes = 1 + random.below(most_boxes);
  std::size_t goals = 0;
  for (int tries = 0; tries < 100 && goals < boxes; ++tries) {
    const int cell = inner[random.below(static_cast<std::uint32_t>(inner.size()))];
    if (puzzle.wall(cell) || cell == puzzle.player) continue;
    paint(cell, '.');
    goals = 0;
    for (const int any : inner) goals += puzzle.goal(any) && any != puzzle.player ? 1 : 0;
  }
  for (const int cell : inner)
    if (puzzle.boxes.size() < std::min<std::size_t>(boxes, goals) && puzzle.goal(cell) && cell != puzzle.player)
      puzzle.boxes.push_back(cell);
  return pulled_about(random, puzzle, 100);
}

// The same walls and goals, with boxes at the start that look the same, too. Many have no solution, and the number of
// boxes need not be that of the goals.
inline sokoban::Puzzle symmetric_start(std::uint64_t number, unsigned kind) {
  sokoban::Puzzle puzzle = symmetric_level(number, kind);
  const GridTurn turn{(kind & 1) != 0, (kind & 2) != 0, (kind & 4) != 0, puzzle.height, puzzle.width};
  Random random(seeded(number) + 1);
  std::vector<int> boxes;
  const auto taken = [&](int cell) { return std::find(boxes.begin(), boxes.end(), cell) != boxes.end(); };
  for (int tries = 0; tries < 20 && boxes.size() < puzzle.boxes.size(); ++tries) {
    const int first = static_cast<int>(random.below(static_cast<std::uint32_t>(puzzle.width * puzzle.height)));
    if (puzzle.wall(first) || first == puzzle.player || taken(first)) continue;
    for (int cell = first; !taken(cell); cell = turn(cell)) boxes.push_back(cell);
  }
  if (!taken(puzzle.player)) puzzle.boxes = boxes;
  std::sort(puzzle.boxes.begin(), puzzle.boxes.end());
  return puzzle;
}

}  // namespace gridlock::testing
