#include "gridlock/rushhour/person/backward_thought.hpp"

#include <algorithm>
#include <cmath>

#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {
namespace {

constexpr int kDeepest = 8;         // vehicles in the way of vehicles in the way
constexpr int kTasks = 4000;        // looked at for one position: far more than boards of people need
constexpr double kImpossible = 20;  // moves
constexpr double kUnlikely = 1e-4;  // a thought too unlikely to follow

}  // namespace

BackwardThought::BackwardThought(const Board& board) : board_(board), left_(kTasks) {
  const int primary = board.primary();
  const int line = board.vehicle(primary).line();
  std::array<int, kMaxSide> blockers;
  std::size_t count = 0;
  for_each_blocker(board, [&](int v) { blockers[count++] = v; });
  if (count == 0) {
    const Vehicle& vehicle = board.vehicle(primary);
    const int way = board.puzzle().line_length(vehicle.vertical) - board.offset(primary) - vehicle.length;
    ends_[index(primary)][side(+1)] = {1, way};
    return;
  }
  thought_of_[index(primary)] = true;
  for (std::size_t i = 0; i < count; ++i) leave(blockers[i], line, 1.0 / static_cast<double>(count), 1);
}

BackwardThought::Obstacles BackwardThought::obstacles(int v, int distance, int direction) const {
  Obstacles found;
  found.possible = way_out(board_, v, distance, direction, [&](int other, int push) {
    found.vehicle[index(found.count)] = other;
    found.push[index(found.count)] = push;
    ++found.count;
  });
  return found;
}

// What it takes at least, as far as the tree can tell, for v to leave a cell of its line.
double BackwardThought::moves_to_leave(int v, int cell, int depth) {
  if (depth > kDeepest || --left_ < 0) return 1;
  thought_of_[index(v)] = true;
  double fewest = kImpossible;
  for (const int direction : {-1, +1})
    fewest = std::min(fewest, moves_to_go(v, distance_out(board_, v, cell, direction), direction, depth));
  thought_of_[index(v)] = false;
  return fewest;
}

double BackwardThought::moves_to_go(int v, int distance, int direction, int depth) {
  const Obstacles found = obstacles(v, distance, direction);
  if (!found.possible) return kImpossible;
  double moves = 1;
  for (int i = 0; i < found.count && moves < kImpossible; ++i) {
    const int other = found.vehicle[index(i)];
    if (thought_of_[index(other)]) return kImpossible;  // a circle
    moves += found.push[index(i)] > 0 ? 1 : moves_to_leave(other, board_.vehicle(v).line(), depth + 1);
  }
  return std::min(moves, kImpossible);
}

void BackwardThought::leave(int v, int cell, double chance, int depth) {
  if (chance < kUnlikely || depth > kDeepest) return;
  thought_of_[index(v)] = true;
  std::array<double, 2> weight{};
  for (const int direction : {-1, +1}) {
    const double moves = moves_to_go(v, distance_out(board_, v, cell, direction), direction, depth);
    if (moves < kImpossible) weight[side(direction)] = std::exp(-moves);
  }
  const double sum = weight[0] + weight[1];
  for (const int direction : {-1, +1})
    if (weight[side(direction)] > 0)
      go(v, distance_out(board_, v, cell, direction), direction, chance * weight[side(direction)] / sum, depth);
  thought_of_[index(v)] = false;
}

void BackwardThought::go(int v, int distance, int direction, double chance, int depth) {
  const Obstacles found = obstacles(v, distance, direction);
  if (found.count == 0) {
    End& end = ends_[index(v)][side(direction)];
    end.chance += chance;
    end.least = end.least == 0 ? distance : std::min(end.least, distance);
    return;
  }
  const double share = chance / found.count;
  for (int i = 0; i < found.count; ++i) {
    const int other = found.vehicle[index(i)];
    if (thought_of_[index(other)]) continue;
    if (found.push[index(i)] == 0) {
      leave(other, board_.vehicle(v).line(), share, depth + 1);
    } else if (depth < kDeepest) {
      thought_of_[index(other)] = true;
      go(other, found.push[index(i)], direction, share, depth + 1);
      thought_of_[index(other)] = false;
    }
  }
}

}  // namespace gridlock::rushhour
