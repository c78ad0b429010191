#include "gridlock/sokoban/portfolio/strategies/packing.hpp"

namespace gridlock::sokoban {

void Packing::begin() {
  const LevelFacts& facts = context_.facts;
  plan_ = std::make_unique<Plan>(facts.terrain(), plans_->plan(parking_));
  meeting_ = std::make_unique<MeetingSearch<Pushing, Side>>(
      facts.level(), std::make_unique<Side>(facts, context_.deadlocks, PackingGuide(facts, *plan_, style_)),
      context_.perimeter, notes_);
  meeting_->search().add_root(meeting_->side().root());
}

Strategy::State Packing::run(std::uint64_t work, Monitor& monitor) {
  if (!meeting_) {
    if (!plans_->run(work, monitor)) return State::searching;
    begin();
  }
  if (meeting_->run(work, monitor, [&] { return plan_->bytes() + context_.bytes(); })) return State::solved;
  return meeting_->search().exhausted() ? State::hopeless : State::searching;
}

}  // namespace gridlock::sokoban
