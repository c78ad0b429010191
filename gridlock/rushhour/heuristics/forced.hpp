// Moves that every solution must make, found by asking what has to get out of whose way, and in which order.
//
// Call (w, k) the task that vehicle w leaves cell k of its line, on which it stands now, and t(w, k) the first time
// it does. The primary reaches the exit only after every vehicle ahead of it has left its line: those are the first
// tasks. When w leaves k upwards (or to the left), it and the vehicles of its own line that it has to push run over
// certain cells, and every crossing vehicle x that stands on one of them now has left it before: t(x, c) < t(w, k).
// So each of the two directions leads to tasks that must be done earlier; walls, edges and the lengths of the vehicles
// of the line rule directions out for good.
//
// Admissible in both metrics. A requirement is a set of tokens "w makes at least n moves" ("runs over at least n
// cells"): what the tasks cost at least if they are done in certain directions. Every solution does each task in one
// direction or the other, so it meets one of the requirements in full, and the cheapest of them is a lower bound. A
// token is counted once however many tasks need it. The order of the tasks in time adds two things. A task that leads
// back to itself would have to be done before itself: a direction that needs this is impossible. And where (w, k) leads
// to (w, j), another vehicle passes in between, so w leaves j while it still covers k and leaves k later, by another
// move: it needs two moves, and in steps, if the directions differ, twice the distance it went for j on top. If no
// direction is possible for one of the first tasks, there is no solution. Wherever the look-ahead is cut short, a task
// counts its own vehicle only, and requirements are replaced by what they have in common: both can only lower the
// bound.
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
  static constexpr int kDepth = 16;        // of tasks that lead to tasks
  static constexpr int kTasks = 300;       // looked at for one board
  static constexpr int kRequirements = 4;  // kept for one task

  // Bit v * levels_ + n - 1 says: vehicle v makes at least n moves (runs over at least n cells).
  using Tokens = unsigned __int128;

  static int levels(const Puzzle& puzzle) { return std::min(64, 128 / static_cast<int>(puzzle.vehicles.size())); }

  // Alternatives: every solution that does certain tasks meets at least one of these requirements in full. If there are
  // none, no solution does the tasks.
  class Requirements {
   public:
    void add(Tokens requirement);
    void add(const Requirements& others);
    void require_also(const Requirements& others);  // one of these and one of the others
    bool none() const { return size_ == 0; }
    Count cheapest() const;

   private:
    void merge_into_closest(Tokens requirement);
    int size_ = 0;
    std::array<Tokens, kRequirements> sets_;
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

  Requirements clear(int v, int cell, int depth);
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
