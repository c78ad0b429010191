// What never changes in a level: its squares, walls and goals, and where everything stands at the start.
#pragma once

#include <vector>

#include "gridlock/core/watch.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// Only the squares the player could walk to on an empty board count; they are numbered row by row. Everything else is
// one more square, the wall(), which lies beyond every edge and leads only to itself: a table with an entry for it
// needs no test for the border.
//
// Boxes and goals outside are left out. `hopeless()` says so where that makes the level unsolvable.
class Level {
 public:
  // Whatever tables are made for the level are made under that watch.
  explicit Level(const Puzzle& puzzle, const Watch& watch = {});

  const Watch& watch() const { return watch_; }

  int size() const { return size_; }
  Square wall() const { return static_cast<Square>(size_); }
  Square next(Square square, Direction d) const {
    return next_[static_cast<std::size_t>(square) * 4 + static_cast<std::size_t>(d)];
  }
  bool is_goal(Square square) const { return is_goal_[square] != 0; }
  const std::vector<Square>& goals() const { return goals_; }  // sorted
  const std::vector<Square>& boxes() const { return boxes_; }  // at the start, sorted
  Square player() const { return player_; }                    // at the start
  bool hopeless() const { return hopeless_; }

  // From and to the cells of the puzzle; square_of is wall() for cells that are no squares.
  int cell_of(Square square) const { return cell_of_[square]; }
  Square square_of(int cell) const { return square_of_[static_cast<std::size_t>(cell)]; }
  int width() const { return width_; }
  int height() const { return height_; }
  int row(Square square) const { return cell_of_[square] / width_; }
  int col(Square square) const { return cell_of_[square] % width_; }

 private:
  Watch watch_;
  int width_, height_;
  int size_ = 0;
  bool hopeless_ = false;
  Square player_ = 0;
  std::vector<Square> next_;
  std::vector<std::uint8_t> is_goal_;
  std::vector<Square> goals_, boxes_;
  std::vector<int> cell_of_;
  std::vector<Square> square_of_;
};

}  // namespace gridlock::sokoban
