// A position in as few words as it takes: a bit for each square where a box may stand, and the player's square.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

// The player has the upper 16 bits of the last word.
template <int kWords>
struct PackedState {
  static constexpr std::size_t kMaxBoxSquares = 64 * kWords - 16;

  std::array<std::uint64_t, kWords> words{};

  Square player() const { return static_cast<Square>(words[kWords - 1] >> 48); }
  void set_player(Square player) {
    words[kWords - 1] = (words[kWords - 1] & ~kPlayerMask) | std::uint64_t{player} << 48;
  }
  // Calls visit(number) for every box, in ascending order.
  template <class Visit>
  void for_each_box(Visit&& visit) const {
    for (std::size_t w = 0; w < kWords; ++w)
      for (std::uint64_t rest = boxes(w); rest != 0; rest &= rest - 1)
        visit(64 * w + static_cast<std::size_t>(std::countr_zero(rest)));
  }
  // Less than, equal to or greater than 0, as the boxes come before, are or come after those of another state.
  int compare_boxes(const PackedState& other) const {
    for (std::size_t w = 0; w < kWords; ++w)
      if (boxes(w) != other.boxes(w)) return boxes(w) < other.boxes(w) ? -1 : 1;
    return 0;
  }
  // A word of boxes alone.
  std::uint64_t boxes(std::size_t word) const { return word == kWords - 1 ? words[word] & ~kPlayerMask : words[word]; }
  bool box(std::size_t number) const { return (words[number / 64] >> (number % 64) & 1) != 0; }
  void flip_box(std::size_t number) { words[number / 64] ^= std::uint64_t{1} << (number % 64); }

  std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) hash = mix(hash ^ word);
    return hash;
  }
  friend bool operator==(const PackedState& a, const PackedState& b) {
    std::uint64_t differences = 0;
    for (std::size_t w = 0; w < kWords; ++w) differences |= a.words[w] ^ b.words[w];
    return differences == 0;
  }

 private:
  static constexpr std::uint64_t kPlayerMask = std::uint64_t{0xffff} << 48;
};

#ifdef GRIDLOCK_FEW_WIDTHS  // for builds in which the time to compile counts, and memory does not
inline constexpr std::size_t kWidths = 2;
#else
inline constexpr std::size_t kWidths = 61;
#endif

// Calls use(n) with the first of some numbers of words, as a constant, that is enough for so many squares; the last is
// taken to be. Of more numbers than are compiled, those in the middle are left out.
template <int kFirst, int... kRest, class Use>
auto with_words(std::size_t box_squares, Use&& use) {
  if constexpr (sizeof...(kRest) >= kWidths)
    return with_words<kFirst, std::max({kRest...})>(box_squares, use);
  else if constexpr (sizeof...(kRest) > 0)
    if (box_squares > PackedState<kFirst>::kMaxBoxSquares) return with_words<kRest...>(box_squares, use);
  return use(std::integral_constant<int, kFirst>());
}
inline constexpr int kMostWords = 61;  // for the largest level

}  // namespace gridlock::sokoban
