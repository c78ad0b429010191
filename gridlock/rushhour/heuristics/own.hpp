// A heuristic supplied by the caller: a function of the board, given as a puzzle. Nothing is known about its
// properties.
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
