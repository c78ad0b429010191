#include "gridlock/sokoban/board/one_box.hpp"

#include <algorithm>

namespace gridlock::sokoban {

OneBox::OneBox(const Level& level, const Occupied& walls)
    : level_(&level), walls_(walls), stride_(static_cast<std::size_t>(level.size()) + 1) {
  constexpr Square kBoxesAtATime = 64;
  level.watch().check(stride_ * stride_);
  side_.assign(stride_ * stride_, 0);
  Reach reach(level);
  Occupied occupied = walls_;
  for (Square box = 0; box < level.size(); ++box) {
    if (walls_[box] != 0) continue;
    if (box % kBoxesAtATime == 0) level.watch().check();
    occupied[box] = 1;
    reach.begin();
    std::uint8_t sides = 0;
    for (const Direction d : kDirections) {
      const Square beside = level.next(box, d);
      if (occupied[beside] != 0 || reach(beside)) continue;
      const std::size_t before = reach.count();
      reach.spread(occupied, beside);
      if (sides > 0)  // the first side is number 0, which is there already
        for (const Square* s = reach.begin_reached() + before; s != reach.end_reached(); ++s)
          side_[box * stride_ + *s] = sides;
      ++sides;
    }
    occupied[box] = 0;
  }
}

std::vector<Distance> OneBox::distances_to(Square target) const {
  level_->watch().check();
  std::vector<Distance> distance(stands(), kFar);
  if (walls_[target] != 0) return distance;
  std::vector<std::size_t> queue;
  for (int side = 0; side < kSides; ++side) {
    distance[stand(target, side)] = 0;
    queue.push_back(stand(target, side));
  }
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const auto box = static_cast<Square>(queue[head] / kSides);
    const auto at_side = static_cast<int>(queue[head] % kSides);
    for (const Direction d : kDirections) {
      // The last push went in direction d: the player stands behind the box now, on its old square.
      const Square behind = level_->next(box, opposite(d));
      if (walls_[behind] != 0 || side(box, behind) != at_side) continue;
      const Square pusher = level_->next(behind, opposite(d));
      if (walls_[pusher] != 0) continue;
      Distance& before = distance[stand(behind, pusher)];
      if (before != kFar) continue;
      before = static_cast<Distance>(distance[queue[head]] + 1);
      queue.push_back(stand(behind, pusher));
    }
  }
  return distance;
}

std::vector<Distance> OneBox::distances_from(Square box, int side_there) const {
  level_->watch().check();
  std::vector<Distance> by_square(stride_, kFar);
  if (walls_[box] != 0) return by_square;
  std::vector<Distance> distance(stands(), kFar);
  std::vector<std::size_t> queue{stand(box, side_there)};
  distance[queue[0]] = 0;
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const auto at = static_cast<Square>(queue[head] / kSides);
    const auto at_side = static_cast<int>(queue[head] % kSides);
    by_square[at] = std::min(by_square[at], distance[queue[head]]);
    for (const Direction d : kDirections) {
      const Square pusher = level_->next(at, opposite(d));
      const Square to = level_->next(at, d);
      if (walls_[pusher] != 0 || walls_[to] != 0 || side(at, pusher) != at_side) continue;
      Distance& after = distance[stand(to, at)];
      if (after != kFar) continue;
      after = static_cast<Distance>(distance[queue[head]] + 1);
      queue.push_back(stand(to, at));
    }
  }
  return by_square;
}

}  // namespace gridlock::sokoban
