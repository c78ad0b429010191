// A strategy of very many light steps: pulls from the solved position, always on from the one whose boxes are nearest
// to where they stand at the start. There are no features and no advice; a position takes a few words, and the tests
// for those that lead nowhere wait until it is its turn. That solves small and crowded levels.
#pragma once

#include <optional>
#include <vector>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/hash_set.hpp"
#include "gridlock/sokoban/deadlocks/held.hpp"
#include "gridlock/sokoban/portfolio/guides/target_distance.hpp"
#include "gridlock/sokoban/portfolio/moves/macro.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

class Dragonfly final : public Strategy {
 public:
  // With a seed other than 0, chance decides between positions that are about as near.
  explicit Dragonfly(const StrategyContext& context, std::uint64_t seed = 0);

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override;
  std::size_t bytes() const override;

 private:
  // So many of its positions are the work of one of another strategy.
  static constexpr std::uint64_t kLightness = 3;

  using Number = std::uint32_t;

  // How a position was come to; those before roots_.size() are the solved ones.
  struct Node {
    std::uint64_t hash;
    Number parent;
    Macro macro;
  };

  void add(const Node& node, Count distance);
  bool expand(Number number);  // not if it is dead
  // Whether a box can never be pulled again that stands where none does at the start. The board comes back as it was.
  bool dead(Board& board, const Situation& at);
  // Compares the positions from that one on with what the searches by pushes have come to.
  void look_around(Number first);
  std::vector<Macro> path_to(Number number, Situation& root) const;
  Situation situation(Number number) const;

  StrategyContext context_;
  const LevelFacts& facts_;
  const PerimeterSide& others_;
  PerimeterSide& own_;
  std::uint64_t seed_;
  MacroMoves moves_;
  Reach reach_;
  Held<Pulling> held_;
  TargetDistance to_start_;
  std::vector<std::uint8_t> is_base_;  // by square: a box stands there at the start
  std::vector<Situation> roots_;
  Buffer<Node> nodes_;
  HashSet known_;
  Stats stats_;  // that the monitor was not told yet
  BucketQueue<Number> open_;
  Number arrived_ = 0;
  std::optional<std::vector<Push>> before_;  // the solution: the pushes to where the pulls have come, once they have
};

}  // namespace gridlock::sokoban
