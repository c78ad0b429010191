// Shortens a solution without searching the whole space.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {

struct ImproveOptions {
  // The most states one search may hold at once. The memory limit of the monitor may allow fewer.
  std::size_t states = 8'000'000;
};

// A solution that costs at most as much as the given one in the metric, `pushes`, `moves`, `pushes_moves` or
// `moves_pushes`; walks between pushes are implied and shortest. `solution` must be legal and solve the level.
//
// Any-time: whenever the monitor calls a halt, what was reached until then is returned; without a limit it ends when
// nothing it knows helps any more. The monitor is told of every better solution (found()), and of the lower bound where
// the work happened to cover the whole space, both as costs in the metric. Deterministic, time limits aside.
std::vector<Push> improve(const Level& level, std::vector<Push> solution, Metric metric, Monitor& monitor,
                          const ImproveOptions& options = {});

}  // namespace gridlock::sokoban
