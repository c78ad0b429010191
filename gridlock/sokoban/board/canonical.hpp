// One canonical form for all levels that are the same to a player: turned, mirrored, moved, or with the player
// elsewhere in the same region.
#pragma once

#include <string>

#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::sokoban {

// Equal for two levels exactly if one of the eight symmetries of the square makes one the other, as far as what the
// player can ever touch is concerned. No text for people.
std::string canonical_key(const Puzzle& puzzle);

// The same for what never changes in a game: walls, goals and the number of boxes.
std::string room_key(const Puzzle& puzzle);

// The same level without rows and columns at its edge that do nothing, and with unreachable floor walled up.
Puzzle cropped(const Puzzle& puzzle);

}  // namespace gridlock::sokoban
