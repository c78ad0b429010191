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
// A requirement also tells what a move is good for. A move and a solution of the board behind it are a solution of the
// board before it, and meet one of its requirements. If that one has no token of the vehicle that moves, the rest alone
// meets it, and costs no less than the bound.
//
// Not consistent: one move can settle what several tasks were charged for.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/known_tasks.hpp"

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
  // After a move of any other vehicle, made on the board that was looked at last, every solution costs at least as much
  // as was said of that board: see the end of the remarks above.
  Helpful helpful() const;

 private:
  static constexpr int kDepth = 16;   // of tasks that lead to tasks
  static constexpr int kTasks = 300;  // looked at for one board

  // Bit v * levels_ + n - 1 of a requirement says: vehicle v makes at least n moves (runs over at least n cells).
  static int levels(const Puzzle& puzzle) { return std::min(64, 128 / static_cast<int>(puzzle.vehicles.size())); }

  static constexpr std::uint8_t kNobody = 0xff;

  // One direction in which a task can be done, as far as the line alone tells: the cells over which the vehicle runs,
  // and those that it pushes; whom it pushes, and what they pay for it.
  struct Run {
    bool possible = false;
    LineCells cells = 0;
    VehicleSet pushed{};
    Tokens price{};
  };
  // Both directions, as they were when the line looked like this. Nobody pushed had a task.
  struct Runs {
    LineCells along = 0;  // 0: not known; the vehicle itself stands there
    Run up, down;
  };
  // The same with what the other lines and the tasks so far tell: where vehicles that cross must have made way before.
  struct Way {
    bool possible = false;
    LineCells waits = 0;
    Tokens pushed{};
    bool open() const { return possible && waits == 0 && pushed.empty(); }
  };

  // A vehicle; and what the tasks from the first one down to the present one say of it: the cells it has yet to leave,
  // and the direction and the price of the last of these tasks.
  struct Car {
    std::uint8_t length;
    std::uint8_t line;   // as the board counts them,
    std::uint8_t place;  // and as those that cross it do
    VehicleSet itself{};
    std::uint8_t before = kNobody, behind = kNobody;  // its neighbours on the line
    std::int8_t direction = 0;                        // 0: there is no such task
    LineCells must_leave = 0;
    int paid = 0;
  };

  Requirements clear(int v, int cell, int depth, Reads& above);
  // The same, where there is more to it than going out of the way.
  Requirements clear_by(const Way (&ways)[2], const int (&payments)[2], int v, int cell, int depth, Reads& reads);
  // What leaving the cell in this direction takes.
  Way look(const Car& car, int v, int cell, const Run& run, int distance, int direction, Reads& reads);
  Run run(int v, int distance, int direction) const;
  const Runs& runs(int v, int cell, const int (&distances)[2]);
  // What a vehicle will have paid in all when it first goes `distance` cells in this direction.
  int payment(const Car& car, int direction, int distance) const;
  Tokens tokens(int v, int paid) const;
  Car& car(int v) { return cars_[static_cast<std::size_t>(v)]; }
  const Car& car(int v) const { return cars_[static_cast<std::size_t>(v)]; }

  const Board* board_ = nullptr;
  bool steps_;
  int levels_;
  int primary_;
  int tasks_ = 0;
  Tokens in_the_cheapest_{};  // of the requirements of the board that was looked at last
  VehicleSet busy_{};         // those with a task from the first one down to the present one
  std::vector<Car> cars_;
  std::vector<Tokens> tokens_;  // by vehicle and what it pays
  std::vector<Runs> runs_;      // by vehicle and cell
  KnownTasks known_;
};

}  // namespace gridlock::rushhour
