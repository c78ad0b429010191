#include "gridlock/sokoban/board/puzzle.hpp"

#include <algorithm>
#include <array>

#include "gridlock/sokoban/board/flood.hpp"

namespace gridlock::sokoban {
namespace {

std::string at(const Puzzle& puzzle, int cell) {
  return "row " + std::to_string(cell / puzzle.width + 1) + ", column " + std::to_string(cell % puzzle.width + 1);
}

bool on_edge(const Puzzle& puzzle, int cell) {
  const int row = cell / puzzle.width, col = cell % puzzle.width;
  return row == 0 || col == 0 || row == puzzle.height - 1 || col == puzzle.width - 1;
}

// What the numbers say of each other, before anything looks at the map: a file that was read never fails here.
std::optional<Fault> find_fault_of_data(const Puzzle& puzzle) {
  const auto in_range = [](int side) { return side >= 1 && side <= kMaxSide; };
  if (!in_range(puzzle.width) || !in_range(puzzle.height))
    return Fault{"level of " + std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height) + ": up to " +
                     std::to_string(kMaxSide) + "x" + std::to_string(kMaxSide) + " is supported",
                 {}};
  const int cells = puzzle.width * puzzle.height;
  if (puzzle.ground.size() != static_cast<std::size_t>(cells) ||
      puzzle.ground.find_first_not_of("# .") != std::string::npos)
    return Fault{"the map is not made of " + std::to_string(cells) + " walls, floors and goals", {}};
  for (std::size_t i = 0; i < puzzle.boxes.size(); ++i) {
    const int box = puzzle.boxes[i];
    if (box < 0 || box >= cells) return Fault{"a box is outside the map", {}};
    if (puzzle.wall(box)) return Fault{"a box stands on a wall at " + at(puzzle, box), box};
    if (i > 0 && box <= puzzle.boxes[i - 1])
      return Fault{"boxes are out of order or the same at " + at(puzzle, box), box};
  }
  return std::nullopt;
}

std::optional<Fault> find_fault_of_player(const Puzzle& puzzle) {
  if (puzzle.player < 0 || puzzle.player >= puzzle.width * puzzle.height) return Fault{"the level has no player", {}};
  if (puzzle.wall(puzzle.player) || std::binary_search(puzzle.boxes.begin(), puzzle.boxes.end(), puzzle.player))
    return Fault{"the player stands on a wall or a box at " + at(puzzle, puzzle.player), puzzle.player};
  return std::nullopt;
}

}  // namespace

std::vector<int> walkable_cells(const Puzzle& puzzle) {
  const std::array<int, 4> steps{-puzzle.width, -1, puzzle.width, 1};
  std::vector<bool> seen(puzzle.ground.size(), false);
  std::vector<int> cells(puzzle.ground.size());
  cells[0] = puzzle.player;
  seen[static_cast<std::size_t>(puzzle.player)] = true;
  const auto next = [&](int cell, Direction d) {
    return on_edge(puzzle, cell) ? cell : cell + steps[static_cast<std::size_t>(d)];
  };
  const int* const end = breadth_first(cells.data(), cells.data() + 1, next, [&](int near, int) {
    if (puzzle.wall(near) || seen[static_cast<std::size_t>(near)]) return false;
    seen[static_cast<std::size_t>(near)] = true;
    return true;
  });
  cells.resize(static_cast<std::size_t>(end - cells.data()));
  return cells;
}

std::optional<int> way_out(const Puzzle& puzzle) {
  const auto cells = walkable_cells(puzzle);
  const auto out = std::find_if(cells.begin(), cells.end(), [&](int cell) { return on_edge(puzzle, cell); });
  return out == cells.end() ? std::nullopt : std::optional(*out);
}

std::optional<Fault> find_fault(const Puzzle& puzzle) {
  if (const auto fault = find_fault_of_data(puzzle)) return fault;
  if (const auto fault = find_fault_of_player(puzzle)) return fault;
  if (puzzle.boxes.empty()) return Fault{"the level has no boxes", {}};
  const auto goals = std::count(puzzle.ground.begin(), puzzle.ground.end(), '.');
  if (goals < static_cast<std::ptrdiff_t>(puzzle.boxes.size()))
    return Fault{"the level has fewer goals than boxes: " + std::to_string(goals) + " and " +
                     std::to_string(puzzle.boxes.size()),
                 {}};
  if (const auto cell = way_out(puzzle))
    return Fault{"the border is open: the player can walk out at " + at(puzzle, *cell), cell};
  return std::nullopt;
}

}  // namespace gridlock::sokoban
