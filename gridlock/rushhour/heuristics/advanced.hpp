// Vehicles that must make way, found recursively: each vehicle in the primary's way, and where one of its
// directions is walled off, those that stand in the other, and theirs ("AdvancedHeuristic" of the A* course work whose
// boards are the jams). This is the source's pseudo-code, with its visited set and its order of vehicles; two
// vehicles of one line are read as its slides say: the space one needs is thrown onward to the next, which can then
// move in the same direction only.
//
// Not admissible in moves, though it was meant to be: a vehicle in the primary's way that also stands in the way of
// another one is counted for both, and one move may be enough. In steps it is: apart from that, a vehicle is counted
// once, and only if the one it blocks must move and has no other way; and to leave two of its cells takes two steps.
// Not consistent: a vehicle met first on a way that does not count is marked as visited, and one move changes what
// is met first. Where both ways are walled off there is no solution.
#pragma once

#include <bitset>

#include "gridlock/rushhour/heuristics/heuristic.hpp"
#include "gridlock/rushhour/heuristics/way_out.hpp"

namespace gridlock::rushhour {

class Advanced {
 public:
  static constexpr std::string_view kName = "advanced";
  static constexpr std::string_view kSummary = "vehicles that must make way, recursively where only one way is left";
  static constexpr Claims kSource{true, false};
  static constexpr Claims claims(Metric metric) { return {metric == Metric::steps, false}; }
  // Every vehicle, and those in the primary's way once more.
  static Count most(const Puzzle& puzzle, Metric) {
    return static_cast<Count>(puzzle.vehicles.size()) + most_over_blockers(puzzle, [](const Vehicle&) { return 1; });
  }

  Advanced(const Puzzle&, Metric) {}
  Count operator()(const Board& board);

 private:
  // Cells a vehicle must go, if it goes forward (right, down) or backward; kNoWay where it cannot.
  struct Space {
    Count forward;
    Count backward;
  };

  Count blocking_value(int car, Space needed);
  // The cells free of others between the car and `next`, a vehicle that its line meets in this direction; what is
  // not met there gives kNoWay.
  Count gap(int car, int next, int direction) const;
  bool walled_off(int car, Count needed, int direction) const;
  Space thrown_onward(int car, int next, Space needed) const;

  const Board* board_ = nullptr;
  std::bitset<kMaxVehicles> visited_;
};

}  // namespace gridlock::rushhour
