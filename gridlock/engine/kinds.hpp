// From a puzzle to its kind: overloads, so that the verbs never ask for a puzzle's name.
#pragma once

#include "gridlock/puzzles.hpp"
#include "gridlock/rushhour/kind.hpp"

namespace gridlock {

using Kinds = TypeList<rushhour::Kind>;

inline rushhour::Kind kind_of(const rushhour::Puzzle&) { return {}; }

}  // namespace gridlock
