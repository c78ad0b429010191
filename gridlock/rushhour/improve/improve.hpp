// Shortens a solution without searching the whole space.
#pragma once

#include <cstddef>
#include <vector>

#include "gridlock/core/metric.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/rushhour/board/layout.hpp"

namespace gridlock::rushhour {

struct ImproveOptions {
  // How many states the neighbourhood search, the last and slowest part, may hold at once; 0 leaves it out.
  std::size_t neighbourhood = 1'000'000;
};

// What the slides cost in a metric; in `steps` a slide costs its distance.
Count cost_of(const std::vector<Slide>& slides, Metric metric);

// A solution that costs at most as much as the given one, made of moves of the metric (single cells in `steps`).
// `solution` must be legal and solve the puzzle; slides of any distance will do. Whenever the monitor calls a halt,
// what was reached until then is returned. Deterministic.
std::vector<Slide> improve(const Puzzle& puzzle, std::vector<Slide> solution, Metric metric, Monitor& monitor,
                           const ImproveOptions& options = {});

}  // namespace gridlock::rushhour
