// One spelling for all boards that are the same to a player: names aside, and mirrored along the exit line.
#pragma once

#include <string>

#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::rushhour {

// Equal for two boards exactly if they differ in nothing but the names and the order of their vehicles, or are mirror
// images of each other that leave the exit on its side. No text for people.
std::string canonical_key(const Puzzle& puzzle);

}  // namespace gridlock::rushhour
