// The puzzles of one kind that come with the library, a file each. All were made by its own generator:
// tools/make_builtins.py is the recipe.
#pragma once

#include "gridlock/builtin.hpp"

namespace gridlock {

const std::vector<Builtin>& rushhour_builtins();
const std::vector<Builtin>& sokoban_builtins();

}  // namespace gridlock
