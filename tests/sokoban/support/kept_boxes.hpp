// What is true of every position of a small level: whether it has a solution, and which boxes no solution moves.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "gridlock/sokoban/space/push_space.hpp"
#include "tests/sokoban/support/explored.hpp"
#include "tests/sokoban/support/slow_level.hpp"

namespace gridlock::testing {

class KeptBoxes {
 public:
  using Space = sokoban::PushSpace<2>;
  struct Position {
    std::vector<sokoban::Square> boxes;  // sorted
    sokoban::Square player = 0;
    bool solvable = false;
    std::uint64_t kept = 0;  // of a solvable one: the squares whose box stays to the end, whatever the solution
  };

  // The level must have at most 64 squares.
  explicit KeptBoxes(const sokoban::Puzzle& puzzle) : layout_(puzzle, Metric::pushes, 0) {
    const Space space(layout_);
    const SlowLevel truth(puzzle);
    const auto states = explored(space);
    std::map<std::uint64_t, std::size_t> number_of;
    for (const auto& state : states) {
      number_of[space.hash(state)] = positions_.size();
      Position& position = positions_.emplace_back();
      space.for_each_box(state, [&](sokoban::Square box) { position.boxes.push_back(box); });
      std::sort(position.boxes.begin(), position.boxes.end());
      position.player = space.player(state);
      position.solvable = truth.to_goal(box_cells(space, state), player_cell(space, state)) != SlowLevel::kNever;
      for (const auto box : position.boxes) position.kept |= std::uint64_t{1} << box;
    }
    // A box that a position keeps is there, and kept, in all that follow it and have a solution.
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = states.size(); i-- > 0;) {
        std::uint64_t kept = positions_[i].kept;
        space.for_each_successor(states[i], [&](auto, const auto& next, Cost) {
          const Position& after = positions_[number_of.at(space.hash(next))];
          if (after.solvable) kept &= after.kept;
        });
        changed = changed || kept != positions_[i].kept;
        positions_[i].kept = kept;
      }
    }
  }

  const sokoban::Layout& layout() const { return layout_; }
  const std::vector<Position>& positions() const { return positions_; }

 private:
  sokoban::Layout layout_;
  std::vector<Position> positions_;
};

}  // namespace gridlock::testing
