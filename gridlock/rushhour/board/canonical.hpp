// One canonical form for all boards that are the same to a player: with other names, mirrored along the exit line, or
// turned so that the exit is at the bottom instead of on the right.
#pragma once

#include <string>

#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

// Equal for two boards exactly if they differ in nothing but the names and the order of their vehicles, or are mirror
// images of each other in which the exit of the one is the exit of the other. No text for people.
std::string canonical_key(const Puzzle& puzzle);

// The same for what never changes in a game: the walls, and which vehicles each line has in which order.
std::string lines_key(const Puzzle& puzzle);

}  // namespace gridlock::rushhour
