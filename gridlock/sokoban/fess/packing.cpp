#include "gridlock/sokoban/fess/packing.hpp"

namespace gridlock::sokoban {

void Packing::begin() {
  plan_ = std::make_unique<Plan>(means_.atlas.terrain(), means_.plans->plan(parking_));
  pushes_ = std::make_unique<Forward>(means_.atlas, *plan_, means_.deadlocks, style_);
  search_ = std::make_unique<FeatureSearch<Forward>>(*pushes_);
  search_->add_root(pushes_->root());
}

Strategy::State Packing::run(std::uint64_t work, Monitor& monitor) {
  if (!search_) {
    if (!means_.plans->run(work, monitor)) return State::searching;
    begin();
  }
  const std::uint64_t end = search_->made() + work;
  while (search_->made() < end && !search_->stopped()) {
    if (search_->run(10, monitor)) return State::solved;
    if (search_->exhausted()) return State::hopeless;
  }
  return State::searching;
}

std::vector<Push> Packing::solution() {
  std::uint32_t root = 0;
  const auto path = search_->path_to(search_->result(), root);
  Situation situation = search_->situation(root);
  MacroMoves moves(means_.atlas.level());
  std::vector<Push> pushes;
  for (const Child& child : path) {
    Board board(means_.atlas.level(), situation.boxes);
    const auto some = moves.unfold<Pushing>(board, situation.region, child.macro);
    pushes.insert(pushes.end(), some.begin(), some.end());
    situation = pushes_->after(situation, child);
  }
  return pushes;
}

}  // namespace gridlock::sokoban
