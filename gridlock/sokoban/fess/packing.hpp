// The main strategy: find a packing plan by pulls, then follow it by pushes.
#pragma once

#include <memory>
#include <optional>

#include "gridlock/sokoban/fess/backward.hpp"
#include "gridlock/sokoban/fess/forward.hpp"
#include "gridlock/sokoban/fess/strategy.hpp"

namespace gridlock::sokoban {

class Packing final : public Strategy {
 public:
  explicit Packing(const Atlas& atlas);

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override;
  std::size_t bytes() const override { return backward_.bytes() + (forward_ ? forward_->bytes() : 0); }

 private:
  // The plan is good enough if so many more positions have not bettered it.
  static constexpr std::size_t kPatience = 300;

  bool plan_is_ready();
  void begin_forward();

  const Atlas& atlas_;
  Backward pulls_;
  FeatureSearch<Backward> backward_;
  std::size_t last_progress_ = 0;
  std::uint32_t best_ = 0;
  std::unique_ptr<Plan> plan_;
  std::unique_ptr<Forward> pushes_;
  std::unique_ptr<FeatureSearch<Forward>> forward_;
};

}  // namespace gridlock::sokoban
