// Where the walls of a census board stand: every way to put up to a given number of them on the cells, in a fixed
// order.
#pragma once

#include <vector>

#include "gridlock/rushhour/census/lines.hpp"

namespace gridlock::rushhour::census {

struct Placement {
  PerLine row_walls{};     // as sets of cells
  PerLine column_walls{};  // the same walls
};

inline std::vector<Placement> placements(int side, int walls) {
  std::vector<Placement> all;
  const auto add = [&](auto&& self, const Placement& placement, int from, int left) -> void {
    all.push_back(placement);
    if (left == 0) return;
    for (int cell = from; cell < side * side; ++cell) {
      Placement more = placement;
      const auto row = static_cast<std::size_t>(cell / side), column = static_cast<std::size_t>(cell % side);
      more.row_walls[row] = static_cast<Cells>(more.row_walls[row] | 1U << column);
      more.column_walls[column] = static_cast<Cells>(more.column_walls[column] | 1U << row);
      self(self, more, cell + 1, left - 1);
    }
  };
  add(add, {}, 0, walls);
  return all;
}

}  // namespace gridlock::rushhour::census
