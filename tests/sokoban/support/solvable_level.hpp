// Small random levels that have a solution: a solved position, with the boxes pulled about at random.
#pragma once

#include <algorithm>
#include <vector>

#include "tests/support/random_level.hpp"
#include "tests/support/seed.hpp"

namespace gridlock::testing {

// The level with its boxes put on goals first, and then pulled about.
inline sokoban::Puzzle pulled_about(Random& random, sokoban::Puzzle puzzle, int steps = 200) {
  std::vector<int> goals;
  for (int cell = 0; cell < puzzle.width * puzzle.height; ++cell)
    if (puzzle.goal(cell) && cell != puzzle.player) goals.push_back(cell);
  goals.resize(std::min(goals.size(), puzzle.boxes.size()));
  if (goals.size() < puzzle.boxes.size()) return puzzle;  // the player stands on a goal: leave the level as it is
  std::vector<bool> box_on(puzzle.ground.size(), false);
  for (const int goal : goals) box_on[static_cast<std::size_t>(goal)] = true;
  const auto free = [&](int cell) { return !puzzle.wall(cell) && !box_on[static_cast<std::size_t>(cell)]; };
  for (int i = 0; i < steps; ++i) {
    const int step = std::vector<int>{1, -1, puzzle.width, -puzzle.width}[random.below(4)];
    if (!free(puzzle.player + step)) continue;
    const int behind = puzzle.player - step;
    if (box_on[static_cast<std::size_t>(behind)] && random.below(3) > 0) {
      box_on[static_cast<std::size_t>(behind)] = false;
      box_on[static_cast<std::size_t>(puzzle.player)] = true;
    }
    puzzle.player += step;
  }
  puzzle.boxes.clear();
  for (std::size_t cell = 0; cell < box_on.size(); ++cell)
    if (box_on[cell]) puzzle.boxes.push_back(static_cast<int>(cell));
  return puzzle;
}

inline sokoban::Puzzle solvable_level(Random& random, const LevelShape& shape, int steps = 200) {
  return pulled_about(random, random_level(random, shape), steps);
}

// A level of at most 6x4 inner cells with up to five boxes, or fewer; now and then one that may have no solution. The
// same for the same seed, whatever the seed of the tests.
inline sokoban::Puzzle certain_level(std::uint64_t seed, std::uint32_t most_boxes = 5) {
  Random random(seed);
  LevelShape shape;
  shape.width = 5 + static_cast<int>(random.below(4));
  shape.height = 5 + static_cast<int>(random.below(2));
  shape.boxes = 1 + static_cast<int>(random.below(most_boxes));
  shape.spare_goals = random.below(5) == 0 ? 1 : 0;
  shape.walls = 0.05 * random.below(8);
  return random.below(8) == 0 ? random_level(random, shape) : solvable_level(random, shape);
}

// The level of that number among the random ones.
inline sokoban::Puzzle some_level(std::uint64_t number, std::uint32_t most_boxes = 5) {
  return certain_level(seeded(number), most_boxes);
}

}  // namespace gridlock::testing
