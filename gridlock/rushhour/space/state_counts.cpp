#include "gridlock/rushhour/space/state_counts.hpp"

#include <cmath>
#include <map>
#include <tuple>

namespace gridlock::rushhour {
namespace {

// The part of a line between two walls (or the edge) in which a vehicle lives.
struct Piece {
  int cells = 0;
  int vehicles = 0;
  int covered = 0;
};

// Where the piece around a vehicle begins and ends on its line.
std::pair<int, int> piece_around(const Puzzle& puzzle, const Vehicle& vehicle) {
  int first = 0;
  int end = puzzle.line_length(vehicle.vertical);
  for (const Cell wall : puzzle.walls) {
    const int line = vehicle.vertical ? wall.col : wall.row;
    const int offset = vehicle.vertical ? wall.row : wall.col;
    if (line != vehicle.line()) continue;
    if (offset < vehicle.offset()) first = std::max(first, offset + 1);
    if (offset > vehicle.offset()) end = std::min(end, offset);
  }
  return {first, end};
}

double binomial(int n, int k) {
  double result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return std::round(result);
}

}  // namespace

StateCounts count_states(const Puzzle& puzzle) {
  StateCounts counts;
  std::map<std::tuple<bool, int, int>, Piece> pieces;  // by direction, line and first cell
  for (const Vehicle& vehicle : puzzle.vehicles) {
    counts.naive *= puzzle.line_length(vehicle.vertical) - vehicle.length + 1;
    const auto [first, end] = piece_around(puzzle, vehicle);
    Piece& piece = pieces[{vehicle.vertical, vehicle.line(), first}];
    piece.cells = end - first;
    piece.vehicles += 1;
    piece.covered += vehicle.length;
  }
  for (const auto& entry : pieces) {
    const Piece& piece = entry.second;
    const int free = piece.cells - piece.covered;
    counts.per_line *= std::pow(free + 1, piece.vehicles);
    counts.combinatorial *= binomial(free + piece.vehicles, piece.vehicles);
  }
  return counts;
}

}  // namespace gridlock::rushhour
