// Puzzles drawn for a terminal: coloured blocks where colours are wanted, otherwise letters as a file has them (`grid`,
// `xsb`).
#pragma once

#include <string>

#include "gridlock/puzzles.hpp"

namespace gridlock::render {

enum class Colors { none, basic, palette, full };  // plain text, 16 colours, 256 colours, 24 bits
enum class Signs { ascii, unicode };               // what the terminal has signs for

// Whole lines. Every vehicle carries its name and every thing in a Sokoban level its sign, so that colour is never
// needed to tell two apart.
std::string draw(const Puzzle& puzzle, Colors colors, Signs signs = Signs::unicode);

// "6x6, 13 vehicles, X leaves right of row 3"; "19x11, 6 boxes"
std::string describe(const Puzzle& puzzle);
// "6x6"
std::string size_of(const Puzzle& puzzle);

}  // namespace gridlock::render
