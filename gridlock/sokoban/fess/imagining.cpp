#include "gridlock/sokoban/fess/imagining.hpp"

namespace gridlock::sokoban {

Imagining::Imagining(const Means& means, Aim aim, bool weighted, std::uint64_t seed)
    : means_(means),
      weighted_(weighted),
      seed_(seed),
      pulls_(means.atlas.level(), std::make_unique<Unpacking>(means.atlas, aim, seed), means.perimeter, true) {
  for (Situation& root : pulls_.side().roots()) pulls_.search().add_root(std::move(root));
}

// The board to go for is the best that the pulls have come to by now.
void Imagining::begin() {
  const Atlas& atlas = means_.atlas;
  const auto& imagined = pulls_.search().situation(pulls_.search().result()).boxes;
  pushes_ = std::make_unique<Trek<Pushing, Side>>(
      atlas.level(), std::make_unique<Side>(atlas, means_.deadlocks, ImaginedGuide(atlas, imagined, weighted_, seed_)),
      means_.perimeter, true);
  pushes_->search().add_root(pushes_->side().root());
}

Strategy::State Imagining::run(std::uint64_t work, Monitor& monitor) {
  if (pulls_.search().size() == 0) return State::searching;  // the boxes cannot fill the goals
  if (pulls_.run(work / kShareOfPulls, monitor)) return State::solved;
  if (!pushes_) begin();
  if (pushes_->run(work - work / kShareOfPulls, monitor)) return State::solved;
  return pushes_->search().exhausted() ? State::hopeless : State::searching;
}

}  // namespace gridlock::sokoban
