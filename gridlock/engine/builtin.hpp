// The puzzles that come with the library. All were made by its own generator: tools/make_builtins.py is the recipe.
#pragma once

#include <string_view>
#include <vector>

#include "gridlock/core/space.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

struct Builtin {
  std::string_view name;    // after "builtin:" on the command line
  std::string_view id;      // its set and its number there, from easy to hard: "6x6-17"
  std::string_view puzzle;  // its kind: "rushhour"
  Cost optimum;             // proven, in the kind's default metric
  Cost steps;               // proven, in steps; 0 if that is not known
  int level;                // its class: how hard it is for a person, 1 to 5
  std::string_view text;    // the puzzle, in a format that is recognised from the content

  std::string_view set() const { return id.substr(0, id.rfind('-')); }
  Puzzle read() const;  // named `name`
};

// Set by set, each from easy to hard.
const std::vector<Builtin>& builtins();

// Those that a word means: all for "", a kind ("rushhour"), a set ("9x9"), a name or an id. None if it means nothing.
std::vector<const Builtin*> find_builtins(std::string_view word);

// One of middling difficulty, for those who have not said which.
const Builtin& default_builtin();

}  // namespace gridlock
