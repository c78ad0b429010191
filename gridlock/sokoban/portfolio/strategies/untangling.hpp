// A strategy for levels whose boxes lock each other in one long chain that opens link by link (what Festival calls a
// netlock or a snail). One move is a whole run: a push, and then push after push for as long as each sets a box free
// that was locked, and beside which the player now stands. What takes fifty pushes that nothing rewards is a handful of
// such runs.
#pragma once

#include <optional>
#include <vector>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/hash_set.hpp"
#include "gridlock/sokoban/portfolio/moves/possible_moves.hpp"
#include "gridlock/sokoban/portfolio/strategies/strategy.hpp"

namespace gridlock::sokoban {

class Untangling final : public Strategy {
 public:
  explicit Untangling(const StrategyContext& context);

  // Whether the boxes of the level are such a chain, at the start or when it is solved.
  static bool suits(const LevelFacts& facts);

  State run(std::uint64_t work, Monitor& monitor) override;
  std::vector<Push> solution() override;
  std::size_t bytes() const override;

 private:
  using Number = std::uint32_t;
  static constexpr std::size_t kPriceOfRun = 3;  // in boxes that are away from goals

  // A position and the run that leads to it from its parent; the first is the start.
  struct Node {
    std::uint64_t hash;
    Number parent;
    std::uint32_t first, end;  // in pushes_
    Square region;
    std::uint16_t runs;
  };

  bool expand(Number number);  // not if it is dead
  // Makes the push on the board, and the run that follows from it.
  void follow(Number parent, Situation at, Push push);
  // The push that the player can go on with where he stands, of a box that could not be pushed at all before. If there
  // are several, the one that brings its box home; none if that does not decide either.
  std::optional<Push> next_link(Board& board, Square player);
  void add(Number parent, const std::vector<Push>& run, const Situation& at, std::uint64_t hash);
  std::vector<Push> pushes_to(Number number) const;
  Situation situation(Number number) const;

  StrategyContext context_;
  const LevelFacts& facts_;
  DeadPositions& deadlocks_;
  const PerimeterSide& others_;
  PerimeterSide& own_;
  PossibleMoves<Pushing> possible_;
  Reach reach_;
  Buffer<Node> nodes_;
  Buffer<Push> pushes_;
  HashSet known_;
  Stats stats_;  // that the monitor was not told yet
  BucketQueue<Number> open_;
  std::uint64_t made_ = 0;
  Number arrived_ = 0;
  std::optional<std::vector<Push>> rest_;  // of the solution, once there is one
};

}  // namespace gridlock::sokoban
