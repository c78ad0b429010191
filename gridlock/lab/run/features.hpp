// What can be counted on a puzzle before anyone solves it: the numbers an experiment correlates with success.
#pragma once

#include <cstdint>

#include "gridlock/puzzles.hpp"

namespace gridlock::lab {

struct Features {
  std::int64_t width = 0;
  std::int64_t height = 0;
  std::int64_t cells = 0;   // width times height
  std::int64_t pieces = 0;  // vehicles or crates
  std::int64_t walls = 0;
  std::int64_t free = 0;   // cells that nothing stands on; of a Sokoban level those the player could ever reach
  std::int64_t goals = 0;  // squares for crates; the one exit of a Rush Hour board
};

Features features_of(const Puzzle& puzzle);

}  // namespace gridlock::lab
