#include "gridlock/sokoban/board/terrain.hpp"

#include <utility>

namespace gridlock::sokoban {

Occupied empty_board(const Level& level) {
  Occupied board(static_cast<std::size_t>(level.size()) + 1, 0);
  board[level.wall()] = 1;
  return board;
}

Terrain::Terrain(Level level) : Terrain(level, empty_board(level)) {}

Terrain::Terrain(Level level, const Occupied& walls) : level_(std::move(level)), one_box_(level_, walls) {
  level_.watch().check(level_.goals().size() * one_box_.stands() * sizeof(Distance));
  dead_.assign(static_cast<std::size_t>(level_.size()) + 1, 1);
  for (const Square goal : level_.goals()) {
    to_goal_.push_back(one_box_.distances_to(goal));
    for (std::size_t stand = 0; stand < one_box_.stands(); ++stand)
      if (to_goal_.back()[stand] != kFar) dead_[stand / OneBox::kSides] = 0;
  }
}

}  // namespace gridlock::sokoban
