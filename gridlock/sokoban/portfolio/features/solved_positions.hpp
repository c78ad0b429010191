// Where a search by pulls begins.
#pragma once

#include "gridlock/sokoban/portfolio/features/feature_search.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

namespace gridlock::sokoban {

// Boxes on goals, once for each region the player can be in. Where there are more goals than boxes, those that the
// boxes can take; empty if they cannot all be filled.
inline std::vector<Situation> solved_positions(const LevelFacts& facts, Reach& reach) {
  const Level& level = facts.level();
  const std::size_t goals = level.goals().size();
  std::vector<BitRow> goals_of(level.boxes().size(), BitRow(words_for(goals), 0));  // that a box alone can be pushed to
  BitRow every_goal(words_for(goals), 0);
  for (std::size_t goal = 0; goal < goals; ++goal) {
    add_bit(every_goal.data(), goal);
    for (std::size_t base = 0; base < goals_of.size(); ++base)
      if (has_bit(facts.suppliers(level.goals()[goal]), base)) add_bit(goals_of[base].data(), goal);
  }
  std::vector<const std::uint64_t*> rows;
  for (const BitRow& row : goals_of) rows.push_back(row.data());
  BipartiteMatching shares(every_goal);
  std::vector<Situation> all;
  if (!shares.add_all(rows, level.watch())) return all;
  Situation solved;
  for (std::size_t goal = 0; goal < goals; ++goal)
    if (shares.partner(goal) != BipartiteMatching::kNobody) solved.boxes.push_back(level.goals()[goal]);
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
