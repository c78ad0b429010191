// Two boxes alone on the board: how many extra pushes they cost each other, with nothing else there. Found by pulling
// both from every pair of goals, for every pair of squares and every region the player may be in.
#pragma once

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "gridlock/sokoban/space/layout.hpp"

namespace gridlock::sokoban {

class PairTable {
 public:
  using Penalty = std::uint8_t;
  static constexpr Penalty kDead = std::numeric_limits<Penalty>::max();  // not both of them can ever come home

  // Whether the table of this level is made in seconds and fits in some megabytes.
  static bool fits(const Layout& layout);
  // How many states it takes to make one, roughly, if so many goals are left.
  static std::size_t effort(const Layout& layout, std::size_t goals);
  // What a table takes at most while it is made.
  static std::size_t most_bytes(const Layout& layout);

  // On a board that may have more walls than the level. Goals that are walls count no more. A table begun `in_steps`
  // must grow before it is asked.
  enum class Making { at_once, in_steps };
  PairTable(const Layout& layout, const OneBox& one_box, Making making = Making::at_once);
  ~PairTable();

  // Takes the next step, of a millisecond or so; true once the table is complete. The board must still be there.
  // Several threads may do so at a time; if the others are at the last steps, it does nothing.
  bool grow();

  std::size_t bytes() const;

  // For any two goals: the pushes the two boxes need to get there, less those each would need alone, is at least this.
  // Boxes are named by the numbers of their squares in the layout, and differ; the player stands on neither.
  Penalty penalty(std::size_t a, std::size_t b, Square player) const {
    const std::size_t pair = a * numbers_ + b;
    return penalties_[pair * regions_ + region_[pair * squares_ + player]].load(std::memory_order_relaxed);
  }

 private:
  class Maker;

  std::size_t numbers_, squares_;
  std::size_t regions_ = 1;                      // the most that two boxes make
  std::vector<std::uint8_t> region_;             // [a][b][square]
  std::vector<std::atomic<Penalty>> penalties_;  // [a][b][region]
  std::unique_ptr<Maker> maker_;
};

}  // namespace gridlock::sokoban
