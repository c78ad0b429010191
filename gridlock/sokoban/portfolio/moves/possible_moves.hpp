// Which single moves of boxes the player can make at once: what opens when a box gets out of the way.
#pragma once

#include <vector>

#include "gridlock/sokoban/portfolio/moves/macro.hpp"

namespace gridlock::sokoban {

// Whether the player can move the box in that direction; `reach` tells whether he can get to a square.
template <class Way, class Region>
bool possible(const Board& board, Square box, Direction d, const Region& reach) {
  const Level& level = board.level();
  return board.free(Way::to(level, box, d)) && board.free(Way::player(level, box, d)) &&
         (!Way::kPulls || board.free(Way::player_after(level, box, d))) && reach(Way::player(level, box, d));
}

// In some direction. A box that cannot be moved has no macro moves either.
template <class Way, class Region>
bool movable(const Board& board, Square box, const Region& reach) {
  for (const Direction d : kDirections)
    if (possible<Way>(board, box, d, reach)) return true;
  return false;
}

// The boxes that could not be moved wherever the player were.
template <class Way>
int count_stuck(const Board& board, const std::vector<Square>& boxes) {
  const auto everywhere = [](Square) { return true; };
  return static_cast<int>(
      std::count_if(boxes.begin(), boxes.end(), [&](Square box) { return !movable<Way>(board, box, everywhere); }));
}

template <class Way>
class PossibleMoves {
 public:
  explicit PossibleMoves(const Level& level) : possible_((static_cast<std::size_t>(level.size()) + 1) * 4, 0) {}

  // Notes those of a position; `reach` tells whether the player can get to a square.
  template <class Region>
  void note(const Board& board, const std::vector<Square>& boxes, const Region& reach) {
    ++epoch_;
    for (const Square box : boxes)
      for (const Direction d : kDirections)
        if (possible<Way>(board, box, d, reach)) possible_[index(box, d)] = epoch_;
  }

  bool noted(Square box, Direction d) const { return possible_[index(box, d)] == epoch_; }

  // Whether that position has one with this box. A box without any has no macro moves either.
  bool any(Square box) const {
    for (const Direction d : kDirections)
      if (noted(box, d)) return true;
    return false;
  }

  // Whether some box can be moved in a way that was not possible before; `moved` stands on another square since then.
  template <class Region>
  bool more(const Board& board, const std::vector<Square>& boxes, Square moved, const Region& reach) const {
    for (const Square box : boxes) {
      if (box == moved) continue;
      for (const Direction d : kDirections)
        if (!noted(box, d) && possible<Way>(board, box, d, reach)) return true;
    }
    return false;
  }

 private:
  std::size_t index(Square box, Direction d) const {
    return static_cast<std::size_t>(box) * 4 + static_cast<std::size_t>(d);
  }

  std::vector<std::uint32_t> possible_;
  std::uint32_t epoch_ = 0;
};

}  // namespace gridlock::sokoban
