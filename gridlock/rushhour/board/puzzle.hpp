// A Rush Hour board as plain data: what a file says, before any search looks at it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"

namespace gridlock::rushhour {

inline constexpr int kMinSide = 3;   // cells that a board has at least on each side
inline constexpr int kMaxSide = 16;  // cells that a board has at most on each side

// A cell of a board.
struct Cell {
  int row = 0;  // from the top, counted from 0
  int col = 0;  // from the left, counted from 0
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

// A vehicle, and where it stands.
struct Vehicle {
  std::string name;       // what moves call it; is_vehicle_name() says what is one
  Cell cell;              // the top-left one it covers
  int length = 2;         // in cells
  bool vertical = false;  // it moves up and down, not left and right

  // The k-th cell it covers, 0 <= k < length.
  Cell covered(int k) const { return vertical ? Cell{cell.row + k, cell.col} : Cell{cell.row, cell.col + k}; }
  // The row of a horizontal vehicle, the column of a vertical one; it never changes.
  int line() const { return vertical ? cell.col : cell.row; }
  // Where on its line it starts.
  int offset() const { return vertical ? cell.row : cell.col; }

  friend bool operator==(const Vehicle&, const Vehicle&) = default;
};

// The exit is at the far end of the primary vehicle's line: the right edge for a horizontal one, the
// bottom edge for a vertical one. The board is solved when the primary touches that edge.
struct Puzzle {
  std::string name;               // its title, or empty
  int width = 6;                  // in cells
  int height = 6;                 // in cells
  std::vector<Vehicle> vehicles;  // all of them, the primary included
  std::size_t primary = 0;        // index into vehicles
  std::vector<Cell> walls;        // sorted, distinct

  // The one that has to get out.
  const Vehicle& primary_vehicle() const { return vehicles[primary]; }
  // The length of the lines a vehicle of this orientation runs along.
  int line_length(bool vertical) const { return vertical ? height : width; }
  // Whether the primary is at the exit.
  bool solved() const {
    const auto& x = primary_vehicle();
    return x.offset() + x.length == line_length(x.vertical);
  }
  // The index of the vehicle of that name.
  std::optional<std::size_t> find(std::string_view name) const;
  // The vehicle a person or another program means by `name`: the one spelled so; else, as solutions of large
  // boards abbreviate them, `b` for AB; else the one that differs in upper and lower case only.
  std::optional<std::size_t> find_meant(std::string_view name) const;

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// What is wrong with the board, in one sentence, and who is to blame: the board as a whole, a vehicle (and
// what of it), or a wall.
struct Fault {
  // What of it is to blame.
  enum class Part {
    board,   // all of it
    name,    // of a vehicle
    length,  // of a vehicle
    place,   // of a vehicle or a wall
  };

  std::string message;                             // one sentence
  std::optional<std::size_t> vehicle;              // index into vehicles
  Part part = Part::board;                         // of it
  std::optional<std::size_t> wall = std::nullopt;  // index into walls
};

// The first fault of the board: a side out of range, no vehicles, a vehicle too short, outside the board,
// overlapping another, on a wall, named like another or in a way that files and moves cannot spell; a wall
// outside the board or out of order. A board without a fault is ready to be solved, and to be written.
std::optional<Fault> find_fault(const Puzzle& puzzle);

// Whether a vehicle can bear this name: 1 to 16 visible ASCII characters, none of which separates or signs
// anything in a file or a move (+ - , ; : # quotes backslash).
bool is_vehicle_name(std::string_view name);

// Why the primary can never reach the exit, whatever moves are made, where one look at its own line shows it:
// a wall stands between them, or another vehicle of the same line. Empty if nothing of the kind holds.
std::string shut_in(const Puzzle& puzzle);

}  // namespace gridlock::rushhour
