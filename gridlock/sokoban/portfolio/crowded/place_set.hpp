// A set of places of a small board: all its rows one after another in a few words, so that one shift moves the whole
// set by a square.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace gridlock::sokoban {

template <int kWords>
class PlaceSet {
 public:
  static constexpr int kPlaces = kWords * 64;

  bool has(int place) const { return (words_[word(place)] >> (place & 63) & 1) != 0; }
  void add(int place) { words_[word(place)] |= std::uint64_t{1} << (place & 63); }
  void remove(int place) { words_[word(place)] &= ~(std::uint64_t{1} << (place & 63)); }
  bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t one : words_) all |= one;
    return all == 0;
  }
  int count() const {
    int sum = 0;
    for (const std::uint64_t one : words_) sum += std::popcount(one);
    return sum;
  }
  // The least place; the set must not be empty.
  int first() const {
    std::size_t w = 0;
    while (words_[w] == 0) ++w;
    return static_cast<int>(w) * 64 + std::countr_zero(words_[w]);
  }

  // Every place moves by `steps` places, which are from -63 to 63 and not 0. Those beyond either end are lost.
  PlaceSet moved(int steps) const { return steps > 0 ? up(steps) : down(-steps); }

  PlaceSet without(const PlaceSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }
  friend PlaceSet operator&(const PlaceSet& a, const PlaceSet& b) {
    return a.combined(b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
  }
  friend PlaceSet operator|(const PlaceSet& a, const PlaceSet& b) {
    return a.combined(b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
  }
  PlaceSet& operator|=(const PlaceSet& other) { return *this = *this | other; }
  friend bool operator==(const PlaceSet& a, const PlaceSet& b) {
    std::uint64_t differences = 0;
    for (std::size_t w = 0; w < kWords; ++w) differences |= a.words_[w] ^ b.words_[w];
    return differences == 0;
  }

  // Calls visit(place) for each, in ascending order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t w = 0; w < kWords; ++w)
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
        visit(static_cast<int>(w) * 64 + std::countr_zero(rest));
  }

 private:
  static std::size_t word(int place) { return static_cast<std::size_t>(place) / 64; }

  template <class Combine>
  PlaceSet combined(const PlaceSet& other, Combine&& combine) const {
    PlaceSet result;
    for (std::size_t w = 0; w < kWords; ++w) result.words_[w] = combine(words_[w], other.words_[w]);
    return result;
  }
  PlaceSet up(int steps) const {
    PlaceSet result;
    result.words_[0] = words_[0] << steps;
    for (std::size_t w = 1; w < kWords; ++w) result.words_[w] = words_[w] << steps | words_[w - 1] >> (64 - steps);
    return result;
  }
  PlaceSet down(int steps) const {
    PlaceSet result;
    for (std::size_t w = 0; w + 1 < kWords; ++w) result.words_[w] = words_[w] >> steps | words_[w + 1] << (64 - steps);
    result.words_[kWords - 1] = words_[kWords - 1] >> steps;
    return result;
  }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace gridlock::sokoban
