#include "gridlock/sokoban/board/one_box.hpp"

#include <algorithm>
#include <array>

#include "gridlock/sokoban/board/cut_regions.hpp"

namespace gridlock::sokoban {

OneBox::OneBox(const Level& level, const Occupied& walls)
    : level_(&level), walls_(walls), stride_(static_cast<std::size_t>(level.size()) + 1) {
  level.watch().check(stride_ * stride_);
  side_.assign(stride_ * stride_, 0);
  CutRegions regions(level);
  regions.explore(walls_);
  for (Square box = 0; box < level.size(); ++box) {
    if (walls_[box] != 0) continue;
    std::array<Square, kSides> around{};  // the regions, by the number of the side
    std::uint8_t sides = 0;
    for (const Direction d : kDirections) {
      const Square beside = level.next(box, d);
      if (walls_[beside] != 0) continue;
      const Square region = regions.region(box, beside);
      if (std::find(around.begin(), around.begin() + sides, region) == around.begin() + sides) around[sides++] = region;
    }
    if (sides < 2) continue;  // they are number 0, which is there already
    std::uint8_t* const side_of = side_.data() + box * stride_;
    const auto note = [&](Square region, std::uint8_t side) {
      for (const Square s : regions.squares(region)) side_of[s] = side;
    };
    // What is left of the component is its squares less those of all others.
    const Square component = regions.component(box);
    if (const auto rest = std::find(around.begin(), around.begin() + sides, component); rest != around.begin() + sides)
      note(component, static_cast<std::uint8_t>(rest - around.begin()));
    for (std::uint8_t side = 0; side < sides; ++side)
      if (around[side] != component) note(around[side], side);
  }
}

std::vector<std::size_t> OneBox::stands_of(const std::vector<Square>& boxes) const {
  std::vector<std::size_t> stands;
  for (const Square box : boxes)
    for (int side = 0; walls_[box] == 0 && side < kSides; ++side) stands.push_back(stand(box, side));
  return stands;
}

// The last push went in direction d: the player stands behind the box now, on its old square.
std::size_t OneBox::before(std::size_t stand_now, Direction d) const {
  const auto box = static_cast<Square>(stand_now / kSides);
  const Square behind = level_->next(box, opposite(d));
  if (walls_[behind] != 0 || side(box, behind) != static_cast<int>(stand_now % kSides)) return stand_now;
  const Square pusher = level_->next(behind, opposite(d));
  return walls_[pusher] != 0 ? stand_now : stand(behind, pusher);
}

std::vector<Distance> OneBox::distances_to(const std::vector<Square>& targets) const {
  level_->watch().check();
  return count_steps(stands(), stands_of(targets), [&](std::size_t at, Direction d) { return before(at, d); });
}

std::vector<StandSet> OneBox::leading_to(const std::vector<Square>& targets) const {
  std::vector<StandSet> all;
  std::vector<std::size_t> number(stride_, targets.size());  // of the targets that were looked at
  std::vector<std::size_t> queue;
  for (const Square target : targets) {
    level_->watch().check();
    StandSet& leading = all.emplace_back(stands());
    queue = stands_of({target});
    for (const std::size_t at : queue) leading.add(at);
    for (std::size_t head = 0; head < queue.size(); ++head)
      for (const Direction d : kDirections) {
        const std::size_t from = before(queue[head], d);
        if (leading.has(from)) continue;
        leading.add(from);
        queue.push_back(from);
        // Where another target leads here, whatever the side there, so does all that leads to that one.
        const auto square = static_cast<Square>(from / kSides);
        if (number[square] < targets.size() && (sides_of(square) & ~leading.sides(square)) == 0)
          leading.add(all[number[square]]);
      }
    number[target] = all.size() - 1;
  }
  return all;
}

unsigned OneBox::sides_of(Square box) const {
  unsigned sides = 0;
  for (const Direction d : kDirections)
    if (const Square beside = level_->next(box, d); walls_[beside] == 0) sides |= 1u << side(box, beside);
  return sides;
}

std::vector<Distance> OneBox::distances_from(Square box, int side_there) const {
  if (walls_[box] != 0) return distances_from(std::vector<std::size_t>{});
  return distances_from(std::vector<std::size_t>{stand(box, side_there)});
}

std::vector<Distance> OneBox::distances_from(Square box) const { return distances_from(stands_of({box})); }

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
