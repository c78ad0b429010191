// A set of squares as one word a row, and the walk of the player through it: a whole row is filled by a few
// instructions, so that a flood costs a fraction of one that goes square by square.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

using Row = std::uint64_t;

// Where a square lies on the grid of the level. The border of a sound level is all wall, so no neighbour of a square
// ever leaves the rows.
struct Place {
  std::uint8_t row = 0;
  std::uint8_t col = 0;
  Row bit() const { return Row{1} << col; }
};

inline Place place_of(const Level& level, Square square) {
  return {static_cast<std::uint8_t>(level.row(square)), static_cast<std::uint8_t>(level.col(square))};
}

// Not initialised: a level uses only as many rows as it is high.
class Rows {
 public:
  Row& operator[](int row) { return rows_[static_cast<std::size_t>(row)]; }
  Row operator[](int row) const { return rows_[static_cast<std::size_t>(row)]; }

  void clear(int height) {
    for (int r = 0; r < height; ++r) (*this)[r] = 0;
  }
  bool has(Place place) const { return ((*this)[place.row] >> place.col & 1) != 0; }
  void add(Place place) { (*this)[place.row] |= place.bit(); }
  void remove(Place place) { (*this)[place.row] &= ~place.bit(); }

 private:
  std::array<Row, kMaxSide> rows_;
};

// Bit i of the result tells whether the neighbour, in direction d, of square i of row r is in the set.
inline Row beside(const Rows& rows, int r, Direction d) {
  switch (d) {
    case Direction::up:
      return rows[r - 1];
    case Direction::down:
      return rows[r + 1];
    case Direction::left:
      return rows[r] << 1;
    case Direction::right:
      break;
  }
  return rows[r] >> 1;
}

constexpr Place step(Place from, Direction d) {
  constexpr std::array<int, 4> kRow{-1, 0, 1, 0}, kCol{0, -1, 0, 1};
  return {static_cast<std::uint8_t>(from.row + kRow[static_cast<std::size_t>(d)]),
          static_cast<std::uint8_t>(from.col + kCol[static_cast<std::size_t>(d)])};
}

// Every run of neighbouring bits of `free` that holds one of `seeds`, which are some of its bits. A carry fills a run
// upwards; downwards the filled part doubles.
inline Row runs_with(Row free, Row seeds) {
  Row filled = (free & ~(free + seeds)) | seeds;
  for (int shift = 1; free != 0 && shift < 64; shift *= 2) {
    filled |= free & (filled >> shift);
    free &= free >> shift;
  }
  return filled;
}

// Adds to `reached`, which is clear around there, every square of `free` that can be walked to from `from`.
inline void flood(const Rows& free, Place from, Rows& reached) {
  reached[from.row] |= runs_with(free[from.row], from.bit());
  Row waiting = Row{1} << from.row;  // rows whose neighbours have not seen their last change
  while (waiting != 0) {
    const int r = std::countr_zero(waiting);
    waiting &= waiting - 1;
    for (const int near : {r - 1, r + 1}) {
      const Row fresh = reached[r] & free[near] & ~reached[near];
      if (fresh == 0) continue;
      reached[near] |= runs_with(free[near], fresh);
      waiting |= Row{1} << near;
    }
  }
}

// For each way the eight neighbours of a square can be in a set or not (three above, left, right, three below, from the
// low bit up): whether those beside it stay connected among themselves without the square.
inline constexpr std::array<bool, 256> kStaysConnected = [] {
  constexpr std::array<int, 8> kRing{0, 1, 2, 4, 7, 6, 5, 3};  // the bits as one goes round; each second is a corner
  std::array<bool, 256> connected{};
  for (int near = 0; near < 256; ++near) {
    int parts = 0;  // runs on the ring that have a square beside the middle
    for (int i = 0; i < 8; ++i) {
      const bool here = (near >> kRing[static_cast<std::size_t>(i)] & 1) != 0;
      const bool beside_middle = i % 2 == 1;
      const auto has = [&](int at) { return (near >> kRing[static_cast<std::size_t>((at + 8) % 8)] & 1) != 0; };
      // Each run is counted at its last square beside the middle.
      if (here && beside_middle && !(has(i + 1) && has(i + 2))) ++parts;
    }
    connected[static_cast<std::size_t>(near)] = parts <= 1;
  }
  return connected;
}();

// Whether a set that is connected stays so when it loses a square, as far as the squares around it show.
inline bool stays_connected_without(const Rows& rows, Place place) {
  const int shift = place.col - 1, r = place.row;
  const auto three = [&](int row) { return static_cast<unsigned>(rows[row] >> shift) & 7u; };
  const unsigned middle = three(r);
  return kStaysConnected[three(r - 1) | (middle & 1u) << 3 | (middle >> 2) << 4 | three(r + 1) << 5];
}

// The first square of a set that is not empty: the name of a region.
inline Place first_of(const Rows& rows) {
  int r = 0;
  while (rows[r] == 0) ++r;
  return {static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(std::countr_zero(rows[r]))};
}

// Whether a push from one square to the next changes the player's region, `reached`, no more than that it gains the
// first square and, if it had it, loses the second. `free` is as it is after the push.
inline bool changes_little(const Rows& free, Rows& reached, Place from, Place to) {
  const int r = from.row;
  const auto unreached = [&](int row) { return free[row] & ~reached[row]; };
  const Row beyond = unreached(r - 1) | unreached(r + 1) | unreached(r) << 1 | unreached(r) >> 1;
  if ((beyond & from.bit()) != 0) return false;  // a way into another region opens
  if (!reached.has(to)) return true;
  reached.add(from);
  const bool connected = stays_connected_without(reached, to);
  reached.remove(from);
  return connected;
}

inline int distance(Place a, Place b) { return std::abs(a.row - b.row) + std::abs(a.col - b.col); }

// The first square of the region of a player.
inline Place first_reached(const Rows& free, Place player, int height) {
  Rows reached;
  reached.clear(height);
  flood(free, player, reached);
  return first_of(reached);
}

// The same when a box has gone from one square to another and the player, whose region was `reached`, stands beside it
// since. `free` is as before the push or pull; both sets are left as they were.
inline Place first_reached_after(Rows& free, Rows& reached, Place from, Place to, Place player, int height) {
  free.add(from);
  free.remove(to);
  Place first;
  if (distance(from, to) == 1 && changes_little(free, reached, from, to)) {
    const bool lost = reached.has(to);
    reached.add(from);
    reached.remove(to);
    first = first_of(reached);
    reached.remove(from);
    if (lost) reached.add(to);
  } else {
    first = first_reached(free, player, height);
  }
  free.remove(from);
  free.add(to);
  return first;
}

}  // namespace gridlock::sokoban
