#include "gridlock/sokoban/assignment/assignment.hpp"

#include <limits>

namespace gridlock::sokoban {

// Boxes and targets count from 1 inside; 0 is the box being placed and the target it pretends to have.
Assignment cheapest_assignment(const std::vector<Count>& costs, std::size_t boxes, std::size_t targets,
                               const Watch& watch) {
  constexpr std::size_t kBoxesAtATime = 16;
  constexpr Count kInfinity = std::numeric_limits<Count>::max();
  std::vector<Count> worth(boxes + 1, 0), price(targets + 1, 0), slack(targets + 1);
  std::vector<std::size_t> box_of(targets + 1, 0), before(targets + 1, 0);
  std::vector<char> used(targets + 1);
  for (std::size_t box = 1; box <= boxes; ++box) {
    if (box % kBoxesAtATime == 0) watch.check();
    box_of[0] = box;
    std::size_t at = 0;
    slack.assign(targets + 1, kInfinity);
    used.assign(targets + 1, 0);
    do {
      used[at] = 1;
      const std::size_t holder = box_of[at];
      Count least = kInfinity;
      std::size_t next = 0;
      for (std::size_t t = 1; t <= targets; ++t) {
        if (used[t] != 0) continue;
        const Count reduced = costs[(holder - 1) * targets + t - 1] - worth[holder] - price[t];
        if (reduced < slack[t]) {
          slack[t] = reduced;
          before[t] = at;
        }
        if (slack[t] < least) {
          least = slack[t];
          next = t;
        }
      }
      for (std::size_t t = 0; t <= targets; ++t) {
        if (used[t] != 0) {
          worth[box_of[t]] += least;
          price[t] -= least;
        } else {
          slack[t] -= least;
        }
      }
      at = next;
    } while (box_of[at] != 0);
    for (; at != 0; at = before[at]) box_of[at] = box_of[before[at]];
  }
  Assignment result{std::vector<int>(boxes, -1), std::vector<Count>(price.begin() + 1, price.end()), 0};
  for (std::size_t t = 1; t <= targets; ++t) {
    if (box_of[t] == 0) continue;
    result.target_of[box_of[t] - 1] = static_cast<int>(t - 1);
    result.cost += costs[(box_of[t] - 1) * targets + t - 1];
  }
  return result;
}

}  // namespace gridlock::sokoban
