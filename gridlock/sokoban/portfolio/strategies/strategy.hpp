// One way to solve a level, that can be run for a while, and a while longer.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/square.hpp"
#include "gridlock/sokoban/deadlocks/dead_positions.hpp"
#include "gridlock/sokoban/portfolio/features/level_facts.hpp"
#include "gridlock/sokoban/portfolio/meeting/perimeter.hpp"

namespace gridlock::sokoban {

// What the strategies of one thread share.
struct StrategyContext {
  const LevelFacts& facts;
  DeadPositions& deadlocks;
  Perimeter& perimeter;
  unsigned owners = 1;  // of the perimeter

  std::size_t bytes() const { return facts.bytes() + deadlocks.bytes() + perimeter.bytes() / owners; }
};

class Strategy {
 public:
  virtual ~Strategy() = default;

  // hopeless: it has tried everything. That is no proof, because positions are told apart by their hash alone.
  enum class State { searching, solved, hopeless };

  // Does about so much work, counted in positions made. Ends early if the monitor says so, which is told what the
  // strategy and its means hold.
  virtual State run(std::uint64_t work, Monitor& monitor) = 0;
  // The pushes of the solution; after `solved`.
  virtual std::vector<Push> solution() = 0;
  virtual std::size_t bytes() const = 0;
};

}  // namespace gridlock::sokoban
