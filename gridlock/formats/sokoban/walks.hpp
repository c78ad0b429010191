// Solutions in the short notation of some collections: "1-4u1,4-4l2d1" walks to column 1, row 4 (counted from 0) by
// any shortest way and makes a step up, then walks to column 4, row 4, and so on; a box in front is pushed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "gridlock/formats/level_rows.hpp"

namespace gridlock::formats {

// The same in LURD; nothing if the text is anything else, or cannot be done in this level. Columns and rows are those
// of the drawing, of which `margin` is left out in the puzzle.
std::optional<std::string> lurd_from_walks(const sokoban::Puzzle& puzzle, Margin margin, std::string_view text);

}  // namespace gridlock::formats
