// PI-corral pruning: often one corner of the board can be dealt with first, and all other pushes wait.
//
// A corral is a part of the board the player cannot get into, with the boxes around it. Suppose that some box of it
// must still move, that the first of its boxes to be pushed must be pushed into it (I), and that the player can make
// all those pushes now (P). Whatever a solution does before that first push concerns other boxes and other squares,
// and can as well be done after it: the push opens squares to the player and takes none away. So it is enough to try
// the pushes into the corral, and no solution becomes longer, in pushes. (The idea is Brian Damgaard's.)
#pragma once

#include <vector>

#include "gridlock/sokoban/board.hpp"

namespace gridlock::sokoban {

class PiCorral {
 public:
  explicit PiCorral(const Terrain& terrain);

  enum class Result { none, found, dead };

  // `dead`: there is a corral with work to do that nobody can enter.
  Result look(const Board& board, const std::vector<Square>& boxes, Square player);

  // Whether the box on this square is one of those to push now; after `found`.
  bool has_push(Square box) const { return pushable_[box] == search_; }

 private:
  bool close(const Board& board, int first_region);
  bool include_region(int region);
  bool judge_box(const Board& board, Square box);
  bool has_work(const Board& board) const;

  const Terrain* terrain_;
  Reach reach_;
  bool goals_to_spare_;
  std::vector<int> region_of_;                        // kOutside where the player is
  std::vector<std::vector<Square>> squares_, fences_;  // of each region
  std::vector<std::uint32_t> in_corral_, pushable_;    // stamped with search_
  std::vector<std::uint32_t> included_;                // by region
  std::vector<Square> corral_boxes_, ready_;
  std::vector<int> corral_regions_;
  std::uint32_t search_ = 0;
};

}  // namespace gridlock::sokoban
