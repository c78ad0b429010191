// A position as the searches by macro moves store it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "gridlock/containers/owned_bytes.hpp"
#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/portfolio/moves/macro.hpp"

namespace gridlock::sokoban {

struct Situation {
  std::vector<Square> boxes;
  std::vector<Square> bases;  // squares a box may still leave the board from; a search by pulls only
  Square region = 0;          // the least square of the player's region

  std::size_t bytes() const { return owned_bytes(boxes) + owned_bytes(bases); }  // beside itself
};

// The same for both directions of search, as long as all boxes are on the board.
inline std::uint64_t position_hash(const Situation& situation) {
  std::uint64_t sum = region_hash(situation.region);
  for (const Square box : situation.boxes) sum ^= box_hash(box);
  return sum;
}

inline bool same_position(const Situation& a, const Situation& b) {
  return a.region == b.region && a.boxes.size() == b.boxes.size() &&
         std::is_permutation(a.boxes.begin(), a.boxes.end(), b.boxes.begin());
}

// The position after a move.
inline Situation moved(Situation situation, const Macro& macro) {
  *std::find(situation.boxes.begin(), situation.boxes.end(), macro.from) = macro.to;
  situation.region = macro.region;
  return situation;
}

}  // namespace gridlock::sokoban
