// The puzzles that come with the library, a file for each kind and one for the sample of the census. All were made by
// gridlock itself: tools/make_builtins.py is the recipe.
#pragma once

#include <cstdint>
#include <span>

#include "gridlock/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& rushhour_builtins();
const std::vector<Builtin>& sokoban_builtins();

// A board of the census: its rows one after the other, and what is known of it.
struct CensusBoard {
  char line[37];
  std::uint8_t moves, steps, level;
};
std::span<const CensusBoard> census_boards();

}  // namespace gridlock
