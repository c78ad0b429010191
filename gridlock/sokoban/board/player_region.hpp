// The player's region, and its name after a push, mostly without another flood fill.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/board/rows.hpp"

namespace gridlock::sokoban {

class PlayerRegion {
 public:
  explicit PlayerRegion(const Level& level) : level_(&level), places_(static_cast<std::size_t>(level.size()) + 1) {
    floor_.clear(level.height());
    ring_.assign(places_.size() * 8, level.wall());
    for (Square s = 0; s < level.size(); ++s) {
      places_[s] = {static_cast<std::uint8_t>(level.row(s)), static_cast<std::uint8_t>(level.col(s))};
      floor_.add(places_[s]);
      // Around the square: beside it, then at the corner, and so on.
      const int w = level.width();
      const std::array<int, 8> steps{-w, -w + 1, 1, w + 1, w, w - 1, -1, -w - 1};
      for (std::size_t i = 0; i < 8; ++i) ring_[s * 8u + i] = level.square_of(level.cell_of(s) + steps[i]);
    }
  }

  // Looks at a position. Returns the name of the region: its least square.
  Square enter(const std::vector<Square>& boxes, Square player) {
    for (int r = 0; r < level_->height(); ++r) free_[r] = floor_[r];
    for (const Square box : boxes) free_.remove(places_[box]);
    return least_ = flood_from(player, here_);
  }

  bool free(Square square) const { return free_.has(places_[square]); }  // of boxes and walls
  bool reached(Square square) const { return here_.has(places_[square]); }

  // The name of the region the player is in when the box has gone from `from` to `to`, a square that he could reach or
  // not, and he stands on `player`, which he could reach, or on `from`.
  Square after(Square from, Square to) { return after(from, to, from); }
  Square after(Square from, Square to, Square player) {
    free_.add(places_[from]);
    free_.remove(places_[to]);
    const Square least =
        least_ != to && stays_connected(from, to) ? std::min(least_, from) : flood_from(player, there_);
    free_.remove(places_[from]);
    free_.add(places_[to]);
    return least;
  }

 private:
  Square flood_from(Square player, Rows& reached) const {
    reached.clear(level_->height());
    flood(free_, places_[player], reached);
    const Place least = first_of(reached);
    return level_->square_of(least.row * level_->width() + least.col);
  }

  // True if the region gains nothing but the box's old square and loses nothing but its new one, as far as a look at
  // the squares around them can tell.
  bool stays_connected(Square from, Square to) const {
    for (const Direction d : kDirections) {
      const Square beside = level_->next(from, d);
      if (free(beside) && !reached(beside)) return false;
    }
    if (!reached(to)) return true;
    // Going round, free stretches that touch a side of the new square must be one.
    const Square* const ring = &ring_[to * 8u];
    int stretches = 0;
    bool free_before = free(ring[7]);
    for (std::size_t i = 0; i < 8; ++i) {
      const bool is_free = free(ring[i]);
      // A stretch of a single corner touches nothing.
      if (is_free && !free_before && (i % 2 == 0 || free(ring[(i + 1) % 8]))) ++stretches;
      free_before = is_free;
    }
    return stretches <= 1;
  }

  const Level* level_;
  std::vector<Place> places_;  // that of the wall is a corner of the grid, which is never free
  Rows floor_, free_, here_, there_;
  Square least_ = 0;
  std::vector<Square> ring_;
};

}  // namespace gridlock::sokoban
