// Where a search by pulls begins.
#pragma once

#include "gridlock/sokoban/assignment/bipartite_matching.hpp"
#include "gridlock/sokoban/portfolio/features/feature_search.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

namespace gridlock::sokoban {

// Boxes on goals, once for each region the player can be in. Where there are more goals than boxes, those that the
// boxes can take; empty if they cannot all be filled.
inline std::vector<Situation> solved_positions(const LevelFacts& facts, Reach& reach) {
  const Level& level = facts.level();
  const auto goal_of =
      match(level.boxes().size(), level.goals().size(), level.watch(),
            [&](std::size_t base, std::size_t goal) { return facts.supplies(base, level.goals()[goal]); });
  Situation solved;
  for (std::size_t goal = 0; goal < goal_of.size(); ++goal)
    if (goal_of[goal] >= 0) solved.boxes.push_back(level.goals()[goal]);
  std::vector<Situation> all;
  if (goal_of.empty()) return all;
  const Board board(level, solved.boxes);
  reach.begin();
  for (Square s = 0; s < level.size(); ++s) {
    if (!board.free(s) || reach(s)) continue;
    solved.region = reach.spread(board.occupied(), s);
    all.push_back(solved);
  }
  return all;
}

}  // namespace gridlock::sokoban
