// From a puzzle to its kind: overloads, so that the verbs never ask for a puzzle's name.
#pragma once

#include "gridlock/puzzles.hpp"
#include "gridlock/rushhour/kind.hpp"
#include "gridlock/sokoban/kind.hpp"

namespace gridlock {

using Kinds = TypeList<rushhour::Kind, sokoban::Kind>;

inline rushhour::Kind kind_of(const rushhour::Puzzle&) { return {}; }
inline sokoban::Kind kind_of(const sokoban::Puzzle&) { return {}; }

}  // namespace gridlock
