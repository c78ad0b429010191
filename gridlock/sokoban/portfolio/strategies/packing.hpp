// The main strategy: follow a packing plan by pushes.
#pragma once

#include <memory>
#include <optional>

#include "gridlock/sokoban/portfolio/guides/packing_guide.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "gridlock/sokoban/portfolio/strategies/meeting_search.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

class Packing final : public Strategy {
 public:
  // With `parking`, boxes that wait are part of the plan. A strategy that `notes` what it comes to may be met by
  // searches by pulls.
  Packing(const StrategyContext& context, std::shared_ptr<PlanMaker> plans, Style style, bool parking, bool notes)
      : context_(context), plans_(std::move(plans)), style_(style), parking_(parking), notes_(notes) {}

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override { return meeting_->solution(); }
  std::size_t bytes() const override {
    return (meeting_ ? meeting_->search().bytes() + plan_->bytes() : 0) +
           (plans_.use_count() == 1 ? plans_->bytes() : 0);
  }

 private:
  using Side = PushSide<PackingGuide>;

  void begin();

  StrategyContext context_;
  std::shared_ptr<PlanMaker> plans_;
  Style style_;
  bool parking_, notes_;
  std::unique_ptr<Plan> plan_;
  std::unique_ptr<MeetingSearch<Pushing, Side>> meeting_;
};

}  // namespace gridlock::sokoban
