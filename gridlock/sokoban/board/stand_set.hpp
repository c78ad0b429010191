// A set of stands: of squares for a box, each with the side on which the player is (one_box.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "gridlock/sokoban/board/square.hpp"

namespace gridlock::sokoban {

class StandSet {
 public:
  static constexpr int kSides = 4;

  explicit StandSet(std::size_t stands) : words_(stands / 64 + 1, 0) {}

  bool has(std::size_t stand) const { return (words_[stand / 64] >> (stand % 64) & 1) != 0; }
  // The sides of a square, one bit for each.
  unsigned sides(Square box) const {
    constexpr std::size_t kPerWord = 64 / kSides;
    return static_cast<unsigned>(words_[box / kPerWord] >> (box % kPerWord * kSides)) & ((1u << kSides) - 1);
  }
  void add(std::size_t stand) { words_[stand / 64] |= std::uint64_t{1} << (stand % 64); }
  void add(const StandSet& others) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= others.words_[i];
  }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace gridlock::sokoban
