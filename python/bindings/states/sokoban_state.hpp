// States of a Sokoban level. In pushes, a successor is one push with the walk before it, and only the player's region
// counts; in moves, a successor is one step, and the player's exact square counts.
#pragma once

#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/board/walk.hpp"
#include "python/bindings/states/state.hpp"

namespace gridlock::python {

class SokobanStates final : public StateMaker, public std::enable_shared_from_this<SokobanStates> {
 public:
  SokobanStates(sokoban::Puzzle puzzle, Metric metric);

  StatePointer start() const override;
  StatePointer at(const Puzzle& position) const override;
  std::string frame() const override;

  const sokoban::Puzzle puzzle;
  const Metric metric;
  const sokoban::Level level;
};

class SokobanState final : public State {
 public:
  using Square = sokoban::Square;
  using Cells = std::vector<std::pair<int, int>>;

  // `boxes` in any order.
  SokobanState(std::shared_ptr<const SokobanStates> states, std::vector<Square> boxes, Square player);

  Metric metric() const override { return states_->metric; }
  bool is_goal() const override;
  std::vector<Successor> successors() const override;
  Puzzle puzzle() const override;
  const std::string& key() const override { return key_; }
  const StateMaker& maker() const override { return *states_; }

  // (row, column) of each, in the order of reading.
  Cells boxes() const;
  Cells goals() const;
  Cells reachable() const;  // where the player can walk to
  std::pair<int, int> player() const;
  // As files draw it: "#", " ", ".", "$", "*", "@", "+".
  std::string at(int row, int col) const;

 private:
  bool has_box(Square square) const;
  sokoban::Walk walk() const;
  std::pair<int, int> cell(Square square) const;
  StatePointer after(Square box, Square to, Square player) const;
  std::vector<Successor> pushes() const;
  std::vector<Successor> steps() const;

  std::shared_ptr<const SokobanStates> states_;
  std::vector<Square> boxes_;  // sorted
  Square player_;
  std::string key_;
};

}  // namespace gridlock::python
