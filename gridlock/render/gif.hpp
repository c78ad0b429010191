// Solutions as animated GIF. The writer is our own, because the web page makes GIFs from the same code, where no
// library of the system is at hand; the tests read what it writes with giflib.
#pragma once

#include <string>
#include <vector>

#include "gridlock/render/raster.hpp"

namespace gridlock::render {

// A still picture, or the solution again and again. `cell`: the width of a cell in pixels. Throws Error if a move is
// illegal.
std::string gif(const Puzzle& puzzle, double cell = 48);
std::string gif(const Puzzle& puzzle, const std::vector<std::string>& moves, double cell = 48);

}  // namespace gridlock::render
