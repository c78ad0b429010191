// A census by the plain definition: boards are lists of vehicles on a grid, components are maps of positions, and every
// question is answered by visiting all positions. It shares no code with the census it is compared with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace gridlock::testing {

struct PlainVehicle {
  bool vertical;
  int line, start, length;
  friend auto operator<=>(const PlainVehicle&, const PlainVehicle&) = default;
};

struct PlainBoard {
  int side;
  std::set<int> walls;                 // cells, row by row
  std::vector<PlainVehicle> vehicles;  // the primary first

  int cell(const PlainVehicle& v, int k) const {
    return v.vertical ? (v.start + k) * side + v.line : v.line * side + v.start + k;
  }
  // Every cell by its vehicle, -1 free, -2 wall; nothing if two things are on one cell.
  std::optional<std::vector<int>> cells() const {
    std::vector<int> grid(static_cast<std::size_t>(side * side), -1);
    for (const int wall : walls) grid[static_cast<std::size_t>(wall)] = -2;
    for (std::size_t v = 0; v < vehicles.size(); ++v)
      for (int k = 0; k < vehicles[v].length; ++k) {
        int& owner = grid[static_cast<std::size_t>(cell(vehicles[v], k))];
        if (owner != -1) return std::nullopt;
        owner = static_cast<int>(v);
      }
    return grid;
  }
  // The same for equal boards, in whatever order their vehicles are.
  auto key() const {
    auto sorted = vehicles;
    std::sort(sorted.begin(), sorted.end());
    return std::tuple(walls, sorted);
  }
};

using PlainStarts = std::vector<int>;

inline PlainStarts starts_of(const PlainBoard& board) {
  PlainStarts starts;
  for (const auto& vehicle : board.vehicles) starts.push_back(vehicle.start);
  return starts;
}

inline PlainBoard at_starts(PlainBoard board, const PlainStarts& starts) {
  for (std::size_t v = 0; v < starts.size(); ++v) board.vehicles[v].start = starts[v];
  return board;
}

// The cells that a vehicle covers when it starts there, as bits.
inline std::uint64_t bits_of(const PlainBoard& board, std::size_t vehicle, int start) {
  PlainVehicle moved = board.vehicles[vehicle];
  moved.start = start;
  std::uint64_t bits = 0;
  for (int k = 0; k < moved.length; ++k) bits |= std::uint64_t{1} << board.cell(moved, k);
  return bits;
}

// Positions one move away: one vehicle, any distance.
inline std::vector<PlainStarts> neighbours(const PlainBoard& board, const PlainStarts& starts) {
  std::uint64_t taken = 0;
  for (const int wall : board.walls) taken |= std::uint64_t{1} << wall;
  for (std::size_t v = 0; v < starts.size(); ++v) taken |= bits_of(board, v, starts[v]);
  std::vector<PlainStarts> found;
  for (std::size_t v = 0; v < starts.size(); ++v)
    for (const int direction : {-1, 1})
      for (PlainStarts next = starts;;) {
        next[v] += direction;
        if (next[v] < 0 || next[v] + board.vehicles[v].length > board.side) break;
        if ((bits_of(board, v, next[v]) & taken & ~bits_of(board, v, starts[v])) != 0) break;
        found.push_back(next);
      }
  return found;
}

// Every position that can be reached, and its moves to the nearest goal; -1 if there is none.
inline std::map<PlainStarts, int> plain_component(const PlainBoard& board) {
  std::map<PlainStarts, int> moves{{starts_of(board), -1}};
  std::deque<PlainStarts> queue{starts_of(board)}, goals;
  for (; !queue.empty(); queue.pop_front()) {
    if (queue.front()[0] + 2 == board.side) goals.push_back(queue.front());
    for (const auto& next : neighbours(board, queue.front()))
      if (moves.emplace(next, -1).second) queue.push_back(next);
  }
  for (const auto& goal : goals) moves[goal] = 0;
  for (; !goals.empty(); goals.pop_front())
    for (const auto& next : neighbours(board, goals.front()))
      if (moves[next] < 0) {
        moves[next] = moves[goals.front()] + 1;
        goals.push_back(next);
      }
  return moves;
}

struct PlainResult {
  PlainBoard board;  // the hardest position
  int moves;
  std::size_t positions;
};

// The board that stands for a component, if it counts.
inline std::optional<PlainResult> plain_result(const PlainBoard& any, const std::map<PlainStarts, int>& component) {
  std::optional<PlainResult> best;
  std::pair<std::uint64_t, std::uint64_t> least;
  for (const auto& [starts, moves] : component) {
    const PlainBoard board = at_starts(any, starts);
    std::pair<std::uint64_t, std::uint64_t> covered;  // by horizontal vehicles, by vertical ones
    for (const auto& vehicle : board.vehicles)
      for (int k = 0; k < vehicle.length; ++k)
        (vehicle.vertical ? covered.second : covered.first) |= std::uint64_t{1} << board.cell(vehicle, k);
    if (!best || moves > best->moves || (moves == best->moves && covered < least)) {
      best = {board, moves, component.size()};
      least = covered;
    }
  }
  if (best->moves < 1) return std::nullopt;
  for (std::size_t v = 1; v < best->board.vehicles.size(); ++v) {
    PlainBoard fewer = best->board;
    fewer.vehicles.erase(fewer.vehicles.begin() + static_cast<std::ptrdiff_t>(v));
    if (plain_component(fewer).at(starts_of(fewer)) >= best->moves) return std::nullopt;
  }
  return best;
}

}  // namespace gridlock::testing
