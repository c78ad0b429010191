#include "gridlock/sokoban/deadlocks/goal_access.hpp"

#include "gridlock/sokoban/deadlocks/match.hpp"

namespace gridlock::sokoban {
namespace {

Occupied with_walls(const Terrain& terrain, const std::vector<Square>& more) {
  Occupied walls = terrain.walls();
  for (const Square square : more) walls[square] = kWall;
  return walls;
}

}  // namespace

GoalAccess::View::View(const Terrain& terrain, const std::vector<Square>& frozen)
    : one_box(terrain.level(), with_walls(terrain, frozen)) {
  for (std::size_t goal = 0; goal < terrain.level().goals().size(); ++goal) {
    const Square square = terrain.level().goals()[goal];
    if (one_box.walls()[square] != 0) continue;
    goals.push_back(goal);
    const auto distances = one_box.distances_to(square);
    std::vector<bool>& reach = reaches.emplace_back(distances.size());
    for (std::size_t stand = 0; stand < distances.size(); ++stand) reach[stand] = distances[stand] != kFar;
  }
}

std::vector<Square> GoalAccess::frozen_among(const std::vector<Square>& boxes) const {
  Rows rows, held;
  rows.clear(layout_->height());
  for (const Square box : boxes) rows.add(layout_->place(box));
  layout_->find_frozen(rows, held);
  std::vector<Square> frozen;
  for (const Square box : boxes)
    if (held.has(layout_->place(box))) frozen.push_back(box);
  return frozen;
}

const GoalAccess::View& GoalAccess::view(const std::vector<Square>& frozen) {
  std::uint64_t hash = 0;
  for (const Square square : frozen) hash ^= box_hash(square);
  auto& kept = views_[hash];
  if (!kept) {
    if (views_.size() > kMostViews) {
      views_.clear();
      return *(views_[hash] = std::make_unique<View>(layout_->terrain(), frozen));
    }
    kept = std::make_unique<View>(layout_->terrain(), frozen);
  }
  return *kept;
}

bool GoalAccess::deadlocks(const Board& board, const std::vector<Square>& boxes, Square player) {
  const auto frozen = frozen_among(boxes);
  for (const Square box : frozen)
    if (!board.level().is_goal(box)) return true;
  const View& seen = view(frozen);
  std::vector<std::size_t> stands;
  for (const Square box : boxes)
    if (seen.one_box.walls()[box] == 0) stands.push_back(seen.one_box.stand(box, player));
  if (stands.empty()) return false;
  return match(stands.size(), seen.goals.size(),
               [&](std::size_t box, std::size_t goal) { return bool(seen.reaches[goal][stands[box]]); })
      .empty();
}

}  // namespace gridlock::sokoban
