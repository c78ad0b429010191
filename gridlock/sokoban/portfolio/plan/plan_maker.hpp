// Finds the packing plan of a level, a little at a time, for all strategies that want one.
#pragma once

#include "gridlock/sokoban/portfolio/plan/plan_search.hpp"

namespace gridlock::sokoban {

class PlanMaker {
 public:
  explicit PlanMaker(const LevelFacts& facts, std::uint64_t seed = 0);

  // Does about so much work, counted in positions made. True once the plan is as good as it gets.
  bool run(std::uint64_t work, Monitor& monitor);
  // The best one so far. Without `parking`, it is only the order of the goals.
  std::vector<PlanStep> plan(bool parking) const;
  std::size_t bytes() const { return search_.bytes(); }

 private:
  // The plan is good enough if so many more positions have not bettered it.
  static constexpr std::size_t kPatience = 300;

  bool ready();

  Backward pulls_;
  FeatureSearch<Backward> search_;
  std::size_t last_progress_ = 0;
  std::uint32_t best_ = 0;
};

}  // namespace gridlock::sokoban
