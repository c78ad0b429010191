// The boxes on a level, square by square, and the boards where some of them can never move again.
#pragma once

#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/terrain.hpp"

namespace gridlock::sokoban {

inline constexpr std::uint8_t kWall = 1;
inline constexpr std::uint8_t kBox = 2;

// The contribution of a box to the hash of its board; that of a player's region uses the squares behind the last.
constexpr std::uint64_t box_hash(Square square) { return mix(square); }
constexpr std::uint64_t region_hash(Square least) { return mix(0x10000u + least); }

class Board {
 public:
  explicit Board(const Level& level) : level_(&level), occupied_(empty_board(level)) {}
  Board(const Level& level, const std::vector<Square>& boxes) : Board(level) {
    for (const Square box : boxes) place(box);
  }

  const Level& level() const { return *level_; }
  const Occupied& occupied() const { return occupied_; }
  bool box(Square square) const { return occupied_[square] == kBox; }
  bool wall(Square square) const { return occupied_[square] == kWall; }
  bool free(Square square) const { return occupied_[square] == 0; }
  std::uint64_t hash() const { return hash_; }  // of the boxes

  void place(Square square) {
    occupied_[square] = kBox;
    hash_ ^= box_hash(square);
  }
  void remove(Square square) {
    occupied_[square] = 0;
    hash_ ^= box_hash(square);
  }
  void move(Square from, Square to) {
    remove(from);
    place(to);
  }
  // A box that can never move again may be taken for a wall; its part of the hash stays.
  void petrify(Square square) { occupied_[square] = kWall; }
  void soften(Square square) { occupied_[square] = kBox; }

 private:
  const Level* level_;
  Occupied occupied_;
  std::uint64_t hash_ = 0;
};

}  // namespace gridlock::sokoban
