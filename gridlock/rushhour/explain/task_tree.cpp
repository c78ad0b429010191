#include "gridlock/rushhour/explain/task_tree.hpp"

#include <algorithm>

#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {
namespace {

class TreeMaker {
 public:
  TreeMaker(const Board& board, const std::vector<LineCells>& offsets)
      : board_(board), offsets_(offsets), must_leave_(static_cast<std::size_t>(board.vehicles()), 0) {}

  // The vehicle has to leave the cell of its line that it stands on.
  Task leave(int v, int cell, int depth) {
    Task task{.vehicle = v, .cell = cell};
    if (is_cut(depth)) return task;
    LineCells& must_leave = must_leave_[static_cast<std::size_t>(v)];
    for (const int direction : {-1, +1}) {
      const int distance = distance_out(board_, v, cell, direction);
      const bool circle = (must_leave & left_behind(v, direction, distance)) != 0;
      const LineCells before = must_leave;
      must_leave = static_cast<LineCells>(must_leave | 1u << cell);
      task.ways.push_back(way(v, direction, distance, circle, depth));
      must_leave = before;
    }
    return task;
  }

 private:
  static constexpr int kDepth = 14;    // of tasks that lead to tasks
  static constexpr int kTasks = 2000;  // under one vehicle that is in the primary's way

  bool is_cut(int depth) { return depth >= kDepth || ++tasks_ > kTasks; }

  // The cells it covers now and not after going that far.
  LineCells left_behind(int v, int direction, int distance) const {
    LineCells cells = 0;
    const int length = board_.vehicle(v).length;
    for (int k = 0; k < std::min(distance, length); ++k)
      cells = static_cast<LineCells>(cells | 1u << (board_.offset(v) + (direction > 0 ? k : length - 1 - k)));
    return cells;
  }

  TaskWay way(int v, int direction, int distance, bool circle, int depth) {
    TaskWay way;
    way.direction = direction;
    way.distance = distance;
    if (!way_out(board_, v, distance, direction, [](int, int) {})) {
      way.shut = Shut::room;
    } else if (!offsets_.empty() &&
               (offsets_[static_cast<std::size_t>(v)] & offsets_beyond(board_, v, direction, distance)) == 0) {
      way.shut = Shut::never;
    } else if (circle) {
      way.shut = Shut::circle;
    } else {
      add_first_tasks(v, way, depth);
    }
    return way;
  }

  // Those of the vehicles that cross the way; one of the same line goes on, and what crosses its way is its own affair.
  void add_first_tasks(int v, TaskWay& way, int depth) {
    const Vehicle& vehicle = board_.vehicle(v);
    int next = way.direction > 0 ? board_.offset(v) + vehicle.length : board_.offset(v) - 1;
    for (int left = way.distance; left > 0 && way.shut == Shut::no; --left, next += way.direction) {
      const int other = board_.on_line_of(v, next);
      if (other == Board::kFree) continue;
      const bool same_line = board_.vehicle(other).vertical == vehicle.vertical;
      way.first.push_back(same_line ? go_on(other, way.direction, left, depth + 1)
                                    : leave(other, vehicle.line(), depth + 1));
      if (way.first.back().shut()) way.shut = Shut::circle;
      if (same_line) break;
    }
  }

  Task go_on(int v, int direction, int distance, int depth) {
    Task task{.vehicle = v};
    if (is_cut(depth)) return task;
    const bool circle = (must_leave_[static_cast<std::size_t>(v)] & left_behind(v, direction, distance)) != 0;
    task.ways.push_back(way(v, direction, distance, circle, depth));
    return task;
  }

  const Board& board_;
  const std::vector<LineCells>& offsets_;
  std::vector<LineCells> must_leave_;  // by vehicle: the cells of the tasks that wait for the one being looked at
  int tasks_ = 0;
};

}  // namespace

bool Task::shut() const {
  const auto is_shut = [](const TaskWay& way) { return way.shut != Shut::no; };
  return !ways.empty() && std::all_of(ways.begin(), ways.end(), is_shut);
}

bool Task::stays() const {
  const auto is_shut = [](const TaskWay& way) { return way.shut == Shut::room || way.shut == Shut::never; };
  return !ways.empty() && std::all_of(ways.begin(), ways.end(), is_shut);
}

std::optional<std::vector<Task>> tasks_of(const Board& board, const std::vector<LineCells>& offsets) {
  std::vector<int> blockers;
  if (!for_each_blocker(board, [&](int v) { blockers.push_back(v); })) return std::nullopt;
  std::vector<Task> tasks;
  for (const int v : blockers)
    tasks.push_back(TreeMaker(board, offsets).leave(v, board.vehicle(board.primary()).line(), 0));
  return tasks;
}

LineCells offsets_beyond(const Board& board, int vehicle, int direction, int distance) {
  const int limit = board.offset(vehicle) + direction * distance;
  unsigned cells = 0;
  for (int k = 0; k < kMaxSide; ++k)
    if (direction > 0 ? k >= limit : k <= limit) cells |= 1u << k;
  return static_cast<LineCells>(cells);
}

}  // namespace gridlock::rushhour
