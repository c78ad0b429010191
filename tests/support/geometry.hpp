// A puzzle's geometry as text, so that puzzles can be compared whatever they and their vehicles are called.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "gridlock/puzzles.hpp"

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

inline std::string geometry(const sokoban::Puzzle& puzzle) {
  std::string text = std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height) + " " + puzzle.ground;
  for (const int box : puzzle.boxes) text += " " + std::to_string(box);
  return text + " @" + std::to_string(puzzle.player);
}

inline std::string geometry(const Puzzle& puzzle) {
  return std::visit([](const auto& one) { return geometry(one); }, puzzle);
}

}  // namespace gridlock::testing
