// What each kind of puzzle knows of its own pictures, one file a kind.
#pragma once

#include <string>

#include "gridlock/render/ansi.hpp"

namespace gridlock::render {

std::string draw_plain(const rushhour::Puzzle& puzzle);
std::string draw_plain(const sokoban::Puzzle& puzzle);

std::string draw_colored(const rushhour::Puzzle& puzzle, Colors colors);
std::string draw_colored(const sokoban::Puzzle& puzzle, Colors colors);

// What there is on the board, without its size.
std::string describe_one(const rushhour::Puzzle& puzzle);
std::string describe_one(const sokoban::Puzzle& puzzle);

}  // namespace gridlock::render
