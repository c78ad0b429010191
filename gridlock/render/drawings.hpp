// What each kind of puzzle knows of its own pictures on a terminal, one file a kind.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gridlock/render/canvas.hpp"

namespace gridlock::render {

// What a game shows besides the position. Cells are counted row by row; a piece is meant by any cell it covers.
struct Marks {
  std::optional<int> selected;  // a vehicle, with arrows where it can go; a box
  std::optional<int> hinted;    // a piece; all others fade
  std::vector<int> target;      // cells where the hinted piece is to go
  std::vector<int> dead;        // boxes that are lost
};

// A cell is two columns by one row, and twice that with `zoom` 2.
Canvas paint(const rushhour::Puzzle& puzzle, Signs signs, const Marks& marks = {}, int zoom = 2);
Canvas paint(const sokoban::Puzzle& puzzle, Signs signs, const Marks& marks = {}, int zoom = 1);

// The cell that is painted at this column and row of the canvas.
std::optional<int> cell_at(const rushhour::Puzzle& puzzle, int column, int row, int zoom = 2);
std::optional<int> cell_at(const sokoban::Puzzle& puzzle, int column, int row, int zoom = 1);

std::string draw_plain(const rushhour::Puzzle& puzzle);
std::string draw_plain(const sokoban::Puzzle& puzzle);

// What there is on the board, without its size.
std::string describe_one(const rushhour::Puzzle& puzzle);
std::string describe_one(const sokoban::Puzzle& puzzle);

}  // namespace gridlock::render
