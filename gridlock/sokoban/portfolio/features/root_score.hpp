// The score of a position that no move led to, in either direction of search.
#pragma once

#include "gridlock/sokoban/portfolio/features/feature_search.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

namespace gridlock::sokoban {

// A Guide is as push_side.hpp says. `reach` is scratch.
template <class Guide>
Score root_score(const LevelFacts& facts, Guide& guide, const Situation& situation, Reach& reach) {
  const Board board(facts.level(), situation.boxes);
  guide.begin(situation);
  reach.flood(board.occupied(), situation.region);
  return guide.score(guide.judge(board, situation.boxes, count_regions(board, reach, 1)), 0);
}

}  // namespace gridlock::sokoban
