// States of a Rush Hour board: where every vehicle stands on its line.
#pragma once

#include <optional>

#include "gridlock/rushhour/board/board.hpp"
#include "python/bindings/states/state.hpp"

namespace gridlock::python {

class RushHourStates final : public StateMaker, public std::enable_shared_from_this<RushHourStates> {
 public:
  RushHourStates(rushhour::Puzzle puzzle, Metric metric);

  StatePointer start() const override;
  StatePointer at(const Puzzle& position) const override;
  std::string frame() const override;

  const rushhour::Puzzle puzzle;
  const Metric metric;
  const rushhour::Board start_board;  // looks at the puzzle above
};

class RushHourState final : public State {
 public:
  // `offsets`: one for each vehicle.
  RushHourState(std::shared_ptr<const RushHourStates> states, std::string offsets)
      : states_(std::move(states)), offsets_(std::move(offsets)) {}

  Metric metric() const override { return states_->metric; }
  bool is_goal() const override;
  std::vector<Successor> successors() const override;
  Puzzle puzzle() const override;
  const std::string& key() const override { return offsets_; }
  const StateMaker& maker() const override { return *states_; }

  // The names of the vehicles that stand between the primary and the exit, the nearest first. A vehicle of the
  // primary's own line, which can never leave it, is not among them.
  std::vector<std::string> blockers() const;
  // The name of the vehicle that has to get out.
  std::string primary() const { return states_->puzzle.primary_vehicle().name; }
  // How many cells the vehicle can go back (left or up), and ahead (right or down). Throws Error for an unknown name.
  std::pair<int, int> room(const std::string& name) const;
  // Cells between the primary and the exit.
  int distance_to_exit() const;
  // The vehicle as it stands now.
  rushhour::Vehicle vehicle(const std::string& name) const;
  std::vector<rushhour::Vehicle> vehicles() const;
  // The name of the vehicle there, "." for a free cell, "#" for a wall and everything outside.
  std::string at(int row, int col) const;

 private:
  rushhour::Board board() const;
  int index_of(const std::string& name) const;

  std::shared_ptr<const RushHourStates> states_;
  std::string offsets_;
};

}  // namespace gridlock::python
