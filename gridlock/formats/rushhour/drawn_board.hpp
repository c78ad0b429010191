// A board given cell by cell: what `line` and `grid` have in common. Which characters stand for what, and how
// cells become vehicles.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::formats {

// The characters a vehicle can be drawn with, in the order in which new ones are given out: letters without
// o and x, which are an empty cell and a wall, then digits, then signs.
inline constexpr std::string_view kVehicleCharacters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz0123456789!$%*/=?@^|~()[]{}";
inline constexpr std::size_t kVehicleLetters = 50;  // those of them that are letters

bool is_vehicle_character(char c);

// What stands on a cell: kFreeCell, kWallCell, or the index of a vehicle.
using Owner = std::int16_t;
inline constexpr Owner kFreeCell = -1;
inline constexpr Owner kWallCell = -2;

struct DrawnFault {
  std::string message;
  int cell;  // width * row + column
};

// Finds place, direction and length of each vehicle (their names are set, their lengths 0) and the walls from the
// owners of all cells, row by row. The sides must be in range. A vehicle that is bent, in pieces or a single cell
// is a fault at the cell that shows it; without a fault the board has none but, perhaps, a missing primary.
std::optional<DrawnFault> outline(const Owner* owners, rushhour::Puzzle& puzzle);

// The owners of all cells of a faultless puzzle, row by row.
std::vector<Owner> owners_of(const rushhour::Puzzle& puzzle);

// Cells as they are spelled, row by row; rows may differ in length.
using SpelledRows = std::vector<std::vector<std::string_view>>;

// An empty cell is spelled . o - or _, a wall x or #; or several times the same, where vehicles have longer names.
bool is_free_mark(std::string_view cell);
bool is_wall_mark(std::string_view cell);

// How far a text that may be a drawing looks like one.
struct Likeness {
  int cells = 0;
  int free = 0;
  int quiet = 0;        // empty, or the same as a neighbour
  int odd = 0;          // neither empty nor wall nor a name
  int pairs = 0;        // a name of letters and digits, the same as a neighbour
  bool pair_a = false;  // two neighbours are both A
  bool pair_x = false;  // two neighbours are both X

  // At least half of it is quiet, little is odd, and something could be a vehicle.
  bool convincing() const { return pairs > 0 && quiet * 2 >= cells && odd * 8 <= cells; }
};

Likeness likeness_of(const SpelledRows& rows);

}  // namespace gridlock::formats
