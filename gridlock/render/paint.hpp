// Which vehicle of a board has which colour.
#pragma once

#include "gridlock/render/palette.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::render {

// The colour goes with the name, not with the order of a file, so that it stays the same from position to position.
// Where the primary is called A, every letter has its own colour, whether the letters before it are there or not.
// Elsewhere names can be anything, and vehicles are painted in the order of their names. A board that is still being
// made may have no primary: then it is to be called A.
Paint paint_of(const rushhour::Puzzle& puzzle, std::size_t index);

}  // namespace gridlock::render
