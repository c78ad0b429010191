// A set of small numbers in a few words. Of the places of a small board, numbered row after row, one shift moves the
// whole set by a square.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "gridlock/core/random.hpp"

namespace gridlock::sokoban {

template <int kWords>
class WordSet {
 public:
  static constexpr int kSize = kWords * 64;

  static WordSet of(int number) {
    WordSet set;
    set.add(number);
    return set;
  }
  bool has(int number) const { return (words_[word(number)] >> (number & 63) & 1) != 0; }
  void add(int number) { words_[word(number)] |= std::uint64_t{1} << (number & 63); }
  void remove(int number) { words_[word(number)] &= ~(std::uint64_t{1} << (number & 63)); }
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
  // How many are less than a number.
  int rank(int number) const {
    int sum = 0;
    for (std::size_t w = 0; w < word(number); ++w) sum += std::popcount(words_[w]);
    return sum + std::popcount(words_[word(number)] & ((std::uint64_t{1} << (number & 63)) - 1));
  }
  // The least number; the set must not be empty.
  int first() const {
    std::size_t w = 0;
    while (words_[w] == 0) ++w;
    return static_cast<int>(w) * 64 + std::countr_zero(words_[w]);
  }

  // Every number plus `steps`, which are from -63 to 63 and not 0. What goes beyond either end is lost.
  WordSet moved(int steps) const { return steps > 0 ? up(steps) : down(-steps); }

  WordSet without(const WordSet& other) const {
    return combined(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }
  friend WordSet operator&(const WordSet& a, const WordSet& b) {
    return a.combined(b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
  }
  friend WordSet operator|(const WordSet& a, const WordSet& b) {
    return a.combined(b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
  }
  WordSet& operator|=(const WordSet& other) { return *this = *this | other; }
  friend bool operator==(const WordSet& a, const WordSet& b) {
    std::uint64_t differences = 0;
    for (std::size_t w = 0; w < kWords; ++w) differences |= a.words_[w] ^ b.words_[w];
    return differences == 0;
  }

  friend bool operator<(const WordSet& a, const WordSet& b) { return a.words_ < b.words_; }

  std::uint64_t hash() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t one : words_) sum = mix(sum ^ one);
    return sum;
  }

  // Calls visit(number) for each, in ascending order.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t w = 0; w < kWords; ++w)
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
        visit(static_cast<int>(w) * 64 + std::countr_zero(rest));
  }

 private:
  static std::size_t word(int number) { return static_cast<std::size_t>(number) / 64; }

  template <class Combine>
  WordSet combined(const WordSet& other, Combine&& combine) const {
    WordSet result;
    for (std::size_t w = 0; w < kWords; ++w) result.words_[w] = combine(words_[w], other.words_[w]);
    return result;
  }
  WordSet up(int steps) const {
    WordSet result;
    result.words_[0] = words_[0] << steps;
    for (std::size_t w = 1; w < kWords; ++w) result.words_[w] = words_[w] << steps | words_[w - 1] >> (64 - steps);
    return result;
  }
  WordSet down(int steps) const {
    WordSet result;
    for (std::size_t w = 0; w + 1 < kWords; ++w) result.words_[w] = words_[w] >> steps | words_[w + 1] << (64 - steps);
    result.words_[kWords - 1] = words_[kWords - 1] >> steps;
    return result;
  }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace gridlock::sokoban
