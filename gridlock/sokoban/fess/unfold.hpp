// Macro moves as the single pushes of a solution.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/sokoban/fess/feature_search.hpp"
#include "gridlock/sokoban/fess/macro.hpp"

namespace gridlock::sokoban {

// The position after a move.
inline Situation moved(Situation situation, const Macro& macro) {
  *std::find(situation.boxes.begin(), situation.boxes.end(), macro.from) = macro.to;
  situation.region = macro.region;
  return situation;
}

inline bool same_position(const Situation& a, const Situation& b) {
  return a.region == b.region && a.boxes.size() == b.boxes.size() &&
         std::is_permutation(a.boxes.begin(), a.boxes.end(), b.boxes.begin());
}

// The pushes of moves that begin in `at`, which becomes the position they lead to; in the order of a solution, so that
// those of a search by pulls come last first.
template <class Way>
std::vector<Push> unfold_all(const Level& level, Situation& at, const std::vector<Macro>& path) {
  MacroMoves moves(level);
  std::vector<Push> all;
  for (const Macro& macro : path) {
    Board board(level, at.boxes);
    const auto some = moves.template unfold<Way>(board, at.region, macro);
    all.insert(all.end(), some.begin(), some.end());
    at = moved(std::move(at), macro);
  }
  if (!Way::kPulls) return all;
  std::reverse(all.begin(), all.end());
  for (Push& push : all) push = {level.next(push.box, push.direction), opposite(push.direction)};
  return all;
}

}  // namespace gridlock::sokoban
