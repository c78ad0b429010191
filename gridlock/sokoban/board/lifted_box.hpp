// Where the player can be when one of the boxes stands elsewhere, for every box and every square.
//
// A box that is put down cuts the free squares into regions (cut_regions.hpp); the square that it was lifted from joins
// those beside it. So one look at the board, with all boxes where they are, does for the moves of all of them.
#pragma once

#include <algorithm>
#include <array>

#include "gridlock/sokoban/board/cut_regions.hpp"

namespace gridlock::sokoban {

class LiftedBox {
 public:
  explicit LiftedBox(const Level& level) : level_(&level), regions_(level) {}

  // Returns how many regions there are.
  int look_at(const Occupied& occupied) {
    regions_.explore(occupied);
    return regions_.count();
  }

  // Takes up the box on that square, which stood there when the board was looked at.
  void lift(Square from) {
    from_ = from;
    sides_ = 0;
    for (const Direction d : kDirections)
      if (const Square near = level_->next(from, d); regions_.free(near)) beside_[sides_++] = near;
    put_down(from);
  }
  // Puts it down on a free square, or back, or on the wall, that is nowhere. All below is about the board then.
  void put_down(Square to) {
    to_ = to;
    joined_ = 0;
    for (std::size_t i = 0; i < sides_ && to != from_; ++i)
      if (beside_[i] != to)
        if (const Square region = regions_.region(to, beside_[i]); !is_joined(region))
          regions_beside_[joined_++] = region;
  }

  // The region of a free square: equal for those that are joined.
  Square region(Square square) const {
    if (square == from_) return from_;
    const Square region = regions_.region(to_ == from_ ? level_->wall() : to_, square);
    return is_joined(region) ? from_ : region;
  }
  Square least(Square region) const {
    if (region != from_) return regions_.least(region);
    Square least = from_;
    for (std::size_t i = 0; i < joined_; ++i) least = std::min(least, regions_.least(regions_beside_[i]));
    return least;
  }
  // How many regions there are.
  int count() const { return to_ == from_ ? regions_.count() : regions_.count(to_) - static_cast<int>(joined_) + 1; }

 private:
  bool is_joined(Square region) const {
    for (std::size_t i = 0; i < joined_; ++i)
      if (regions_beside_[i] == region) return true;
    return false;
  }

  const Level* level_;
  CutRegions regions_;
  Square from_ = 0, to_ = 0;
  std::array<Square, 4> beside_{}, regions_beside_{};  // the free squares beside from_; their regions, each once
  std::size_t sides_ = 0, joined_ = 0;
};

// The squares that the player can reach.
struct RegionAroundBox {
  const LiftedBox& lifted;
  const Occupied& occupied;
  Square region;

  bool operator()(Square square) const { return occupied[square] == 0 && lifted.region(square) == region; }
  Square least() const { return lifted.least(region); }
  int count() const { return lifted.count(); }
};

}  // namespace gridlock::sokoban
