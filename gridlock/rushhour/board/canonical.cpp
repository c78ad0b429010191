#include "gridlock/rushhour/board/canonical.hpp"

#include <algorithm>
#include <map>
#include <vector>

namespace gridlock::rushhour {
namespace {

// The board with its exit to the right: one whose exit is at the bottom is mirrored at its diagonal.
Puzzle facing_right(Puzzle puzzle) {
  if (!puzzle.primary_vehicle().vertical) return puzzle;
  std::swap(puzzle.width, puzzle.height);
  for (Vehicle& vehicle : puzzle.vehicles) {
    std::swap(vehicle.cell.row, vehicle.cell.col);
    vehicle.vertical = !vehicle.vertical;
  }
  for (Cell& wall : puzzle.walls) std::swap(wall.row, wall.col);
  return puzzle;
}

// Upside down, which leaves the exit on its side.
Puzzle mirrored(Puzzle puzzle) {
  for (Vehicle& vehicle : puzzle.vehicles)
    vehicle.cell.row = puzzle.height - vehicle.cell.row - (vehicle.vertical ? vehicle.length : 1);
  for (Cell& wall : puzzle.walls) wall.row = puzzle.height - wall.row - 1;
  return puzzle;
}

std::string place(Cell cell) { return {static_cast<char>('A' + cell.row), static_cast<char>('A' + cell.col)}; }

std::string joined(const Puzzle& puzzle, std::vector<std::string> parts) {
  for (const Cell wall : puzzle.walls) parts.push_back(place(wall) + "w");
  std::sort(parts.begin(), parts.end());
  std::string text{static_cast<char>('A' + puzzle.width), static_cast<char>('A' + puzzle.height)};
  for (const auto& part : parts) text += part;
  return text;
}

std::string kind_of(const Puzzle& puzzle, std::size_t v) {
  return {v == puzzle.primary           ? 'p'
          : puzzle.vehicles[v].vertical ? 'v'
                                        : 'h',
          static_cast<char>('A' + puzzle.vehicles[v].length)};
}

std::string key(const Puzzle& puzzle) {
  std::vector<std::string> parts;
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v)
    parts.push_back(place(puzzle.vehicles[v].cell) + kind_of(puzzle, v));
  return joined(puzzle, std::move(parts));
}

// The vehicles of each line in their order; where on it they stand is left out.
std::string key_of_lines(const Puzzle& puzzle) {
  std::map<std::pair<bool, int>, std::vector<std::size_t>> lines;
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v)
    lines[{puzzle.vehicles[v].vertical, puzzle.vehicles[v].line()}].push_back(v);
  std::vector<std::string> parts;
  for (auto& [where, vehicles] : lines) {
    std::sort(vehicles.begin(), vehicles.end(),
              [&](std::size_t a, std::size_t b) { return puzzle.vehicles[a].offset() < puzzle.vehicles[b].offset(); });
    std::string part{where.first ? 'v' : 'h', static_cast<char>('A' + where.second)};
    for (const std::size_t v : vehicles) part += kind_of(puzzle, v);
    parts.push_back(part + ";");
  }
  return joined(puzzle, std::move(parts));
}

}  // namespace

std::string canonical_key(const Puzzle& puzzle) {
  const Puzzle turned = facing_right(puzzle);
  return std::min(key(turned), key(mirrored(turned)));
}

std::string lines_key(const Puzzle& puzzle) {
  const Puzzle turned = facing_right(puzzle);
  return std::min(key_of_lines(turned), key_of_lines(mirrored(turned)));
}

}  // namespace gridlock::rushhour
