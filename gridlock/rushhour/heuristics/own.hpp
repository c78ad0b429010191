// A heuristic that comes from outside: a function of the board as a puzzle of its own. Of what it claims nothing is
// known.
#pragma once

#include <functional>
#include <utility>

#include "gridlock/rushhour/heuristics/heuristic.hpp"

namespace gridlock::rushhour {

class Own final : public AnyHeuristic {
 public:
  using Value = std::function<Count(const Puzzle&)>;

  explicit Own(Value value) : value_(std::move(value)) {}
  Count value(const Board& board) override { return value_(board.as_puzzle()); }
  std::unique_ptr<AnyHeuristic> another(const Puzzle&, Metric) const override { return std::make_unique<Own>(value_); }

 private:
  Value value_;
};

template <class Space>
Estimate<Space> own_estimate(const Space& space, Own::Value value) {
  return Estimate<Space>(space, Claims{}, std::make_unique<Own>(std::move(value)));
}

}  // namespace gridlock::rushhour
