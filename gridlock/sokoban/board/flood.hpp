// Breadth-first search over the squares of a level: the one loop behind every flood fill and every count of steps.
// Where only the set of squares matters, the bit rows of rows.hpp are faster.
#pragma once

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

using Distance = std::uint16_t;
inline constexpr Distance kFar = std::numeric_limits<Distance>::max();

// Works through the queue from `head` to `end` and appends every next(at, direction) that enters(near, at) accepts,
// which it may do only once for each. The queue needs room for all of them. Returns its new end.
template <class At, class Next, class Enters>
At* breadth_first(At* head, At* end, Next&& next, Enters&& enters) {
  for (; head != end; ++head) {
    const At at = *head;
    for (const Direction d : kDirections) {
      const At near = next(at, d);
      if (enters(near, at)) *end++ = near;
    }
  }
  return end;
}

// The same from square to square. The wall is asked about, too.
template <class Enters>
Square* flood(const Level& level, Square* head, Square* end, Enters&& enters) {
  return breadth_first(
      head, end, [&](Square at, Direction d) { return level.next(at, d); }, enters);
}

// Fewest steps from the nearest of `sources` to each of `size` nodes; kFar if there is no way. Where no step leads on,
// next(at, direction) is `at` itself.
template <class At, class Next>
std::vector<Distance> count_steps(std::size_t size, const std::vector<At>& sources, Next&& next) {
  std::vector<Distance> steps(size, kFar);
  const std::unique_ptr<At[]> queue(new At[size]);
  for (const At source : sources) steps[source] = 0;
  At* const end = std::copy(sources.begin(), sources.end(), queue.get());
  breadth_first(queue.get(), end, next, [&](At near, At at) {
    if (steps[near] != kFar) return false;
    steps[near] = static_cast<Distance>(steps[at] + 1);
    return true;
  });
  return steps;
}

// Steps of a player on the empty board from the nearest of some squares.
inline std::vector<Distance> steps_on_empty_board(const Level& level, const std::vector<Square>& from) {
  return count_steps(static_cast<std::size_t>(level.size()) + 1, from, [&](Square at, Direction d) {
    const Square near = level.next(at, d);
    return near == level.wall() ? at : near;
  });
}

}  // namespace gridlock::sokoban
