#include "gridlock/sokoban/deadlocks/corral_deadlocks.hpp"

#include <algorithm>
#include <iterator>

namespace gridlock::sokoban {

bool CorralDeadlocks::deadlocks(const Board& board, Square player) {
  const Level& level = board.level();
  reach_.flood(board.occupied(), player);
  struct Corral {
    std::vector<Square> squares, fence;
  };
  std::vector<Corral> corrals;
  for (Square s = 0; s < level.size(); ++s) {
    if (!board.free(s) || reach_(s)) continue;
    const std::size_t before = reach_.count();
    reach_.spread(board.occupied(), s);
    Corral& corral = corrals.emplace_back();
    corral.squares.assign(reach_.begin_reached() + before, reach_.end_reached());
    std::vector<Square>& fence = corral.fence;
    for (const Square inner : corral.squares)
      for (const Direction d : kDirections)
        if (const Square near = level.next(inner, d); board.box(near)) fence.push_back(near);
    std::sort(fence.begin(), fence.end());
    fence.erase(std::unique(fence.begin(), fence.end()), fence.end());
  }
  // The squares of one corral, or of two.
  const auto dead = [&](const std::vector<Square>& fence, const Corral& one, const Corral* other) {
    return patterns_.dead(fence, player, [&] {
      std::vector<Square> squares = one.squares;
      if (other != nullptr) squares.insert(squares.end(), other->squares.begin(), other->squares.end());
      squares.insert(squares.end(), fence.begin(), fence.end());
      return nearby_.zone(std::move(squares), kAway);
    });
  };
  for (const Corral& corral : corrals)
    if (dead(corral.fence, corral, nullptr)) return true;
  for (std::size_t i = 0; i < corrals.size(); ++i)
    for (std::size_t j = i + 1; j < corrals.size(); ++j) {
      const auto &a = corrals[i].fence, &b = corrals[j].fence;
      std::vector<Square> both;
      std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
      if (both.size() == a.size() + b.size()) continue;           // no box in common
      if (both.size() == std::max(a.size(), b.size())) continue;  // nothing new
      if (dead(both, corrals[i], &corrals[j])) return true;
    }
  return false;
}

}  // namespace gridlock::sokoban
