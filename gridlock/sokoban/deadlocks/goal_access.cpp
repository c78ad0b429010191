#include "gridlock/sokoban/deadlocks/goal_access.hpp"

#include "gridlock/sokoban/assignment/bipartite_matching.hpp"

namespace gridlock::sokoban {

GoalAccess::View::View(const Terrain& terrain, const std::vector<Square>& more_walls)
    : one_box(terrain.level(), with_walls(terrain.walls(), more_walls)) {
  for (std::size_t goal = 0; goal < terrain.level().goals().size(); ++goal) {
    const Square square = terrain.level().goals()[goal];
    if (one_box.walls()[square] != 0) continue;
    goals.push_back(goal);
    const auto distances = one_box.distances_to(square);
    std::vector<bool>& reach = reaches.emplace_back(distances.size());
    for (std::size_t stand = 0; stand < distances.size(); ++stand) reach[stand] = distances[stand] != kFar;
  }
}

bool GoalAccess::deadlocks(const std::vector<Square>& boxes, const std::vector<Square>& walls, Square player) {
  const View& seen = views_.of(walls, [&] { return std::make_unique<View>(*terrain_, walls); });
  std::vector<std::size_t> stands;
  for (const Square box : boxes)
    if (seen.one_box.walls()[box] == 0) stands.push_back(seen.one_box.stand(box, player));
  if (stands.empty()) return false;
  return match(stands.size(), seen.goals.size(), terrain_->level().watch(),
               [&](std::size_t box, std::size_t goal) { return bool(seen.reaches[goal][stands[box]]); })
      .empty();
}

}  // namespace gridlock::sokoban
