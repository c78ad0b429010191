// Puzzles drawn in black ink on white paper: every vehicle has its name and a pattern, so that no colour is needed.
#pragma once

#include "gridlock/book/pen.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::book {

// As large as fits into the room, in the middle of it; returns what it covers.
Box draw_board(Pen& pen, const Puzzle& puzzle, const Box& room);

}  // namespace gridlock::book
