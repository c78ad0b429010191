// Pictures as PNG. The only file of this folder that needs a library (libpng); the web page is built without it.
#pragma once

#include <string>

#include "gridlock/render/raster.hpp"

namespace gridlock::render {

// `cell`: the width of a cell in pixels.
std::string png(const Puzzle& puzzle, double cell = 64);

}  // namespace gridlock::render
