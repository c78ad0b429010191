// Levels that are one long ring of corridor, along which a box goes round many corners. A box in a corner can only be
// pushed on from its outer side, to which the player gets from ahead: at every corner he walks all the way round.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::testing {

struct CorridorShape {
  int corners = 4;   // that the way to the goal goes round
  int windings = 3;  // rows of corridor that make the way back long; an odd number
};

class CorridorLevel {
 public:
  explicit CorridorLevel(const CorridorShape& shape) : right_(kLeft + 4 * (shape.corners / 2 + 1) + 2) {
    puzzle_.width = right_ + 2;
    puzzle_.height = kFirstWinding + 2 * shape.windings;
    puzzle_.ground.assign(static_cast<std::size_t>(puzzle_.width * puzzle_.height), '#');
    zigzag(shape.corners);
    way_back(shape.windings);
  }

  // The box stands at the beginning of the zigzag, the player behind it, and the goal is so many squares beyond the
  // last corner, if there is room.
  sokoban::Puzzle puzzle(int beyond) const {
    sokoban::Puzzle puzzle = puzzle_;
    const auto goal = goal_ + beyond * last_step_;
    puzzle.ground[static_cast<std::size_t>(goal)] = '.';
    puzzle.boxes = {cell(kBottom - 1, kLeft)};
    puzzle.player = cell(kBottom, kLeft);
    return puzzle;
  }

 private:
  static constexpr int kLeft = 2, kTop = 3, kBottom = 7, kFirstWinding = 11;

  int cell(int row, int col) const { return row * puzzle_.width + col; }
  void open(int at) { puzzle_.ground[static_cast<std::size_t>(at)] = ' '; }
  void open_row(int row, int from, int to) {
    for (int col = std::min(from, to); col <= std::max(from, to); ++col) open(cell(row, col));
  }
  void open_column(int col, int from, int to) {
    for (int row = std::min(from, to); row <= std::max(from, to); ++row) open(cell(row, col));
  }

  // A corner with a way round its outer side.
  void corner(int at, int came, int goes) {
    for (const int square : {at, at + came, at + came + goes, at + came - goes, at - goes}) open(square);
    goal_ = at + goes;
    last_step_ = goes;
  }

  // Up, right, down, right, up ...
  void zigzag(int corners) {
    const int right = 1, up = -puzzle_.width, down = puzzle_.width;
    int col = kLeft, row = kBottom;
    for (int i = 0; i < corners; ++i) {
      const bool vertical = i % 2 == 0;
      const int onward = row == kBottom ? kTop : kBottom;
      if (vertical) {
        open_column(col, row, onward);
        corner(cell(onward, col), onward == kTop ? up : down, right);
        row = onward;
      } else {
        open_row(row, col, col + 4);
        col += 4;
        corner(cell(row, col), right, row == kTop ? down : up);
      }
    }
    if (corners % 2 == 0) {
      const int onward = row == kBottom ? kTop : kBottom;
      open_column(col, row, onward);
      row = onward;
    }
    open_row(row, col, right_);
    open_column(right_, row, kFirstWinding);
  }

  void way_back(int windings) {
    int row = kFirstWinding;
    for (int i = 0; i < windings; ++i, row += 2) {
      open_row(row, kLeft + 2, right_);
      if (i + 1 < windings) open(cell(row + 1, i % 2 == 0 ? kLeft + 2 : right_));
    }
    open_row(row - 2, kLeft, right_);
    open_column(kLeft, row - 2, kBottom - 1);
  }

  sokoban::Puzzle puzzle_;
  int right_;
  int goal_ = 0, last_step_ = 0;
};

}  // namespace gridlock::testing
