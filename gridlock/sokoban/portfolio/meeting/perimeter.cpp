#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"

#include <algorithm>

#include "gridlock/sokoban/portfolio/moves/unfold.hpp"

namespace gridlock::sokoban {

void PerimeterSide::begin(const Situation& root) {
  const std::lock_guard lock(mutex_);
  boxes_ = root.boxes;
  add(position_hash(root), {Positions::kNone, {.region = root.region}});
}

// The moves are copied while nobody else writes, and made after that.
std::optional<std::vector<Push>> PerimeterSide::way(const Situation& situation) const {
  const std::uint64_t hash = position_hash(situation);
  std::vector<Macro> path;
  Situation at;
  {
    const std::lock_guard lock(mutex_);
    Number number = positions_.find(hash, hash);
    if (number == Positions::kNone) return std::nullopt;
    for (; steps_[number].before != Positions::kNone; number = steps_[number].before)
      path.push_back(steps_[number].macro);
    at.boxes = boxes_;
    at.region = steps_[number].macro.region;
  }
  std::reverse(path.begin(), path.end());
  auto pushes = pulls_ ? unfold_all<Pulling>(*level_, at, path) : unfold_all<Pushing>(*level_, at, path);
  if (!same_position(at, situation)) return std::nullopt;
  return pushes;
}

std::size_t PerimeterSide::bytes() const {
  const std::lock_guard lock(mutex_);
  return positions_.bytes() + steps_.bytes();
}

}  // namespace gridlock::sokoban
