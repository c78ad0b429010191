#include "gridlock/sokoban/deadlocks/corrals.hpp"

#include <algorithm>

namespace gridlock::sokoban {

Corrals::Corrals(const Terrain& terrain)
    : terrain_(&terrain),
      reach_(terrain.level()),
      around_(terrain.level()),
      search_(terrain) {}

bool Corrals::deadlocks(const Board& board, const std::vector<Square>& boxes, Square player) {
  const Level& level = board.level();
  reach_.flood(board.occupied(), player);
  struct Corral {
    Square inside;
    std::vector<Square> fence;
  };
  std::vector<Corral> corrals;
  for (Square s = 0; s < level.size(); ++s) {
    if (!board.free(s) || reach_(s)) continue;
    const std::size_t before = reach_.count();
    reach_.spread(board.occupied(), s);
    Corral& corral = corrals.emplace_back(Corral{s, {}});
    for (const Square* inner = reach_.begin_reached() + before; inner != reach_.end_reached(); ++inner)
      for (const Direction d : kDirections)
        if (const Square near = level.next(*inner, d); board.box(near)) corral.fence.push_back(near);
    std::sort(corral.fence.begin(), corral.fence.end());
    corral.fence.erase(std::unique(corral.fence.begin(), corral.fence.end()), corral.fence.end());
  }
  for (const Corral& corral : corrals)
    if (corral.fence.size() < boxes.size() + 1 && corral_is_dead(corral.fence, player, corral.inside)) return true;
  for (std::size_t i = 0; i < corrals.size(); ++i)
    for (std::size_t j = i + 1; j < corrals.size(); ++j) {
      std::vector<Square> both;
      std::set_union(corrals[i].fence.begin(), corrals[i].fence.end(), corrals[j].fence.begin(),
                     corrals[j].fence.end(), std::back_inserter(both));
      if (both.size() == corrals[i].fence.size() + corrals[j].fence.size()) continue;  // no box in common
      if (both.size() == corrals[i].fence.size() || both.size() == corrals[j].fence.size()) continue;  // seen already
      if (corral_is_dead(both, player, corrals[i].inside)) return true;
    }
  return false;
}

bool Corrals::corral_is_dead(const std::vector<Square>& fence, Square player, Square inside) {
  // Without the other boxes the player may get further: the region is that of the fence alone.
  Board board(terrain_->level(), fence);
  const Square region = around_.flood(board.occupied(), player);
  if (around_(inside)) return false;
  Known& known = known_[board.hash() ^ region_hash(region)];
  if (known.verdict != Verdict::unknown) return known.verdict == Verdict::dead;
  std::size_t budget = kFirstBudget;
  if (known.asked++ > 0) {
    if (known.asked < known.next_look) return false;
    budget = known.asked;
    known.next_look *= 2;
  }
  known.verdict = search_.run(fence, region, inside, {}, budget);
  return known.verdict == Verdict::dead;
}

}  // namespace gridlock::sokoban
