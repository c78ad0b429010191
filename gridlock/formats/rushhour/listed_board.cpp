#include "gridlock/formats/rushhour/listed_board.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace gridlock::formats {

void ListedBoard::set_size(int width, int height, Place place) {
  puzzle_.width = width;
  puzzle_.height = height;
  size_place_ = place;
}

void ListedBoard::add_vehicle(rushhour::Vehicle vehicle, const VehiclePlaces& places) {
  puzzle_.vehicles.push_back(std::move(vehicle));
  places_.push_back(places);
}

void ListedBoard::add_wall(rushhour::Cell cell, Place place) {
  puzzle_.walls.push_back(cell);
  walls_.push_back({cell, place});
}

void ListedBoard::finish() {
  std::stable_sort(walls_.begin(), walls_.end(), [](const Wall& a, const Wall& b) { return a.cell < b.cell; });
  for (std::size_t i = 0; i < walls_.size(); ++i) puzzle_.walls[i] = walls_[i].cell;
  if (const auto fault = rushhour::find_fault(puzzle_)) throw error_at(place_of(*fault), fault->message);
}

Place ListedBoard::place_of(const rushhour::Fault& fault) const {
  if (fault.wall) return walls_[*fault.wall].place;
  if (!fault.vehicle) return size_place_;
  const VehiclePlaces& places = places_[*fault.vehicle];
  switch (fault.part) {
    case rushhour::Fault::Part::name:
      return places.name;
    case rushhour::Fault::Part::length:
      return places.length;
    default:
      return places.position;
  }
}

RowKind row_kind(const Field& field, bool walls) {
  if (field.text.size() == 1) {
    const char letter = lower(field.text[0]);
    if (letter == 'h') return RowKind::horizontal;
    if (letter == 'v') return RowKind::vertical;
    if (letter == 'w' && walls) return RowKind::wall;
  }
  throw error_at(field.place, "orientation " + quoted(field.text) + " is neither h (horizontal) nor v (vertical)");
}

void read_size_line(const Line& line, ListedBoard& board) {
  const Fields fields = split_at_blanks(line);
  if (fields.size() == 0 || fields.size() > 2)
    throw error_at({line.number, 1},
                   "expected the size of the board, one number or width and height, not " + quoted(line.text));
  const int width = number_in(fields[0], "size");
  const int height = fields.size() == 2 ? number_in(fields[1], "height") : width;
  board.set_size(width, height, fields[0].place);
}

bool is_size_line(const Line& line) {
  for (const char c : line.text)
    if (!is_digit(c) && !is_blank(c) && c != '+' && c != '-') return false;
  const Fields fields = split_at_blanks(line);
  return (fields.size() == 1 || fields.size() == 2) && is_number(fields[0].text) &&
         is_number(fields[fields.size() - 1].text);
}

std::string size_line(const rushhour::Puzzle& puzzle) {
  const std::string width = std::to_string(puzzle.width);
  return puzzle.width == puzzle.height ? width : width + " " + std::to_string(puzzle.height);
}

std::vector<std::size_t> primary_first(const rushhour::Puzzle& puzzle) {
  std::vector<std::size_t> order{puzzle.primary};
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i)
    if (i != puzzle.primary) order.push_back(i);
  return order;
}

void expect_fields(const Fields& fields, std::size_t wanted, const Line& line, std::string_view shape) {
  if (fields.size() == wanted) return;
  const Place end{line.number, static_cast<int>(line.text.size()) + 1};
  const Place place = fields.size() > wanted && wanted < Fields::kKept ? fields[wanted].place : end;
  throw error_at(place, std::string(fields.size() > wanted ? "too many" : "too few") +
                            " fields: " + std::to_string(fields.size()) + " where '" + std::string(shape) + "' has " +
                            std::to_string(wanted));
}

}  // namespace gridlock::formats
