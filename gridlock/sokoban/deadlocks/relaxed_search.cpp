#include "gridlock/sokoban/deadlocks/relaxed_search.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Verdict RelaxedSearch::run(const std::vector<Square>& boxes, Square player, const std::vector<std::uint8_t>& zone,
                           std::size_t budget) {
  known_.clear();
  open_.clear();
  if (away(boxes) == 0) return Verdict::alive;
  Position& start = open_.push();
  start.boxes = boxes;
  start.player = player;
  for (std::size_t count = 0; !open_.empty(); ++count) {
    if (count == budget) return Verdict::unknown;
    if (count % kPositionsAtATime == kPositionsAtATime - 1) terrain_->level().watch().check();
    open_.pop(position_);  // depth first: a way out is often a straight one
    for (const Square box : position_.boxes) board_.place(box);
    const bool alive = expand(zone);
    for (const Square box : position_.boxes) board_.remove(box);
    if (alive) return Verdict::alive;
  }
  return Verdict::dead;
}

// True if the position, or one a push away, shows that the boxes are not dead.
bool RelaxedSearch::expand(const std::vector<std::uint8_t>& zone) {
  const Level& level = board_.level();
  const std::vector<Square>& boxes = position_.boxes;
  const Square region = region_.enter(boxes, position_.player);
  const auto has_box = [&](Square square) { return board_.box(square); };
  if (!known_.insert(boxes, region, board_.hash() ^ region_hash(region), has_box)) return false;
  const std::ptrdiff_t away_now = away(boxes);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const Square box = boxes[i];
    const bool is_last = away_now == (level.is_goal(box) ? 0 : 1);
    for (const Direction d : kDirections) {
      const Square to = level.next(box, d);
      if (!region_.reached(level.next(box, opposite(d))) || !board_.free(to) || terrain_->dead(to)) continue;
      const bool leaves = !zone.empty() && zone[to] == 0;
      if (!leaves && stuck(box, to)) continue;
      if (is_last && (leaves || level.is_goal(to))) return true;
      Position& next = open_.push();
      next.boxes = boxes;
      next.player = box;
      if (leaves)
        next.boxes.erase(next.boxes.begin() + static_cast<std::ptrdiff_t>(i));
      else
        next.boxes[i] = to;
    }
  }
  return false;
}

bool RelaxedSearch::stuck(Square box, Square to) {
  board_.move(box, to);
  const bool stuck = freeze_.deadlocks(board_, to);
  board_.move(to, box);
  return stuck;
}

std::ptrdiff_t RelaxedSearch::away(const std::vector<Square>& boxes) const {
  return std::count_if(boxes.begin(), boxes.end(), [&](Square box) { return !board_.level().is_goal(box); });
}

}  // namespace gridlock::sokoban
