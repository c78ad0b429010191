// A strategy without a plan: see from one end of the solution what would be a good position to be in, and go for that
// from the other end, until the two searches meet.
#pragma once

#include <memory>
#include <type_traits>

#include "gridlock/sokoban/portfolio/features/pull_side.hpp"
#include "gridlock/sokoban/portfolio/guides/imagined_guide.hpp"
#include "gridlock/sokoban/portfolio/guides/open_guide.hpp"
#include "gridlock/sokoban/portfolio/strategies/meeting_search.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

// First is the way of the search that looks for the good position: Pulling apart what is solved, or Pushing what is
// crowded at the start.
template <class First>
class Imagining final : public Strategy {
 public:
  Imagining(const StrategyContext& context, Aim aim, bool weighted, std::uint64_t seed = 0);

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override { return first_.search().solved() ? first_.solution() : second_->solution(); }
  std::size_t bytes() const override { return first_.search().bytes() + (second_ ? second_->search().bytes() : 0); }

 private:
  static constexpr std::uint64_t kShareOfFirst = 3;  // one part in so many

  using Second = std::conditional_t<First::kPulls, Pushing, Pulling>;
  template <class Mode, class Guide>
  using Side = std::conditional_t<Mode::kPulls, PullSide<Guide>, PushSide<Guide>>;
  using FirstSide = Side<First, OpenGuide<First>>;
  using SecondSide = Side<Second, ImaginedGuide<Second>>;

  std::unique_ptr<FirstSide> first_side(Aim aim) const;
  std::unique_ptr<SecondSide> second_side(const Situation& imagined) const;
  void begin();
  bool exhausted() const;

  StrategyContext context_;
  bool weighted_;
  std::uint64_t seed_;
  MeetingSearch<First, FirstSide> first_;
  std::unique_ptr<MeetingSearch<Second, SecondSide>> second_;
};

}  // namespace gridlock::sokoban
