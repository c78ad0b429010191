// A heuristic supplied by the caller: a function of the level as it stands. Nothing is known about its properties.
#pragma once

#include <functional>
#include <utility>

#include "gridlock/sokoban/heuristics/heuristic.hpp"
#include "gridlock/sokoban/space/puzzle_at.hpp"

namespace gridlock::sokoban {

class Own final : public AnyHeuristic {
 public:
  using Value = std::function<Count(const Puzzle&)>;

  Own(const Layout& layout, Value value) : layout_(layout), value_(std::move(value)) {}
  Count value(const Position& position) override {
    return value_(puzzle_at(layout_, position.player, [&](auto&& visit) {
      for (const Square box : position) visit(box);
    }));
  }
  void expand(const Position&) override {}
  std::size_t bytes() const override { return 0; }
  std::unique_ptr<AnyHeuristic> another(const Layout& layout) const override {
    return std::make_unique<Own>(layout, value_);
  }

 private:
  const Layout& layout_;
  Value value_;
};

template <class Space>
Estimate<Space> own_estimate(const Space& space, Own::Value value) {
  const Layout& layout = space.layout();
  return Estimate<Space>(space, Claims{}, PushCost::in(layout.metric()).push,
                         std::make_unique<Own>(layout, std::move(value)));
}

}  // namespace gridlock::sokoban
