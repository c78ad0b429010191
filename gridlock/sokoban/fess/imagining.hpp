// A strategy without a plan: pull the solved position apart to see what would be a good one to be in, and push towards
// that, until the two searches meet.
#pragma once

#include <memory>

#include "gridlock/sokoban/fess/imagined_guide.hpp"
#include "gridlock/sokoban/fess/strategy.hpp"
#include "gridlock/sokoban/fess/trek.hpp"
#include "gridlock/sokoban/fess/unpacking.hpp"

namespace gridlock::sokoban {

class Imagining final : public Strategy {
 public:
  Imagining(const Means& means, Aim aim, bool weighted, std::uint64_t seed = 0);

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override { return pulls_.search().solved() ? pulls_.solution() : pushes_->solution(); }
  std::size_t bytes() const override { return pulls_.search().bytes() + (pushes_ ? pushes_->search().bytes() : 0); }

 private:
  static constexpr std::uint64_t kShareOfPulls = 3;  // one part in so many

  using Side = PushSide<ImaginedGuide>;

  void begin();

  Means means_;
  bool weighted_;
  std::uint64_t seed_;
  Trek<Pulling, Unpacking> pulls_;
  std::unique_ptr<Trek<Pushing, Side>> pushes_;
};

}  // namespace gridlock::sokoban
