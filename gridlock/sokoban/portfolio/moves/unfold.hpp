// Macro moves as the single pushes of a solution.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/sokoban/portfolio/moves/macro.hpp"
#include "gridlock/sokoban/portfolio/moves/situation.hpp"

namespace gridlock::sokoban {

// The pushes of moves that begin in `at`, which becomes the position they lead to; in the order of a solution, so that
// those of a search by pulls come last first. A move that cannot be made ends it there.
template <class Mode>
std::vector<Push> unfold_all(const Level& level, Situation& at, const std::vector<Macro>& path) {
  MacroMoves moves(level);
  std::vector<Push> all;
  for (const Macro& macro : path) {
    Board board(level, at.boxes);
    if (!board.box(macro.from)) break;
    const auto some = moves.template unfold<Mode>(board, at.region, macro);
    if (some.empty()) break;
    all.insert(all.end(), some.begin(), some.end());
    at = moved(std::move(at), macro);
  }
  if (!Mode::kPulls) return all;
  std::reverse(all.begin(), all.end());
  for (Push& push : all) push = {level.next(push.box, push.direction), opposite(push.direction)};
  return all;
}

}  // namespace gridlock::sokoban
