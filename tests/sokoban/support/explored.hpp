// Every state that the rules of a space let through, for tests that look at all of them.
#pragma once

#include <vector>

#include "gridlock/containers/state_table.hpp"
#include "gridlock/sokoban/space/push_space.hpp"

namespace gridlock::testing {

// In breadth-first order from the start.
template <class S>
std::vector<typename S::State> explored(const S& space) {
  StateTable<typename S::State> table;
  table.insert(space.start(), space.hash(space.start()));
  std::vector<typename S::State> states{space.start()};
  for (std::size_t n = 0; n < states.size(); ++n) {
    const auto state = states[n];
    space.for_each_successor(state, [&](auto, const auto& next, Cost) {
      if (table.insert(next, space.hash(next)).second) states.push_back(next);
    });
  }
  return states;
}

// The cells of the boxes of a state, those that nobody can ever touch included.
template <class S>
std::vector<int> box_cells(const S& space, const typename S::State& state) {
  std::vector<int> cells;
  for (const int box : space.layout().puzzle().boxes)
    if (space.layout().level().square_of(box) == space.layout().level().wall()) cells.push_back(box);
  space.for_each_box(state, [&](sokoban::Square box) { cells.push_back(space.layout().level().cell_of(box)); });
  return cells;
}
template <class S>
int player_cell(const S& space, const typename S::State& state) {
  return space.layout().level().cell_of(space.player(state));
}

}  // namespace gridlock::testing
