// Moves that every solution must make, found by asking what has to get out of whose way, and in which order.
//
// Call (w, k) the task that vehicle w leaves cell k of its line, on which it stands now, and t(w, k) the first time
// it does. The primary reaches the exit only after every vehicle ahead of it has left its line: those are the first
// tasks. When w leaves k upwards (or to the left), it and the vehicles of its own line that it has to push run over
// certain cells, and every crossing vehicle x that stands on one of them now has left it before: t(x, c) < t(w, k).
// So each of the two directions leads to tasks that must be done earlier; walls, edges and the lengths of the vehicles
// of the line rule directions out for good.
//
// Admissible in both metrics. A bill is a set of tokens "w makes n moves" ("runs over n cells"): what must be paid
// at least, if the tasks under it are done in certain directions. Every solution does each task in one direction or
// the other, so it pays one of the bills in full, and the cheapest is a lower bound. A token is counted once
// however many tasks need it. That tasks are ordered in time adds two things. A task that leads back to itself would
// have to be done before itself: a direction that needs this is impossible. And where (w, k) leads to (w, j), another
// vehicle passes in between, so that w leaves j while it still covers k and leaves k later, by another move: it pays
// for two, and in steps, if the directions differ, for the way it went for j twice more. If no direction is possible
// for one of the first tasks, there is no solution. Wherever the look-ahead is cut short, a task is charged its own
// vehicle only and bills are replaced by what they have in common: both can only lower the bound.
//
// Not consistent: one move can settle what several tasks were charged for.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "gridlock/rushhour/heuristics/heuristic.hpp"

namespace gridlock::rushhour {

class Forced {
 public:
  static constexpr std::string_view kName = "forced";
  static constexpr std::string_view kSummary = "moves every solution must make: who has to get out of whose way, when";
  static constexpr Claims kSource{};
  static constexpr Claims claims(Metric) { return {true, false}; }
  // The way to the exit, and every token there is.
  static Count most(const Puzzle& puzzle, Metric metric) {
    const Vehicle& primary = puzzle.primary_vehicle();
    const int way = metric == Metric::steps ? puzzle.line_length(primary.vertical) - primary.length : 1;
    return way + levels(puzzle) * static_cast<int>(puzzle.vehicles.size());
  }

  Forced(const Puzzle& puzzle, Metric metric);
  Count operator()(const Board& board);

 private:
  static constexpr int kDepth = 16;   // of tasks that lead to tasks
  static constexpr int kTasks = 300;  // looked at for one board
  static constexpr int kBills = 4;    // kept for one task

  // Bit v * levels_ + n - 1 says: vehicle v makes at least n moves (runs over at least n cells).
  using Tokens = unsigned __int128;

  static int levels(const Puzzle& puzzle) { return std::min(64, 128 / static_cast<int>(puzzle.vehicles.size())); }

  // Every solution that does some tasks pays one of these bills in full. No bill: no solution does them.
  class Bills {
   public:
    void add(Tokens bill);
    void add(const Bills& others);
    void pay_as_well(const Bills& others);  // one of these and one of the others
    bool none() const { return size_ == 0; }
    Count cheapest() const;

   private:
    void merge_into_closest(Tokens bill);
    int size_ = 0;
    std::array<Tokens, kBills> bills_;
  };

  // One direction in which a task can be done: whom it pushes and which vehicles must have made way before.
  struct Way {
    bool possible = true;
    Tokens pushed = 0;
    int waits = 0;
    std::array<std::uint8_t, kMaxSide> waits_for;
    bool open() const { return possible && waits == 0 && pushed == 0; }
  };

  // What the tasks from the first one down to the present one say of a vehicle: the cells it has yet to leave, and
  // the direction and the price of the last of these tasks.
  struct Car {
    std::int8_t direction = 0;  // 0: there is no such task
    LineCells must_leave = 0;
    int paid = 0;
  };

  Bills clear(int v, int cell, int depth);
  // Fills in a fresh `way`: what leaving the cell in this direction takes.
  void look(int v, int cell, int distance, int direction, Way& way) const;
  // What a vehicle will have paid in all when it first goes `distance` cells in this direction.
  int payment(const Car& car, int direction, int distance) const;
  Tokens tokens(int v, int paid) const;
  Car& car(int v) { return cars_[static_cast<std::size_t>(v)]; }
  const Car& car(int v) const { return cars_[static_cast<std::size_t>(v)]; }

  const Board* board_ = nullptr;
  bool steps_;
  int levels_;
  int tasks_ = 0;
  std::vector<Car> cars_;
};

}  // namespace gridlock::rushhour
