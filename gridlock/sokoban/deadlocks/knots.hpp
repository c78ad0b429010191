// A long look at a position that has cost much work: do some of its boxes keep each other from home for good?
//
// A knot is the boxes around a corral and all that touch them, directly or through others. They alone are searched push
// by push, with everything that is known to be safe: the corral rule, boxes that are held, and what was learned before.
// Where that ends without a way home the knot is dead, whatever the other boxes do. It is then made as small as it can
// be, and learned.
#pragma once

#include <unordered_map>
#include <vector>

#include "gridlock/containers/stack.hpp"
#include "gridlock/sokoban/deadlocks/held.hpp"
#include "gridlock/sokoban/deadlocks/patterns.hpp"
#include "gridlock/sokoban/space/corral_pruning.hpp"

namespace gridlock::sokoban {

class Knots {
 public:
  Knots(const Layout& layout, Patterns& patterns);

  // True if the boxes of some knot can never all come home. Looks at no more than `budget` positions of each, and at
  // none again with the same budget.
  bool deadlocks(const Board& board, Square player, std::size_t budget);
  std::size_t bytes() const { return tried_bytes_; }

 private:
  static constexpr std::size_t kPositionsAtATime = 16;  // between two looks at the watch

  struct Tried {
    Verdict verdict = Verdict::unknown;
    std::size_t budget = 0;
  };
  static constexpr std::size_t kBytesOfTried =
      block_bytes(sizeof(void*) + sizeof(std::vector<Square>) + sizeof(std::size_t) + sizeof(Tried)) + 16;

  struct Position {
    std::vector<Square> boxes;
    Square player = 0;
    Square moved = 0;  // the box that the last push brought there; the wall at first
  };

  std::vector<std::vector<Square>> knots(const Board& board, Square player);
  bool is_dead(const std::vector<Square>& knot, Square player, std::size_t budget);
  void learn(std::vector<Square> boxes, Square player, std::size_t budget);
  Verdict search(const std::vector<Square>& boxes, Square player, std::size_t budget);
  bool expand(const Position& position);
  bool must_be_pushed(const Corral& corral) const;
  bool home(const std::vector<Square>& boxes) const;

  const Layout* layout_;
  Patterns& patterns_;
  Board board_;
  Reach reach_;
  Freeze freeze_;
  Held<Pushing> held_;
  PositionSet known_;
  Stack<Position> open_;
  Position position_;                                                    // the one that is looked at
  std::unordered_map<std::vector<Square>, Tried, HashOfSquares> tried_;  // by the boxes, and then the region
  std::size_t tried_bytes_ = 0;
};

}  // namespace gridlock::sokoban
