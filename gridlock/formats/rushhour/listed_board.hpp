// A board given as a list of vehicles, one a line: what `uva`, `jams` and `gamep` have in common. It remembers
// where each field stood, so that a fault of the board is reported at the field that is to blame.
#pragma once

#include <vector>

#include "gridlock/formats/scan.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::formats {

class ListedBoard {
 public:
  struct VehiclePlaces {
    Place name;
    Place position;
    Place length;
  };

  explicit ListedBoard(rushhour::Puzzle& puzzle, Place begin) : puzzle_(puzzle), size_place_(begin) {}

  void set_size(int width, int height, Place place);
  void add_vehicle(rushhour::Vehicle vehicle, const VehiclePlaces& places);
  void add_wall(rushhour::Cell cell, Place place);

  // Sorts the walls and checks the whole board. Throws Error.
  void finish();

 private:
  struct Wall {
    rushhour::Cell cell;
    Place place;
  };

  Place place_of(const rushhour::Fault& fault) const;

  rushhour::Puzzle& puzzle_;
  Place size_place_;
  std::vector<VehiclePlaces> places_;
  std::vector<Wall> walls_;
};

// What a row of a list describes.
enum class RowKind { horizontal, vertical, wall };

// From `h`, `v` or `w` in either case; Throws Error for anything else. `walls` tells if the format knows `w`.
RowKind row_kind(const Field& field, bool walls);

// The size line of `jams` and `gamep`: one number, or width and height. Throws Error.
void read_size_line(const Line& line, ListedBoard& board);
bool is_size_line(const Line& line);
std::string size_line(const rushhour::Puzzle& puzzle);

// The indices of the vehicles with the primary before all others, which keep their order.
std::vector<std::size_t> primary_first(const rushhour::Puzzle& puzzle);

// Throws Error, at the first field too many or at the end of the line, unless there are `wanted` fields;
// `shape` shows what the row should look like.
void expect_fields(const Fields& fields, std::size_t wanted, const Line& line, std::string_view shape);

}  // namespace gridlock::formats
