// What it takes for a vehicle to leave a cell of its line: the question most heuristics ask of the vehicles that
// stand in the way.
#pragma once

#include <algorithm>

#include "gridlock/core/space.hpp"
#include "gridlock/rushhour/board/board.hpp"

namespace gridlock::rushhour {

// How many cells vehicle v must go in this direction (+1 right or down, -1 left or up) to leave a cell it covers.
inline int distance_out(const Board& board, int v, int cell, int direction) {
  return direction > 0 ? cell + 1 - board.offset(v) : board.offset(v) + board.vehicle(v).length - cell;
}

// Calls visit(other, push) for every vehicle that stands in the way when v goes `distance` cells in this direction.
// One that crosses the line must make way, and push is 0; one of the same line must itself go on by `push` cells,
// and what stands in its way is visited too. Stops and returns false where that is impossible for good: at a wall or
// the edge of the board, since the vehicles of a line keep their order and their lengths.
template <class Visit>
bool way_out(const Board& board, int v, int distance, int direction, Visit&& visit) {
  const Vehicle& vehicle = board.vehicle(v);
  int next = direction > 0 ? board.offset(v) + vehicle.length : board.offset(v) - 1;
  for (int left = distance; left > 0;) {
    const int other = board.on_line_of(v, next);
    if (other == Board::kWall) return false;
    const bool same_line = other != Board::kFree && board.vehicle(other).vertical == vehicle.vertical;
    if (other != Board::kFree) visit(other, same_line ? left : 0);
    if (!same_line) --left;
    next += same_line ? direction * board.vehicle(other).length : direction;
  }
  return true;
}

// Calls visit(v) for every vehicle that crosses the way from the primary to the exit, the nearest first. Returns false
// where a wall or another vehicle of its line shuts the primary in for ever.
template <class Visit>
bool for_each_blocker(const Board& board, Visit&& visit) {
  const int primary = board.primary();
  const Vehicle& vehicle = board.vehicle(primary);
  const int distance = board.puzzle().line_length(vehicle.vertical) - board.offset(primary) - vehicle.length;
  return way_out(board, primary, distance, +1, [&](int v, int push) {
    if (push == 0) visit(v);
  });
}

// The most that can come of a sum over the vehicles in the primary's way, wherever the vehicles stand: one of each line
// that crosses its line ahead of it, and of each line the one that worth(vehicle) values most.
template <class Worth>
Count most_over_blockers(const Puzzle& puzzle, Worth&& worth) {
  const Vehicle& primary = puzzle.primary_vehicle();
  Count sum = 0;
  for (int line = primary.length; line < puzzle.line_length(primary.vertical); ++line) {
    Count most = 0;
    for (const Vehicle& vehicle : puzzle.vehicles)
      if (vehicle.vertical != primary.vertical && vehicle.line() == line) most = std::max(most, Count{worth(vehicle)});
    sum += most;
  }
  return sum;
}

}  // namespace gridlock::rushhour
