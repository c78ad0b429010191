// Random boards that have a solution by construction: random slides away from a solved position, which can all be
// taken back.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/rushhour/board/board.hpp"
#include "tests/support/random_board.hpp"

namespace gridlock::testing {

// The same board solved: its primary touches the exit, and can go back one cell at least. What was in the way is gone.
inline rushhour::Puzzle solved(rushhour::Puzzle puzzle) {
  rushhour::Vehicle primary = puzzle.primary_vehicle();
  const int line_length = puzzle.line_length(primary.vertical);
  primary.length = std::min(primary.length, line_length - 1);
  (primary.vertical ? primary.cell.row : primary.cell.col) = line_length - primary.length;
  const auto in_the_way = [&](rushhour::Cell cell) {
    const int along = (primary.vertical ? cell.row : cell.col) - primary.offset();
    return (primary.vertical ? cell.col : cell.row) == primary.line() && along >= -1;
  };
  std::erase_if(puzzle.walls, in_the_way);
  puzzle.vehicles.erase(puzzle.vehicles.begin() + static_cast<std::ptrdiff_t>(puzzle.primary));
  std::erase_if(puzzle.vehicles, [&](const rushhour::Vehicle& vehicle) {
    for (int k = 0; k < vehicle.length; ++k)
      if (in_the_way(vehicle.covered(k))) return true;
    return false;
  });
  puzzle.primary = std::min(puzzle.primary, puzzle.vehicles.size());
  puzzle.vehicles.insert(puzzle.vehicles.begin() + static_cast<std::ptrdiff_t>(puzzle.primary), primary);
  return puzzle;
}

// A board that is not solved, and a way to solve it, which may come past solved positions before its end.
struct SolvableBoard {
  rushhour::Puzzle puzzle;
  std::vector<rushhour::Slide> solution;
};

// The solution has from 1 to `longest` slides.
inline SolvableBoard solvable_board(Random& random, const rushhour::Puzzle& board, std::size_t longest) {
  const rushhour::Puzzle goal = solved(board);
  rushhour::Board now(goal);
  SolvableBoard made;
  std::vector<rushhour::Slide> back;
  rushhour::Slide slide{static_cast<std::uint8_t>(goal.primary), -1};
  for (;;) {
    now.slide(slide);
    back.push_back({slide.vehicle, static_cast<std::int8_t>(-slide.distance)});
    if (!now.solved()) made = {now.as_puzzle(), {back.rbegin(), back.rend()}};
    if (back.size() >= longest) return made;
    std::vector<rushhour::Slide> choices;
    now.for_each_slide(Metric::moves, [&](rushhour::Slide choice) { choices.push_back(choice); });
    slide = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  }
}

}  // namespace gridlock::testing
