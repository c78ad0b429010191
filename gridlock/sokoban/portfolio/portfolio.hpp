// Several strategies that take turns until one of them solves the level.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"
#include "gridlock/sokoban/portfolio/team_memory.hpp"

namespace gridlock::sokoban {

// Turns are measured in work, not in time, so that a run can be repeated; they grow, so that a strategy that takes long
// gets the time, and a quick one does not wait for it. How long such a search takes is a matter of luck, so after each
// round of the standing strategies come guests: strategies whose ties are broken at random, with one turn each.
class Portfolio {
 public:
  static Portfolio packing_alone(const LevelFacts& facts);
  static Portfolio all(const LevelFacts& facts);
  // One of several that share `team_memory` and, by their numbers from 0 on, the standing strategies. Each has guests
  // of its own.
  static Portfolio all(const LevelFacts& facts, std::shared_ptr<TeamMemory> team_memory, unsigned number);

  // Some solution, without its cost, or the limit that ended it; gave_up if one of the strategies has tried all there
  // is. To be called once.
  SearchResult<Push> solve(Monitor& monitor);
  std::size_t standing() const { return players_.size(); }

 private:
  static constexpr std::uint64_t kFirstTurn = 3000;
  static constexpr int kTriesARound = 4;
  // How many turns in one a favourite gets, when all have had a first look.
  static constexpr std::uint64_t kTurnsOfFavourite = 4;
  // And the companion where boxes are crowded. Its turns double from round to round: most levels are solved before it
  // is of use, and where none of the others has had luck, it is worth more than all of them.
  static constexpr std::uint64_t kTurnsOfCompanion = 8;

  Portfolio(const LevelFacts& facts, std::shared_ptr<TeamMemory> team_memory);

  using Player = std::unique_ptr<Strategy>;

  void add(Player player) { players_.push_back(std::move(player)); }
  void add_favourite(Player player);
  // Where it sees most of a level, it goes along with all others.
  void add_both_ends(unsigned number);
  Outcome run(Monitor& monitor);
  std::optional<Outcome> give_turn(Player& player, std::uint64_t work, Monitor& monitor);
  std::optional<Outcome> give_turns(Player& player, std::uint64_t work, std::uint64_t to_companion, Monitor& monitor);
  void keep_share(unsigned number);
  Player random_player();
  std::size_t bytes_beside(const Player& playing) const;

  StrategyContext context() const { return {*facts_, *deadlocks_, team_memory_->perimeter, team_memory_->members}; }

  const LevelFacts* facts_;
  std::shared_ptr<TeamMemory> team_memory_;
  std::shared_ptr<PlanMaker> plans_;
  std::unique_ptr<DeadPositions> deadlocks_;
  std::vector<Player> players_;
  std::vector<const Strategy*> favourites_;     // those that solve most levels, or are quick
  std::unique_ptr<Perimeter> guest_perimeter_;  // what it notes would not help others
  Player guest_;                                // the one whose turn it is, or was
  Player companion_;                            // has a turn after each of the others, where the level suits it
  bool tries_ = false;                          // whether there are guests
  std::uint64_t seed_ = 0;
  std::size_t taught_ = 0, heard_ = 0;
  Strategy* winner_ = nullptr;
};

}  // namespace gridlock::sokoban
