// The ways to turn or mirror a level that leave its walls and goals as they are. What can be done in a position, and at
// what cost, can be done in its image; so searches need to keep only one of the two.
#pragma once

#include <array>
#include <vector>

#include "gridlock/core/threads/has_threads.hpp"
#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

// The page, which has no threads, has to be small.
inline constexpr bool kUsesSymmetries = kHasThreads;

struct Symmetry {
  std::vector<Square> squares;  // where each square comes to lie
  std::array<Direction, 4> directions{};

  Push operator()(Push push) const { return {squares[push.box], directions[static_cast<std::size_t>(push.direction)]}; }
};

// All there are but the one that changes nothing: up to seven.
inline constexpr std::size_t kMostSymmetries = 7;
std::vector<Symmetry> symmetries_of(const Level& level);

// The one that changes nothing; the way back; and one after the other.
Symmetry identity(const Level& level);
Symmetry inverse(const Symmetry& symmetry);
Symmetry after(const Symmetry& first, const Symmetry& second);

}  // namespace gridlock::sokoban
