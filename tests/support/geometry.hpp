// A board's geometry as text, so that boards can be compared whatever their vehicles are called.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "gridlock/rushhour/puzzle.hpp"

namespace gridlock::testing {

// Everything of a board but names and the order of vehicles.
inline std::string geometry(const rushhour::Puzzle& puzzle) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < puzzle.vehicles.size(); ++i) {
    const auto& vehicle = puzzle.vehicles[i];
    parts.push_back(std::to_string(vehicle.cell.row) + "," + std::to_string(vehicle.cell.col) +
                    (vehicle.vertical ? "v" : "h") + std::to_string(vehicle.length) + (i == puzzle.primary ? "*" : ""));
  }
  for (const auto& wall : puzzle.walls)
    parts.push_back(std::to_string(wall.row) + "," + std::to_string(wall.col) + "w");
  std::sort(parts.begin(), parts.end());
  std::string text = std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height);
  for (const auto& part : parts) text += " " + part;
  return text;
}

}  // namespace gridlock::testing
