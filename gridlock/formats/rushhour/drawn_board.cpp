#include "gridlock/formats/rushhour/drawn_board.hpp"

#include <algorithm>
#include <array>

#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {
namespace {

std::string at(int row, int col) { return "row " + std::to_string(row + 1) + ", column " + std::to_string(col + 1); }

bool repeats_one_of(std::string_view cell, std::string_view marks) {
  return !cell.empty() && marks.find(cell[0]) != std::string_view::npos &&
         cell.find_first_not_of(cell[0]) == std::string_view::npos;
}

// A cell that carries a vehicle's name but does not go on where the vehicle ended.
DrawnFault misfit(const Owner* owners, const rushhour::Puzzle& puzzle, int row, int col) {
  const int cell = puzzle.width * row + col;
  const Owner owner = owners[cell];
  const std::string name = "'" + puzzle.vehicles[static_cast<std::size_t>(owner)].name + "'";
  const bool touches = (col > 0 && owners[cell - 1] == owner) || (row > 0 && owners[cell - puzzle.width] == owner);
  if (touches) return {"vehicle " + name + " is bent at " + at(row, col), cell};
  return {"vehicle " + name + " is in pieces, or two vehicles are named " + name + ": " + at(row, col) +
              " is apart from the rest",
          cell};
}

}  // namespace

bool is_vehicle_character(char c) { return kVehicleCharacters.find(c) != std::string_view::npos; }

std::optional<DrawnFault> outline(const Owner* owners, rushhour::Puzzle& puzzle) {
  std::array<int, rushhour::kMaxSide * rushhour::kMaxSide> latest;  // of each vehicle, the cell seen last
  int cell = 0;
  for (int row = 0; row < puzzle.height; ++row)
    for (int col = 0; col < puzzle.width; ++col, ++cell) {
      const Owner owner = owners[cell];
      if (owner == kFreeCell) continue;
      if (owner == kWallCell) {
        puzzle.walls.push_back({row, col});
        continue;
      }
      rushhour::Vehicle& vehicle = puzzle.vehicles[static_cast<std::size_t>(owner)];
      int& last = latest[static_cast<std::size_t>(owner)];
      if (vehicle.length == 0) {
        vehicle.cell = {row, col};
      } else {
        const bool goes_right = cell - last == 1 && col > 0;
        const bool goes_down = cell - last == puzzle.width;
        if (vehicle.length == 1) vehicle.vertical = goes_down;
        if (!(vehicle.vertical ? goes_down : goes_right)) return misfit(owners, puzzle, row, col);
      }
      ++vehicle.length;
      last = cell;
    }
  for (const auto& vehicle : puzzle.vehicles)
    if (vehicle.length < 2)
      return DrawnFault{"vehicle '" + vehicle.name + "' covers a single cell; 2 is the least",
                        puzzle.width * vehicle.cell.row + vehicle.cell.col};
  return std::nullopt;
}

std::vector<Owner> owners_of(const rushhour::Puzzle& puzzle) {
  std::vector<Owner> owners(static_cast<std::size_t>(puzzle.width * puzzle.height), kFreeCell);
  const auto owner = [&](rushhour::Cell cell) -> Owner& {
    return owners[static_cast<std::size_t>(cell.row * puzzle.width + cell.col)];
  };
  for (const auto& wall : puzzle.walls) owner(wall) = kWallCell;
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
    for (int k = 0; k < puzzle.vehicles[i].length; ++k) owner(puzzle.vehicles[i].covered(k)) = static_cast<Owner>(i);
  return owners;
}

bool is_free_mark(std::string_view cell) { return repeats_one_of(cell, ".o-_"); }
bool is_wall_mark(std::string_view cell) { return repeats_one_of(cell, "x#"); }

Likeness likeness_of(const SpelledRows& rows) {
  Likeness likeness;
  const auto cell = [&](std::size_t row, std::size_t col) {
    return row < rows.size() && col < rows[row].size() ? rows[row][col] : std::string_view();
  };
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t col = 0; col < rows[row].size(); ++col) {
      const std::string_view here = rows[row][col];
      const bool paired = here == cell(row - 1, col) || here == cell(row + 1, col) || here == cell(row, col - 1) ||
                          here == cell(row, col + 1);
      const bool free = is_free_mark(here);
      const bool named = !free && !is_wall_mark(here) && rushhour::is_vehicle_name(here);
      const bool plain = std::all_of(here.begin(), here.end(), [](char c) { return is_letter(c) || is_digit(c); });
      ++likeness.cells;
      likeness.free += free ? 1 : 0;
      likeness.quiet += free || paired ? 1 : 0;
      likeness.odd += free || named || is_wall_mark(here) ? 0 : 1;
      likeness.pairs += named && plain && paired ? 1 : 0;
      likeness.pair_a |= paired && here == "A";
      likeness.pair_x |= paired && here == "X";
    }
  return likeness;
}

}  // namespace gridlock::formats
