// Several strategies that take turns until one of them solves the level.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

// The deadlocks that portfolios of several threads tell each other.
class SharedDeadlocks {
 public:
  // Adds what `patterns` has learned since `taught`, and takes what others have since `heard`.
  void exchange(Patterns& patterns, std::size_t& taught, std::size_t& heard);

 private:
  std::mutex mutex_;
  std::vector<std::pair<const Patterns*, Patterns::Learned>> all_;
};

// What the portfolios of several threads that work on the same level share.
struct TeamMemory {
  explicit TeamMemory(const Level& level, unsigned portfolios = 1) : members(portfolios), perimeter(level) {}
  const unsigned members;
  SharedDeadlocks deadlocks;
  Perimeter perimeter;
};

// Turns are measured in work, not in time, so that a run can be repeated; they grow, so that a strategy that needs long
// gets long, and one that is quick is not kept waiting. How long such a search takes is a matter of luck, so between
// the turns of the standing strategies others have a try, whose ties are broken by chance.
class Portfolio {
 public:
  static Portfolio packing_alone(const LevelFacts& facts);
  static Portfolio all(const LevelFacts& facts);
  // One of several that share `team_memory` and, by their numbers from 0 on, the standing strategies. Each lets others
  // try.
  static Portfolio all(const LevelFacts& facts, std::shared_ptr<TeamMemory> team_memory, unsigned number);

  // `solved`, or the limit that ended it; gave_up if one of the strategies has tried all there is.
  Outcome run(Monitor& monitor);
  std::size_t standing() const { return players_.size(); }
  // Which strategy it was, counted from 1; behind the last, one that just had a try. 0 if none.
  std::size_t winner() const;
  // After `solved`.
  std::vector<Push> solution() { return winner_->solution(); }

 private:
  static constexpr std::uint64_t kFirstTurn = 3000;
  static constexpr int kTriesARound = 4;
  // How many turns in one the favourite gets, when all have had a first look.
  static constexpr std::uint64_t kTurnsOfFavourite = 4;

  Portfolio(const LevelFacts& facts, std::shared_ptr<TeamMemory> team_memory);

  using Player = std::unique_ptr<Strategy>;

  std::optional<Outcome> give_turn(Player& player, std::uint64_t work, Monitor& monitor);
  void keep_share(unsigned number);
  Player random_player();
  std::size_t bytes_beside(const Player& playing) const;

  StrategyContext context() const { return {*facts_, *deadlocks_, team_memory_->perimeter, team_memory_->members}; }

  const LevelFacts* facts_;
  std::shared_ptr<TeamMemory> team_memory_;
  std::shared_ptr<PlanMaker> plans_;
  std::unique_ptr<DeadPositions> deadlocks_;
  std::vector<Player> players_;
  const Strategy* favourite_;                   // the one that solves most levels
  std::unique_ptr<Perimeter> guest_perimeter_;  // what he comes to was of no use to others
  Player guest_;                                // the one who has a try
  bool tries_ = false;                          // let others have a try
  std::uint64_t seed_ = 0;
  std::size_t taught_ = 0, heard_ = 0;
  Strategy* winner_ = nullptr;
};

}  // namespace gridlock::sokoban
