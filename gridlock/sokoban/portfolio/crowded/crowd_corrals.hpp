// Corral pruning on a small board: the rule of space/corral_pruning.hpp, where the argument stands, by sets of places.
#pragma once

#include <optional>

#include "gridlock/sokoban/portfolio/crowded/small_board.hpp"

namespace gridlock::sokoban {

template <class Board>
class CrowdCorrals {
 public:
  using Places = typename Board::Places;

  // A position: its boxes, the places without one, and those that the player can walk to.
  CrowdCorrals(const Board& board, const Places& boxes, const Places& free, const Places& reached)
      : board_(board), boxes_(boxes), free_(free), reached_(reached) {}

  // The boxes that are enough to try: the fence of the corral that leaves the fewest pushes, or all.
  Places worth_pushing();

 private:
  // Starts with the unreached region of a place, and takes in what stands in the way of the conditions until they hold
  // or fail for good. The number of pushes left to try; none if it is no corral, or need not be dealt with.
  std::optional<int> grow(int from);
  void take_region(int from);
  // Makes a place part of the corral; false if it cannot be, as the player reaches it.
  bool take(int place);
  bool freezes(int from, int to) const;

  const Board& board_;
  const Places& boxes_;
  const Places& free_;
  const Places& reached_;
  Places inside_, fence_;  // of the corral that grows
};

}  // namespace gridlock::sokoban
