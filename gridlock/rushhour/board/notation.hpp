// Moves as text: "X+3", "AA-2": the vehicle's name, then cells; plus is right or down.
#pragma once

#include <string>
#include <string_view>

#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

std::string to_text(const Puzzle& puzzle, Slide slide);

// Throws Error if the text is no move or names no vehicle of the puzzle.
Slide slide_from(const Puzzle& puzzle, std::string_view text);

}  // namespace gridlock::rushhour
