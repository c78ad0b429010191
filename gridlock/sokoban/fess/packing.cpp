#include "gridlock/sokoban/fess/packing.hpp"

namespace gridlock::sokoban {

Packing::Packing(const Atlas& atlas) : atlas_(atlas), pulls_(atlas), backward_(pulls_) {
  for (Situation& root : pulls_.roots()) backward_.add_root(std::move(root));
}

bool Packing::plan_is_ready() {
  if (backward_.size() == 0 || backward_.exhausted() || backward_.solved()) return true;
  if (backward_.result() != best_) {
    best_ = backward_.result();
    last_progress_ = backward_.size();
  }
  return backward_.size() > last_progress_ + kPatience;
}

void Packing::begin_forward() {
  std::vector<PlanStep> steps;
  if (backward_.size() > 0) steps = plan_from(backward_, backward_.result());
  plan_ = std::make_unique<Plan>(atlas_.terrain(), std::move(steps));
  pushes_ = std::make_unique<Forward>(atlas_, *plan_);
  forward_ = std::make_unique<FeatureSearch<Forward>>(*pushes_);
  forward_->add_root(pushes_->root());
}

Strategy::State Packing::run(std::uint64_t work, Monitor& monitor) {
  if (!forward_) {
    const std::uint64_t end = backward_.made() + work;
    while (!plan_is_ready() && backward_.made() < end && !backward_.stopped()) backward_.run(10, monitor);
    if (!plan_is_ready()) return State::searching;
    begin_forward();
  }
  const std::uint64_t end = forward_->made() + work;
  while (forward_->made() < end && !forward_->stopped()) {
    if (forward_->run(10, monitor)) return State::solved;
    if (forward_->exhausted()) return State::hopeless;
  }
  return State::searching;
}

std::vector<Push> Packing::solution() {
  std::uint32_t root = 0;
  const auto path = forward_->path_to(forward_->result(), root);
  Situation situation = forward_->situation(root);
  MacroMoves moves(atlas_.level());
  std::vector<Push> pushes;
  for (const Child& child : path) {
    Board board(atlas_.level(), situation.boxes);
    const auto some = moves.unfold<Pushing>(board, situation.region, child.macro);
    pushes.insert(pushes.end(), some.begin(), some.end());
    situation = pushes_->after(situation, child);
  }
  return pushes;
}

}  // namespace gridlock::sokoban
