#include "gridlock/rushhour/board/puzzle.hpp"

#include <algorithm>
#include <array>

namespace gridlock::rushhour {
namespace {

std::string at(Cell cell) {
  return "row " + std::to_string(cell.row + 1LL) + ", column " + std::to_string(cell.col + 1LL);
}

std::string size(const Puzzle& puzzle) { return std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height); }

std::string who(const Vehicle& vehicle) { return "vehicle '" + vehicle.name + "'"; }

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::optional<Fault> find_fault_of_name(const Puzzle& puzzle, std::size_t i) {
  const std::string& name = puzzle.vehicles[i].name;
  if (!is_vehicle_name(name))
    return Fault{"vehicle " + std::to_string(i + 1) +
                     (name.empty() ? " has no name" : " has a name that is too long or has a character not for names"),
                 i, Fault::Part::name};
  for (std::size_t j = 0; j < i; ++j)
    if (puzzle.vehicles[j].name == name) return Fault{"two vehicles are named '" + name + "'", i, Fault::Part::name};
  return std::nullopt;
}

// Who stands on which cell, filled in one by one. The sides of the puzzle must be in range.
class Occupancy {
 public:
  explicit Occupancy(const Puzzle& puzzle) : puzzle_(puzzle) { owners_.fill(kFree); }

  std::optional<Fault> add_wall(std::size_t i) {
    const Cell wall = puzzle_.walls[i];
    const auto fault = [&](const char* what) { return Fault{what + at(wall), {}, Fault::Part::place, i}; };
    if (!inside(wall)) return fault("wall outside the board at ");
    if (owner(wall) == kWall) return fault("two walls at ");
    if (i > 0 && wall < puzzle_.walls[i - 1]) return fault("walls out of order at ");
    owner(wall) = kWall;
    return std::nullopt;
  }

  std::optional<Fault> add_vehicle(std::size_t i) {
    const Vehicle& vehicle = puzzle_.vehicles[i];
    if (vehicle.length < 2)
      return Fault{who(vehicle) + " has length " + std::to_string(vehicle.length) + "; 2 is the least", i,
                   Fault::Part::length};
    const auto misplaced = [&](const std::string& how) { return Fault{who(vehicle) + how, i, Fault::Part::place}; };
    if (vehicle.length > kMaxSide || !inside(vehicle.cell) || !inside(vehicle.covered(vehicle.length - 1)))
      return misplaced(" of length " + std::to_string(vehicle.length) + " at " + at(vehicle.cell) +
                       " reaches outside the " + size(puzzle_) + " board");
    for (int k = 0; k < vehicle.length; ++k) {
      const Cell cell = vehicle.covered(k);
      int& here = owner(cell);
      if (here == kWall) return misplaced(" crosses the wall at " + at(cell));
      if (here != kFree)
        return misplaced(" overlaps " + who(puzzle_.vehicles[static_cast<std::size_t>(here)]) + " at " + at(cell));
      here = static_cast<int>(i);
    }
    return std::nullopt;
  }

 private:
  static constexpr int kFree = -1;
  static constexpr int kWall = -2;

  bool inside(Cell c) const { return c.row >= 0 && c.col >= 0 && c.row < puzzle_.height && c.col < puzzle_.width; }
  int& owner(Cell c) { return owners_[static_cast<std::size_t>(c.row * kMaxSide + c.col)]; }

  const Puzzle& puzzle_;
  std::array<int, kMaxSide * kMaxSide> owners_{};
};

}  // namespace

std::optional<std::size_t> Puzzle::find(std::string_view wanted) const {
  for (std::size_t i = 0; i < vehicles.size(); ++i)
    if (vehicles[i].name == wanted) return i;
  return std::nullopt;
}

std::optional<std::size_t> Puzzle::find_meant(std::string_view wanted) const {
  if (const auto exact = find(wanted)) return exact;
  if (wanted.size() == 1 && wanted[0] >= 'a' && wanted[0] <= 'z')
    if (const auto abbreviated = find(std::string{'A', upper(wanted[0])})) return abbreviated;
  const auto same = [](char a, char b) { return upper(a) == upper(b); };
  for (std::size_t i = 0; i < vehicles.size(); ++i) {
    const std::string& name = vehicles[i].name;
    if (std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(), same)) return i;
  }
  return std::nullopt;
}

bool is_vehicle_name(std::string_view name) {
  if (name.empty() || name.size() > 16) return false;
  return std::all_of(name.begin(), name.end(), [](char c) {
    return c > ' ' && c <= '~' && std::string_view("+-,;:#\"'\\").find(c) == std::string_view::npos;
  });
}

std::optional<Fault> find_fault(const Puzzle& puzzle) {
  const auto side_ok = [](int side) { return side >= kMinSide && side <= kMaxSide; };
  if (!side_ok(puzzle.width) || !side_ok(puzzle.height))
    return Fault{"board of " + size(puzzle) + ": sides from " + std::to_string(kMinSide) + " to " +
                     std::to_string(kMaxSide) + " are supported",
                 {}};
  if (puzzle.vehicles.empty() || puzzle.primary >= puzzle.vehicles.size()) return Fault{"no primary vehicle", {}};

  Occupancy occupancy(puzzle);
  for (std::size_t i = 0; i < puzzle.walls.size(); ++i)
    if (auto fault = occupancy.add_wall(i)) return fault;
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i) {
    if (auto fault = find_fault_of_name(puzzle, i)) return fault;
    if (auto fault = occupancy.add_vehicle(i)) return fault;
  }
  return std::nullopt;
}

std::string shut_in(const Puzzle& puzzle) {
  const auto& primary = puzzle.primary_vehicle();
  const auto ahead = [&](bool vertical, Cell cell) {
    const int line = vertical ? cell.col : cell.row;
    const int offset = vertical ? cell.row : cell.col;
    return line == primary.line() && offset > primary.offset();
  };
  for (const Cell wall : puzzle.walls)
    if (ahead(primary.vertical, wall))
      return "a wall at " + at(wall) + " stands between '" + primary.name + "' and the exit";
  for (const auto& other : puzzle.vehicles)
    if (other.vertical == primary.vertical && ahead(primary.vertical, other.cell))
      return "vehicle '" + other.name + "' shares the line of '" + primary.name +
             "' and stands between it and the exit";
  return {};
}

}  // namespace gridlock::rushhour
