// The list of puzzle kinds. To add one, write its folder and name it here.
#pragma once

#include <variant>

#include "gridlock/rushhour/puzzle.hpp"

namespace gridlock {

using Puzzle = std::variant<rushhour::Puzzle>;

}  // namespace gridlock
