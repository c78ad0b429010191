// Puzzles drawn for a terminal: coloured blocks where colours are wanted, otherwise letters as a file has them (`grid`,
// `xsb`).
#pragma once

#include <string>

#include "gridlock/puzzles.hpp"
#include "gridlock/render.hpp"

namespace gridlock::render {

// The puzzle as plain text with the names of columns and rows around it, so that "c4" can be found.
std::string draw_with_names(const Puzzle& puzzle);

// "6x6"
std::string size_of(const Puzzle& puzzle);

}  // namespace gridlock::render
