// A Sokoban level as plain data: what a file says, before any search looks at it.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace gridlock::sokoban {

inline constexpr int kMaxSide = 64;  // squares that a level has at most on each side

// Cells are numbered row by row from the top left. A level without a fault (find_fault) has a player, at least one
// box, at least as many goals as boxes, and a border the player cannot walk out of.
struct Puzzle {
  std::string name;                    // its title, or empty
  std::string author;                  // empty if unknown
  int width = 0;                       // in cells
  int height = 0;                      // in cells
  std::string ground;                  // width * height characters: '#' wall, '.' goal, ' ' floor (or outside)
  std::vector<int> boxes;              // cells, sorted, distinct
  int player = 0;                      // cell
  std::vector<std::string> solutions;  // LURD, as the file stores them; not verified

  // Whether the cell is a wall.
  bool wall(int cell) const { return ground[static_cast<std::size_t>(cell)] == '#'; }
  // Whether the cell is a goal.
  bool goal(int cell) const { return ground[static_cast<std::size_t>(cell)] == '.'; }
  // Whether every box stands on a goal.
  bool solved() const {
    for (const int box : boxes)
      if (!goal(box)) return false;
    return true;
  }

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// What is wrong with the level, in one sentence, and the cell to blame, if it is one.
struct Fault {
  std::string message;      // one sentence
  std::optional<int> cell;  // none: the level as a whole
};

// The first fault of the level: a side out of range, a map of other signs, a box or the player on a wall or on a box,
// no player, no box, fewer goals than boxes, a way out. A level without a fault is ready to be solved, and to be
// written.
std::optional<Fault> find_fault(const Puzzle& puzzle);

// The cells that the player could walk to if there were no boxes, nearest first. From the edge of the map he walks no
// further.
std::vector<int> walkable_cells(const Puzzle& puzzle);

// The first cell on the edge of the map that the player could walk to if there were no boxes.
std::optional<int> way_out(const Puzzle& puzzle);

}  // namespace gridlock::sokoban
