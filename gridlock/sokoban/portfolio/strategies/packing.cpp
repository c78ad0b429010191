#include "gridlock/sokoban/portfolio/strategies/packing.hpp"

namespace gridlock::sokoban {

void Packing::begin() {
  const Atlas& atlas = means_.atlas;
  plan_ = std::make_unique<Plan>(atlas.terrain(), plans_->plan(parking_));
  trek_ = std::make_unique<Trek<Pushing, Side>>(
      atlas.level(), std::make_unique<Side>(atlas, means_.deadlocks, PackingGuide(atlas, *plan_, style_)),
      means_.perimeter, notes_);
  trek_->search().add_root(trek_->side().root());
}

Strategy::State Packing::run(std::uint64_t work, Monitor& monitor) {
  if (!trek_) {
    if (!plans_->run(work, monitor)) return State::searching;
    begin();
  }
  if (trek_->run(work, monitor, [&] { return plan_->bytes() + means_.bytes(); })) return State::solved;
  return trek_->search().exhausted() ? State::hopeless : State::searching;
}

}  // namespace gridlock::sokoban
