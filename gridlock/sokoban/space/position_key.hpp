// Boxes and player packed into a few words: the key of a table of positions.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// A bit for each square a box may be on, numbered by whoever makes it; the player is a square, or the name of a region.
template <std::size_t kWords>
struct PositionKey {
  std::array<std::uint64_t, kWords> boxes{};
  std::uint64_t player = 0;

  friend bool operator==(const PositionKey&, const PositionKey&) = default;

  void flip(std::size_t bit) { boxes[bit / 64] ^= std::uint64_t{1} << (bit % 64); }
  template <class Visit>
  void for_each_box(Visit&& visit) const {
    for (std::size_t w = 0; w < kWords; ++w)
      for (std::uint64_t rest = boxes[w]; rest != 0; rest &= rest - 1)
        visit(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
  }
  std::uint64_t hash() const {
    std::uint64_t h = mix(player);
    for (const std::uint64_t word : boxes) h = mix(h ^ word);
    return h;
  }
};

}  // namespace gridlock::sokoban
