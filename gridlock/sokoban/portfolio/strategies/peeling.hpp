// How boxes lock each other in. Peeled in layers, as if the player could be anywhere, the boxes of a position come off
// one after the other: in the first layer those that could be moved at once, in the next those that could be when
// the first are gone. Where that takes many layers, the boxes are one long chain that opens link by link.
#pragma once

#include <vector>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/push_pull.hpp"

namespace gridlock::sokoban {

// How many layers come off; there may be boxes that never do. Mode is Pushing or Pulling.
template <class Mode>
int count_layers(const Level& level, std::vector<Square> boxes) {
  Board board(level, boxes);
  const auto loose = [&](Square box) {
    for (const Direction d : kDirections)
      if (board.free(Mode::to(level, box, d)) && board.free(Mode::player(level, box, d)) &&
          (!Mode::kPulls || board.free(Mode::player_after(level, box, d))))
        return true;
    return false;
  };
  for (int layers = 0;; ++layers) {
    std::vector<Square> kept, coming_off;
    for (const Square box : boxes) (loose(box) ? coming_off : kept).push_back(box);
    if (coming_off.empty()) return layers;
    for (const Square box : coming_off) board.remove(box);
    boxes.swap(kept);
  }
}

}  // namespace gridlock::sokoban
