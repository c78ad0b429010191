#include "gridlock/sokoban/deadlocks/relaxed_search.hpp"

namespace gridlock::sokoban {

Verdict RelaxedSearch::run(const std::vector<Square>& boxes, Square player, const std::vector<std::uint8_t>& zone,
                           std::size_t budget) {
  known_.clear();
  open_.clear();
  if (home(boxes)) return Verdict::alive;
  open_.push_back({boxes, player});
  for (std::size_t count = 0; !open_.empty(); ++count) {
    if (count == budget) return Verdict::unknown;
    if (count % kPositionsAtATime == kPositionsAtATime - 1) terrain_->level().watch().check();
    const Position position = std::move(open_.back());  // depth first: a way out is often a straight one
    open_.pop_back();
    for (const Square box : position.boxes) board_.place(box);
    const bool alive = expand(position, zone);
    for (const Square box : position.boxes) board_.remove(box);
    if (alive) return Verdict::alive;
  }
  return Verdict::dead;
}

// True if the position, or one a push away, shows that the boxes are not dead.
bool RelaxedSearch::expand(const Position& position, const std::vector<std::uint8_t>& zone) {
  const Level& level = board_.level();
  const Square region = region_.enter(position.boxes, position.player);
  if (!known_.insert(position.boxes, region, board_.hash() ^ region_hash(region))) return false;
  for (std::size_t i = 0; i < position.boxes.size(); ++i) {
    const Square box = position.boxes[i];
    for (const Direction d : kDirections) {
      const Square to = level.next(box, d);
      if (!region_.reached(level.next(box, opposite(d))) || !board_.free(to) || terrain_->dead(to)) continue;
      Position next{position.boxes, box};
      if (!zone.empty() && zone[to] == 0) {
        next.boxes.erase(next.boxes.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        board_.move(box, to);
        const bool stuck = freeze_.deadlocks(board_, to);
        board_.move(to, box);
        if (stuck) continue;
        next.boxes[i] = to;
      }
      if (home(next.boxes)) return true;
      open_.push_back(std::move(next));
    }
  }
  return false;
}

bool RelaxedSearch::home(const std::vector<Square>& boxes) const {
  for (const Square box : boxes)
    if (!board_.level().is_goal(box)) return false;
  return true;
}

}  // namespace gridlock::sokoban
