#include "gridlock/rushhour/board/canonical.hpp"

#include <algorithm>
#include <vector>

namespace gridlock::rushhour {
namespace {

// Mirrors rows if the primary is horizontal, columns if it is vertical.
std::string key(const Puzzle& puzzle, bool mirrored) {
  const bool vertical = puzzle.primary_vehicle().vertical;
  std::vector<std::string> parts;
  const auto add = [&](char kind, Cell cell, int rows, int cols) {
    if (mirrored && !vertical) cell.row = puzzle.height - cell.row - rows;
    if (mirrored && vertical) cell.col = puzzle.width - cell.col - cols;
    parts.push_back({static_cast<char>('A' + cell.row), static_cast<char>('A' + cell.col), kind,
                     static_cast<char>('A' + rows), static_cast<char>('A' + cols)});
  };
  for (std::size_t v = 0; v < puzzle.vehicles.size(); ++v) {
    const Vehicle& vehicle = puzzle.vehicles[v];
    add(v == puzzle.primary ? 'p' : 'v', vehicle.cell, vehicle.vertical ? vehicle.length : 1,
        vehicle.vertical ? 1 : vehicle.length);
  }
  for (const Cell wall : puzzle.walls) add('w', wall, 1, 1);
  std::sort(parts.begin(), parts.end());
  std::string text{static_cast<char>('A' + puzzle.width), static_cast<char>('A' + puzzle.height)};
  for (const auto& part : parts) text += part;
  return text;
}

}  // namespace

std::string canonical_key(const Puzzle& puzzle) { return std::min(key(puzzle, false), key(puzzle, true)); }

}  // namespace gridlock::rushhour
