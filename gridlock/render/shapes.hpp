// The parts that the pictures of both puzzles share.
#pragma once

#include <functional>
#include <string_view>

#include "gridlock/render/scene.hpp"

namespace gridlock::render {

// A body with a lip: the same body four units lower, in its own shade.
void add_block(Shapes& shapes, const Rectangle& body, Rgb color);

// Marks where four cells meet; wanted(col, row) chooses among the inner corners.
void add_marks(Shapes& shapes, int width, int height, const std::function<bool(int, int)>& wanted);

// A wall fills a cell.
void add_wall(Shapes& shapes, int row, int col);

// Letters and digits of a built-in stroke font, centred; made smaller where they would be wider than `room`.
void add_text(Shapes& shapes, std::string_view text, Point centre, double room, Rgb color);

// An open angle: from `tip`, back by `size` to both sides. (dx, dy) is the way it points.
Shape chevron(Point tip, double dx, double dy, double size, Rgb color);

}  // namespace gridlock::render
