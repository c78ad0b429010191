// The puzzles that come with the library, made by its own generator.
#pragma once

#include <string_view>
#include <vector>

#include "gridlock/core/space.hpp"

namespace gridlock {

struct Builtin {
  std::string_view name;    // after "builtin:" on the command line
  std::string_view puzzle;  // its kind: "rushhour"
  Cost optimum;             // proven, in the kind's default metric
  int level;                // how hard it is for a person, 1 to 5
  std::string_view text;    // the puzzle, in a format that is recognised from the content
};

// From easy to hard.
const std::vector<Builtin>& builtins();

}  // namespace gridlock
