// The knobs of the searches. Each search reads the few that concern it.
#pragma once

#include <cstdint>

#include "gridlock/core/space.hpp"

namespace gridlock {

struct SearchOptions {
  double weight = 2.0;              // wastar: f = g + weight * h
  std::uint32_t beam_width = 1000;  // beam: states kept in each layer
  Cost slack = 1;                   // bfs-pruned: how much worse than the best of its layer a state may be
  std::uint32_t max_moves = 0;      // dfs, dfbnb, random: deepest line tried; 0 is the search's own default
  std::uint64_t runs = 0;           // random, random-improve: tries; 0 is the search's own default
  std::uint64_t seed = 1;
  bool dynamic_bound = true;  // dfbnb: tighten the bound below every solution found
  bool until_optimal = true;  // go on after the first solution, where the search can
  unsigned threads = 1;
};

}  // namespace gridlock
