// The main strategy: follow a packing plan by pushes.
#pragma once

#include <memory>

#include "gridlock/sokoban/fess/forward.hpp"
#include "gridlock/sokoban/fess/plan_maker.hpp"
#include "gridlock/sokoban/fess/strategy.hpp"

namespace gridlock::sokoban {

class Packing final : public Strategy {
 public:
  // The maker of plans and the deadlocks may be shared with other strategies of the same thread.
  struct Means {
    const Atlas& atlas;
    std::shared_ptr<PlanMaker> plans;
    DeadPositions& deadlocks;
  };
  Packing(const Means& means, Style style, bool parking) : means_(means), style_(style), parking_(parking) {}

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override;
  std::size_t bytes() const override { return search_ ? search_->bytes() : 0; }

 private:
  void begin();

  Means means_;
  Style style_;
  bool parking_;  // boxes that wait are part of the plan
  std::unique_ptr<Plan> plan_;
  std::unique_ptr<Forward> pushes_;
  std::unique_ptr<FeatureSearch<Forward>> search_;
};

}  // namespace gridlock::sokoban
