#include "gridlock/sokoban/explain/packing.hpp"

#include <algorithm>

namespace gridlock::sokoban {

std::vector<Homecoming> homecomings(const Level& level, const std::vector<Push>& solution) {
  struct Box {
    Square from, now;
    std::size_t last;  // 1 + the number of its last push; 0: none
  };
  std::vector<Box> boxes;
  for (const Square box : level.boxes()) boxes.push_back({box, box, 0});
  for (std::size_t i = 0; i < solution.size(); ++i)
    for (Box& box : boxes) {
      if (box.now != solution[i].box) continue;
      box.now = level.next(box.now, solution[i].direction);
      box.last = i + 1;
      break;
    }
  std::sort(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) { return a.last < b.last; });
  std::vector<Homecoming> order;
  for (const Box& box : boxes)
    if (box.last > 0) order.push_back({level.cell_of(box.from), level.cell_of(box.now)});
  return order;
}

std::vector<std::pair<int, int>> forced_orders(const Level& level) {
  std::vector<std::pair<int, int>> orders;
  for (const Square goal : level.goals())
    for (const Square other : level.goals()) {
      if (goal == other) continue;
      bool possible = false, needs_other = false;
      for (const Direction d : kDirections) {  // that the box comes in
        const Square from = level.next(goal, opposite(d));
        const Square player = level.next(from, opposite(d));
        if (from == level.wall() || player == level.wall()) continue;
        (from == other || player == other ? needs_other : possible) = true;
      }
      if (needs_other && !possible) orders.emplace_back(level.cell_of(goal), level.cell_of(other));
    }
  return orders;
}

}  // namespace gridlock::sokoban
