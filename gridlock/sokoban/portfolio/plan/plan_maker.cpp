#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"

namespace gridlock::sokoban {

PlanMaker::PlanMaker(const LevelFacts& facts, std::uint64_t seed) : pulls_(facts, seed), search_(pulls_) {
  for (Situation& root : pulls_.roots()) search_.add_root(std::move(root));
}

bool PlanMaker::ready() {
  if (search_.size() == 0 || search_.exhausted() || search_.solved()) return true;
  if (search_.result() != best_) {
    best_ = search_.result();
    last_progress_ = search_.size();
  }
  return search_.size() > last_progress_ + kPatience;
}

bool PlanMaker::run(std::uint64_t work, Monitor& monitor) {
  const std::uint64_t end = search_.made() + work;
  while (!ready() && search_.made() < end && !search_.stopped()) search_.run(10, monitor);
  return ready();
}

std::vector<PlanStep> PlanMaker::plan(bool parking) const {
  if (search_.size() == 0) return {};
  auto steps = plan_from(search_, search_.result());
  if (!parking)
    steps.erase(std::remove_if(steps.begin(), steps.end(),
                               [](const PlanStep& step) { return step.until != PlanStep::kForGood; }),
                steps.end());
  return steps;
}

}  // namespace gridlock::sokoban
