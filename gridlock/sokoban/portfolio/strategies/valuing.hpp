// A strategy that goes down from the start, again and again, to the move whose learned value promises most. A position
// is worth what the best of its moves is worth, and every so often another move than the best is taken, each in its
// turn, so that no promise holds it for ever. (Festival's strategy by reinforcement learning.)
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "gridlock/containers/blocks.hpp"
#include "gridlock/containers/buffer.hpp"
#include "gridlock/sokoban/portfolio/guides/value_guide.hpp"
#include "gridlock/sokoban/portfolio/plan/plan_maker.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

class Valuing final : public Strategy {
 public:
  Valuing(const StrategyContext& context, std::shared_ptr<PlanMaker> plans)
      : context_(context), plans_(std::move(plans)) {}

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override;
  std::size_t bytes() const override;

 private:
  using Number = std::uint32_t;
  static constexpr Number kNone = 0xffffffffu;

  // A move that can be made in a node.
  struct Branch {
    Child child;
    Number from;          // the node
    Number to = kNone;    // where it leads, once it was made
    Score worth;          // of what it leads to; less is better
    bool closed = false;  // dead, or it leads to a position that is in the tree already
  };
  struct Node {
    Situation situation;
    Number before;      // the branch that leads here; kNone for the start
    Number first, end;  // its own branches
    Number visits = 0, turn = 0;
  };

  void begin();
  // Goes down to a move that was not made yet, and makes it. True if that leads to a position that is expanded.
  void expanded_newest(Monitor& monitor);
  bool descend();
  // The branch to go on with; kNone if all are closed.
  Number choose(Node& node);
  bool make(Number branch);
  void enter(Situation situation, Number before);
  // Compares what a node leads to with what the searches by pulls have come to.
  void look_around(const Node& node, const std::vector<Child>& children);
  // What was found below a node changes what it and those above it are worth.
  void back_up(Number node);

  StrategyContext context_;
  std::shared_ptr<PlanMaker> plans_;
  std::unique_ptr<Plan> plan_;
  std::unique_ptr<PushSide<ValueGuide>> side_;
  Blocks<Node> nodes_;
  std::size_t owned_bytes_ = 0;  // by the situations of the nodes
  Buffer<Branch> branches_;
  std::vector<Child> scratch_;
  HashSet known_;
  Stats stats_;  // that the monitor was not told yet
  bool exhausted_ = false;
  Number last_ = kNone;                    // the branch that ends at a solution or meets the other side
  std::optional<std::vector<Push>> rest_;  // of the solution, once there is one
};

}  // namespace gridlock::sokoban
