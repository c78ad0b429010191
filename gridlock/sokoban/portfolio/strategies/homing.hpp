// A strategy of single pushes: always on from the position whose boxes are nearest to goals, each to one of its own,
// whatever it took to get there. It has no plan and gives no advice, but looks at hundreds of thousands of positions a
// second. That solves small levels so crowded that no plan holds.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "gridlock/containers/node_table.hpp"
#include "gridlock/containers/tie_queue.hpp"
#include "gridlock/sokoban/heuristics/heuristic.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"
#include "gridlock/sokoban/space/push_space.hpp"

namespace gridlock::sokoban {

class Homing final : public Strategy {
 public:
  // The level must suit it.
  explicit Homing(const StrategyContext& context);

  // Whether the level is small enough.
  static bool suits(const LevelFacts& facts) { return facts.layout().box_squares() <= kMostSquares; }

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override;
  std::size_t bytes() const override;

 private:
  using Space = PushSpace<2>;
  using Packed = Space::State;
  using Number = NodeTable<Space>::Number;

  static constexpr std::size_t kMostSquares = 48;  // where a box may stand
  static_assert(kMostSquares <= Packed::kMaxBoxSquares);
  // So many of its positions count as one of another strategy: they take a quarter of the time, and on the levels that
  // suit it, it is worth four of the others.
  static constexpr std::uint64_t kLightness = 16;

  // A position that was just made, as the perimeter is told of it.
  struct Step {
    std::uint64_t hash;
    Macro macro;
    Number node;
  };

  Situation situation(const Packed& packed) const;
  void offer(Number node, Cost distance);
  void expand(Number number);
  // Compares the positions just made with what the searches by pulls have come to.
  void look_around();

  StrategyContext context_;
  std::unique_ptr<Layout> own_layout_;  // where that of the level counts something else than pushes
  Space space_;
  Estimate<Space> distance_;
  NodeTable<Space> nodes_;
  TieQueue<Number> open_;
  std::vector<Step> steps_;
  std::uint64_t made_ = 0;
  Stats stats_;  // that the monitor was not told yet
  std::optional<Number> found_;
  std::vector<Push> rest_;  // of the solution, where it meets a search by pulls
};

}  // namespace gridlock::sokoban
