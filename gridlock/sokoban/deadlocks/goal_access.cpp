#include "gridlock/sokoban/deadlocks/goal_access.hpp"

namespace gridlock::sokoban {

GoalAccess::View::View(const Terrain& terrain, const std::vector<Square>& more_walls)
    : one_box(terrain.level(), with_walls(terrain.walls(), more_walls)),
      goals(words_for(terrain.level().goals().size()), 0),
      reaches(one_box.stands() * goals.size(), 0) {
  const auto leading = one_box.leading_to(terrain.level().goals());
  for (std::size_t goal = 0; goal < leading.size(); ++goal) {
    if (one_box.walls()[terrain.level().goals()[goal]] != 0) continue;
    add_bit(goals.data(), goal);
    for (std::size_t stand = 0; stand < one_box.stands(); ++stand)
      if (leading[goal].has(stand)) add_bit(reaches.data() + stand * goals.size(), goal);
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
