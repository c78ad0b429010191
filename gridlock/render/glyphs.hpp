// A stroke font of capitals and digits, so that no picture depends on the fonts of a machine.
#pragma once

#include "gridlock/render/scene.hpp"

namespace gridlock::render {

// The strokes of a letter on a grid 4 wide and 6 high, y downwards. Small letters look like large ones; a sign that the
// font does not have is a short bar.
Lines glyph(char letter);

}  // namespace gridlock::render
