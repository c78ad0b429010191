#include "gridlock/sokoban/portfolio/features/level_facts.hpp"

#include <algorithm>

#include "gridlock/containers/owned_bytes.hpp"

namespace gridlock::sokoban {

LevelFacts::LevelFacts(const Layout& layout) : layout_(&layout), rooms_(layout.level()), hotspots_(layout.terrain()) {
  const Terrain& terrain = layout.terrain();
  const Level& level = terrain.level();
  const auto squares = static_cast<std::size_t>(level.size()) + 1;
  nearest_goal_.assign(squares, kFar);
  for (std::size_t goal = 0; goal < level.goals().size(); ++goal)
    for (std::size_t stand = 0; stand < terrain.one_box().stands(); ++stand) {
      Distance& nearest = nearest_goal_[stand / OneBox::kSides];
      nearest = std::min(nearest, terrain.to_goal(goal, stand));
    }
  beyond_.assign(squares, 1);
  suppliers_.assign(squares, BitRow(words_for(level.boxes().size()), 0));
  for (std::size_t base = 0; base < level.boxes().size(); ++base) {
    const Square box = level.boxes()[base];
    const auto distances = terrain.one_box().distances_from(box, terrain.one_box().side(box, level.player()));
    for (std::size_t s = 0; s < squares; ++s)
      if (distances[s] != kFar) {
        add_bit(suppliers_[s].data(), base);
        beyond_[s] = 0;
      }
  }
  walks_.resize(squares);
  leads_.resize(squares);
  bytes_ = owned_bytes(suppliers_) + owned_bytes(walks_) + owned_bytes(leads_);
}

Distance LevelFacts::walk(Square from, Square to) const {
  auto& steps = walks_[from];
  if (steps.empty()) {
    steps = steps_on_empty_board(level(), {from});
    bytes_ += owned_bytes(steps);
  }
  return steps[to];
}

bool LevelFacts::leads_to(Square from, Square to) const {
  auto& sources = leads_[to];
  if (sources.empty()) {
    const OneBox& one_box = terrain().one_box();
    const auto distances = one_box.least_by_square(one_box.distances_to(to));
    for (const Distance distance : distances) sources.push_back(distance != kFar ? 1 : 0);
    bytes_ += owned_bytes(sources);
  }
  return sources[from] != 0;
}

int count_regions(const Board& board, Reach& reach, int known) {
  for (Square s = 0; s < board.level().size(); ++s)
    if (board.free(s) && !reach(s)) {
      reach.spread(board.occupied(), s);
      ++known;
    }
  return known;
}

}  // namespace gridlock::sokoban
