// Several strategies that take turns until one of them solves the level.
#pragma once

#include <memory>
#include <vector>

#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/fess/atlas.hpp"
#include "gridlock/sokoban/fess/plan_maker.hpp"
#include "gridlock/sokoban/fess/strategy.hpp"

namespace gridlock::sokoban {

// Turns are measured in work, not in time, so that a run can be repeated; they grow, so that a strategy that needs long
// gets long, and one that is quick is not kept waiting.
class Portfolio {
 public:
  static Portfolio packing_alone(const Atlas& atlas);
  static Portfolio all(const Atlas& atlas);

  // `solved`, or the limit that ended it; out_of_nodes also if all strategies have tried all they can.
  Outcome run(Monitor& monitor, unsigned threads);
  // Which strategy it was, counted from 1; 0 if none.
  std::size_t winner() const;
  // After `solved`.
  std::vector<Push> solution() { return winner_->solution(); }

 private:
  static constexpr std::uint64_t kFirstTurn = 3000;

  Portfolio() = default;

  struct Player {
    std::unique_ptr<Strategy> strategy;
    bool hopeless = false;
  };

  std::size_t bytes() const;

  // What the strategies share.
  std::unique_ptr<PlanMaker> plans_;
  std::unique_ptr<DeadPositions> deadlocks_;
  std::vector<Player> players_;
  Strategy* winner_ = nullptr;
};

}  // namespace gridlock::sokoban
