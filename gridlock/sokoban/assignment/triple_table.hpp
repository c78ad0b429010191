// Three boxes alone on the board: the fewest pushes that bring all of them home, with nothing else there, less the
// prices of the goals they end on. Found by one search by pulls from all triples of goals at once, for every triple of
// squares and every region the player may be in.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

class TripleTable {
 public:
  using Worth = std::int16_t;
  static constexpr Worth kDead = std::numeric_limits<Worth>::max();  // they cannot all come home

  // Whether the table of this level is made in seconds and fits in some megabytes.
  static bool fits(const Layout& layout);
  // How many states it has, roughly.
  static std::size_t effort(const Layout& layout);
  // What it takes at most while it is made.
  static std::size_t most_bytes(const Layout& layout);

  // `prices` of the goals, at most 0 each. The table must grow before it is asked.
  TripleTable(const Layout& layout, std::vector<int> prices);
  ~TripleTable();

  // Takes the next step, of a millisecond or so; true once the table is complete. The layout must still be there.
  // Several threads may do so at a time; if the others are at the last steps that can be taken now, it does nothing.
  bool grow();

  // For boxes on the squares of these numbers of the layout, a > b > c; the player stands on none of them.
  Worth worth(std::size_t a, std::size_t b, std::size_t c, Square player) const {
    const std::size_t triple = index(a, b, c);
    return worths_[triple * kMostRegions + region_[triple * squares_ + player]].load(std::memory_order_relaxed);
  }

  std::size_t bytes() const;

 private:
  class Maker;
  static constexpr std::size_t kMostRegions = 12;  // there are twelve squares beside three boxes
  static constexpr std::size_t kMostNumbers = 240;
  static constexpr std::size_t kLargestTable = std::size_t{1} << 27;
  static constexpr std::size_t kBytesOfQueue = 12;  // for each state, while the table is made

  static std::size_t index(std::size_t a, std::size_t b, std::size_t c) {
    return a * (a - 1) * (a - 2) / 6 + b * (b - 1) / 2 + c;
  }

  std::size_t squares_;
  std::vector<std::uint8_t> region_;        // [triple][square]
  std::vector<std::atomic<Worth>> worths_;  // [triple][region]
  std::unique_ptr<Maker> maker_;
};

}  // namespace gridlock::sokoban
