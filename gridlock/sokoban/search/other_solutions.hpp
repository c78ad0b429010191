// Solutions of one level that differ from each other, for those who look for a short one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

// Strategies of the portfolio whose ties are broken at random, one after the other.
class OtherSolutions {
 public:
  // With another seed, other ones. The layout must outlive it.
  explicit OtherSolutions(const Layout& layout, std::uint64_t seed = 0);

  // What the next strategy finds in so much work, if anything. Ends early if the monitor says so.
  std::optional<std::vector<Push>> next(std::uint64_t work, Monitor& monitor);
  std::size_t bytes() const { return facts_.bytes() + deadlocks_.bytes() + plans_->bytes(); }

 private:
  std::unique_ptr<Strategy> strategy(std::uint64_t dice, Perimeter& perimeter);

  LevelFacts facts_;
  DeadPositions deadlocks_;
  std::shared_ptr<PlanMaker> plans_;
  std::uint64_t seed_;
  std::uint64_t tries_ = 0;
};

}  // namespace gridlock::sokoban
