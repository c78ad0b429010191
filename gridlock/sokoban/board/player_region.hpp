// The player's region, and its name after a push, mostly without another flood fill.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/rows.hpp"

namespace gridlock::sokoban {

class PlayerRegion {
 public:
  explicit PlayerRegion(const Level& level) : level_(&level), places_(static_cast<std::size_t>(level.size()) + 1) {
    floor_.clear(level.height());
    for (Square s = 0; s < level.size(); ++s) {
      places_[s] = place_of(level, s);
      floor_.add(places_[s]);
    }
  }

  // Looks at a position. Returns the name of the region: its least square.
  Square enter(const std::vector<Square>& boxes, Square player) {
    for (int r = 0; r < level_->height(); ++r) free_[r] = floor_[r];
    for (const Square box : boxes) free_.remove(places_[box]);
    reached_.clear(level_->height());
    flood(free_, places_[player], reached_);
    return square(first_of(reached_));
  }

  // A box beside the region is gone, and the player may walk on from where it stood.
  void open(Square box) {
    free_.add(places_[box]);
    flood(free_, places_[box], reached_);
  }

  bool free(Square square) const { return free_.has(places_[square]); }  // of boxes and walls
  bool reached(Square square) const { return reached_.has(places_[square]); }

  // The name of the region the player is in when the box has gone from `from` to `to`, a square that he could reach or
  // not, and he stands on `player`, which he could reach, or on `from`.
  Square after(Square from, Square to) { return after(from, to, from); }
  Square after(Square from, Square to, Square player) {
    return square(first_reached_after(free_, reached_, places_[from], places_[to], places_[player], level_->height()));
  }

 private:
  Square square(Place place) const { return level_->square_of(place.row * level_->width() + place.col); }

  const Level* level_;
  std::vector<Place> places_;  // that of the wall is a corner of the grid, which is never free
  Rows floor_, free_, reached_;
};

}  // namespace gridlock::sokoban
