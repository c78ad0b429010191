// The puzzles that come with the library. They live for as long as the program, and any thread may read them.
#pragma once

#include <string_view>
#include <vector>

#include "gridlock/core/cost.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// One of them.
struct Builtin {
  static constexpr Count kUnsolvable = -1;  // proven

  std::string_view name;    // after "builtin:" on the command line
  std::string_view id;      // its set and its number there, from easy to hard: "6x6-17"
  std::string_view puzzle;  // its kind: "rushhour", "sokoban"
  Count optimum;            // proven, in the kind's default metric; kUnsolvable; 0 if it is not known
  Count second;             // proven, in the kind's next metric (steps, moves); 0 if it is not known
  int level;                // its class: how hard it is for a person, 1 to 5; 0 if there is no solution
  std::string_view text;    // the puzzle, in a format that is recognised from the content

  // "6x6" of "6x6-17".
  std::string_view set() const { return id.substr(0, id.rfind('-')); }
  // The puzzle, named `name`.
  Puzzle read() const;
};

// Kind by kind and set by set, each from easy to hard.
const std::vector<Builtin>& builtins();

// Two hundred boards out of the census of 6x6 (docs/census.md), about forty of each class, from easy to hard:
// "census-1" to "census-200", which are their names as well. They are not among builtins(), where two hundred boards of
// one kind would crowd out the others.
const std::vector<Builtin>& census_sample();

// Those that a word means: builtins() for "", a kind ("rushhour"), a set ("9x9", "census"), a name or an id. None if it
// means nothing.
std::vector<const Builtin*> find_builtins(std::string_view word);

// One of medium difficulty, for when none is named.
const Builtin& default_builtin();

}  // namespace gridlock
