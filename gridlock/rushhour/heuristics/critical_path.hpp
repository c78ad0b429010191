// The longest chain of vehicles that must wait for each other ("Critical Path", CPH, in the study "Unblock Me"):
// the maximum over the vehicles in the primary's way of 1 + the depth of what blocks them. Where the source says only
// "recursive analysis", this takes, for a vehicle that must leave a cell, the better of its two directions, and in it
// the deepest of the vehicles that stand on the cells it needs. A way that leads back to the task it began with is no
// way, where the source would run in circles.
//
// Admissible in both metrics: a vehicle leaves its cell after all those on the cells it needs have left theirs, so
// that a chain is a sequence of moves, one after the other. Consistent: a move changes what one vehicle needs, and
// what that needed before, it drives over in this move: a chain becomes shorter by that one link at most.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

class CriticalPath {
 public:
  static constexpr std::string_view kName = "critical-path";
  static constexpr std::string_view kSummary = "longest chain of vehicles that wait for each other";
  static constexpr Claims kSource{true, true};
  static constexpr Claims claims(Metric) { return {true, true}; }
  // A chain has no task twice, and there is one for each cell that a vehicle covers.
  static Count most(const Puzzle& puzzle, Metric) {
    Count tasks = 0;
    for (const Vehicle& vehicle : puzzle.vehicles) tasks += vehicle.length;
    return tasks;
  }

  CriticalPath(const Puzzle& puzzle, Metric metric)
      : tasks_(puzzle.vehicles.size() * kMaxSide), longest_(most(puzzle, metric)) {}

  Count operator()(const Board& board) {
    board_ = &board;
    std::fill(tasks_.begin(), tasks_.end(), Task{});
    Count deepest = 0;
    const int line = board.vehicle(board.primary()).line();
    const bool open = for_each_blocker(board, [&](int v) { deepest = std::max(deepest, depth(v, line)); });
    return open ? deepest : kNoWay;
  }

 private:
  // That a vehicle leaves a cell: its depth is above one limit, and not above the other.
  struct Task {
    std::uint16_t above = 0;
    std::uint16_t within = 0xffff;
  };

  Task& task(int v, int cell) { return tasks_[static_cast<std::size_t>(v * kMaxSide + cell)]; }

  // Longer than there are tasks means that one waits for itself, whatever is tried.
  Count depth(int v, int cell) {
    for (int limit = 1; limit <= longest_; ++limit)
      if (can_leave(v, cell, limit)) return limit;
    return kNoWay;
  }

  bool can_leave(int v, int cell, int limit) {
    Task& here = task(v, cell);
    if (limit <= here.above) return false;
    if (limit >= here.within) return true;
    const bool can = can_leave(v, cell, limit, -1) || can_leave(v, cell, limit, +1);
    (can ? here.within : here.above) = static_cast<std::uint16_t>(limit);
    return can;
  }

  bool can_leave(int v, int cell, int limit, int direction) {
    const int line = board_->vehicle(v).line();
    bool can = true;
    const bool possible = way_out(
        *board_, v, distance_out(*board_, v, cell, direction), direction,
        [&](int other, int push) { can = can && limit > 1 && (push > 0 || can_leave(other, line, limit - 1)); });
    return possible && can;
  }

  const Board* board_ = nullptr;
  std::vector<Task> tasks_;
  Count longest_;
};

}  // namespace gridlock::rushhour
