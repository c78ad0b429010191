#include "gridlock/lab/run/features.hpp"

#include <algorithm>
#include <vector>

namespace gridlock::lab {
namespace {

Features count(const rushhour::Puzzle& puzzle) {
  std::int64_t covered = 0;
  for (const auto& vehicle : puzzle.vehicles) covered += vehicle.length;
  Features features;
  features.width = puzzle.width;
  features.height = puzzle.height;
  features.cells = features.width * features.height;
  features.pieces = static_cast<std::int64_t>(puzzle.vehicles.size());
  features.walls = static_cast<std::int64_t>(puzzle.walls.size());
  features.free = features.cells - features.walls - covered;
  features.goals = 1;
  return features;
}

// The squares inside: those a player could walk to if no crate were in the way.
std::int64_t inside(const sokoban::Puzzle& puzzle) {
  std::vector<bool> seen(puzzle.ground.size());
  std::vector<int> open{puzzle.player};
  seen[static_cast<std::size_t>(puzzle.player)] = true;
  std::int64_t squares = 0;
  while (!open.empty()) {
    const int cell = open.back();
    open.pop_back();
    ++squares;
    const int column = cell % puzzle.width;
    const auto visit = [&](bool on_board, int next) {
      if (!on_board || puzzle.wall(next) || seen[static_cast<std::size_t>(next)]) return;
      seen[static_cast<std::size_t>(next)] = true;
      open.push_back(next);
    };
    visit(column > 0, cell - 1);
    visit(column + 1 < puzzle.width, cell + 1);
    visit(cell >= puzzle.width, cell - puzzle.width);
    visit(cell + puzzle.width < puzzle.width * puzzle.height, cell + puzzle.width);
  }
  return squares;
}

Features count(const sokoban::Puzzle& puzzle) {
  Features features;
  features.width = puzzle.width;
  features.height = puzzle.height;
  features.cells = features.width * features.height;
  features.pieces = static_cast<std::int64_t>(puzzle.boxes.size());
  features.walls = std::count(puzzle.ground.begin(), puzzle.ground.end(), '#');
  features.goals = std::count(puzzle.ground.begin(), puzzle.ground.end(), '.');
  features.free = inside(puzzle) - features.pieces;
  return features;
}

}  // namespace

Features features_of(const Puzzle& puzzle) {
  return std::visit([](const auto& one) { return count(one); }, puzzle);
}

}  // namespace gridlock::lab
