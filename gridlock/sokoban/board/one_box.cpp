#include "gridlock/sokoban/board/one_box.hpp"

#include <algorithm>

#include "gridlock/sokoban/board/rows.hpp"

namespace gridlock::sokoban {

OneBox::OneBox(const Level& level, const Occupied& walls)
    : level_(&level), walls_(walls), stride_(static_cast<std::size_t>(level.size()) + 1) {
  constexpr Square kBoxesAtATime = 64;
  level.watch().check(stride_ * stride_);
  side_.assign(stride_ * stride_, 0);
  Rows floor;
  floor.clear(level.height());
  for (Square s = 0; s < level.size(); ++s)
    if (walls_[s] == 0) floor.add(place_of(level, s));
  Reach reach(level);
  Occupied occupied = walls_;
  for (Square box = 0; box < level.size(); ++box) {
    if (box % kBoxesAtATime == 0) level.watch().check();
    if (walls_[box] != 0 || stays_connected_without(floor, place_of(level, box))) continue;  // it has one side
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

std::vector<std::size_t> OneBox::stands_of(Square box) const {
  std::vector<std::size_t> stands;
  for (int side = 0; walls_[box] == 0 && side < kSides; ++side) stands.push_back(stand(box, side));
  return stands;
}

std::vector<Distance> OneBox::distances_to(Square target) const {
  level_->watch().check();
  const std::vector<std::size_t> from = stands_of(target);
  return count_steps(stands(), from, [&](std::size_t at, Direction d) {
    // The last push went in direction d: the player stands behind the box now, on its old square.
    const auto box = static_cast<Square>(at / kSides);
    const Square behind = level_->next(box, opposite(d));
    if (walls_[behind] != 0 || side(box, behind) != static_cast<int>(at % kSides)) return at;
    const Square pusher = level_->next(behind, opposite(d));
    return walls_[pusher] != 0 ? at : stand(behind, pusher);
  });
}

std::vector<Distance> OneBox::distances_from(Square box, int side_there) const {
  if (walls_[box] != 0) return distances_from(std::vector<std::size_t>{});
  return distances_from(std::vector<std::size_t>{stand(box, side_there)});
}

std::vector<Distance> OneBox::distances_from(Square box) const { return distances_from(stands_of(box)); }

std::vector<Distance> OneBox::distances_from(const std::vector<std::size_t>& from) const {
  level_->watch().check();
  return least_by_square(count_steps(stands(), from, [&](std::size_t at, Direction d) {
    const auto from_square = static_cast<Square>(at / kSides);
    const Square pusher = level_->next(from_square, opposite(d));
    const Square to = level_->next(from_square, d);
    if (walls_[pusher] != 0 || walls_[to] != 0) return at;
    return side(from_square, pusher) == static_cast<int>(at % kSides) ? stand(to, from_square) : at;
  }));
}

std::vector<Distance> OneBox::least_by_square(const std::vector<Distance>& by_stand) const {
  std::vector<Distance> least(stride_, kFar);
  for (std::size_t square = 0; square < by_stand.size() / kSides; ++square) {
    const Distance* const of_square = by_stand.data() + square * kSides;
    static_assert(kSides == 4);
    least[square] = std::min(std::min(of_square[0], of_square[1]), std::min(of_square[2], of_square[3]));
  }
  return least;
}

}  // namespace gridlock::sokoban
