// Deadlocks of corrals: the squares the player cannot reach, and the boxes that shut them off. Most ways to lose a
// Sokoban level are of this kind, and few boxes have a part in each.
#pragma once

#include <unordered_map>
#include <vector>

#include "gridlock/sokoban/deadlocks/relaxed_search.hpp"

namespace gridlock::sokoban {

class Corrals {
 public:
  explicit Corrals(const Terrain& terrain);

  // True if the boxes around some corral, or around two that have a box in common, can never all come home.
  bool deadlocks(const Board& board, const std::vector<Square>& boxes, Square player);

 private:
  static constexpr std::size_t kFirstBudget = 50;
  static constexpr std::uint32_t kPatience = 100;  // asked so often, an unknown pattern is worth a longer look

  struct Known {
    Verdict verdict = Verdict::unknown;
    std::uint32_t asked = 0;
    std::uint32_t next_look = kPatience;
  };

  bool corral_is_dead(const std::vector<Square>& fence, Square player, Square inside);

  const Terrain* terrain_;
  Reach reach_, around_;
  RelaxedSearch search_;
  std::unordered_map<std::uint64_t, Known> known_;
};

}  // namespace gridlock::sokoban
