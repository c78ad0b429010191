#include "gridlock/sokoban/portfolio/strategies/packing.hpp"

namespace gridlock::sokoban {

void Packing::begin() {
  const LevelFacts& facts = context_.facts;
  plan_ = std::make_unique<Plan>(facts.terrain(), plans_->plan(parking_));
  trek_ = std::make_unique<MeetingSearch<Pushing, Side>>(
      facts.level(), std::make_unique<Side>(facts, context_.deadlocks, PackingGuide(facts, *plan_, style_)),
      context_.perimeter, notes_);
  trek_->search().add_root(trek_->side().root());
}

Strategy::State Packing::run(std::uint64_t work, Monitor& monitor) {
  if (!trek_) {
    if (!plans_->run(work, monitor)) return State::searching;
    begin();
  }
  if (trek_->run(work, monitor, [&] { return plan_->bytes() + context_.bytes(); })) return State::solved;
  return trek_->search().exhausted() ? State::hopeless : State::searching;
}

}  // namespace gridlock::sokoban
