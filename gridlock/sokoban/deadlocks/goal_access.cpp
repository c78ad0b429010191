#include "gridlock/sokoban/deadlocks/goal_access.hpp"

namespace gridlock::sokoban {

GoalAccess::View::View(const Terrain& terrain, const std::vector<Square>& more_walls)
    : one_box(terrain.level(), with_walls(terrain.walls(), more_walls)),
      goals(words_for(terrain.level().goals().size()), 0),
      reaches(one_box.stands() * goals.size(), 0) {
  for (std::size_t goal = 0; goal < terrain.level().goals().size(); ++goal) {
    const Square square = terrain.level().goals()[goal];
    if (one_box.walls()[square] != 0) continue;
    add_bit(goals.data(), goal);
    const auto distances = one_box.distances_to(square);
    for (std::size_t stand = 0; stand < distances.size(); ++stand)
      if (distances[stand] != kFar) add_bit(reaches.data() + stand * goals.size(), goal);
  }
}

bool GoalAccess::deadlocks(const std::vector<Square>& boxes, const std::vector<Square>& walls, Square player) {
  const View& seen = views_.of(walls, [&] { return std::make_unique<View>(*terrain_, walls); });
  std::vector<const std::uint64_t*> rows;
  for (const Square box : boxes)
    if (seen.one_box.walls()[box] == 0) rows.push_back(seen.goals_from(seen.one_box.stand(box, player)));
  return !BipartiteMatching(seen.goals).add_all(rows, terrain_->level().watch());
}

}  // namespace gridlock::sokoban
