// The knobs of the searches. Each search reads the few that concern it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "gridlock/core/space.hpp"

namespace gridlock {

// Names of options as the command line spells them, without the dashes. Every search lists those it reads as `kReads`,
// and every kind of puzzle those that its state spaces read, so that an option which would do nothing can be refused.
template <std::size_t count>
using OptionNames = std::array<std::string_view, count>;

// sokobot: what a state's score is made of; the least score is processed first. A negative weight turns its meaning
// round: with a negative `move`, the search goes deep first.
struct ScoreWeights {
  double move = 1;      // charged for each step so far
  double turn = 1;      // charged for each change of direction so far
  double push = 1;      // taken off for each push so far
  double goals = 10;    // taken off for each box on a goal
  double centroid = 4;  // charged for each square between the centroids of boxes and goals
};

struct SearchOptions {
  double weight = 2.0;              // wastar: f = g + weight * h
  std::uint32_t beam_width = 1000;  // beam: states kept in each layer
  Count slack = 1;                  // bfs-pruned: how much worse than the best of its layer a state may be
  std::uint32_t max_moves = 0;      // dfs, dfbnb, random: deepest line tried; 0 is the search's own default
  std::uint64_t runs = 0;           // random, random-improve: tries; 0 is the search's own default
  std::uint64_t seed = 1;
  bool dynamic_bound = true;  // dfbnb: tighten the bound below every solution found
  bool until_optimal = true;  // go on after the first solution, where the search can
  unsigned threads = 1;
  std::uint8_t deadlocks = 0xff;  // Sokoban: which rules prune, a bit each (sokoban/space/deadlock_rules.hpp)
  ScoreWeights weights;
  std::vector<bool> frozen;  // Rush Hour: vehicles that are held in place, by their index; empty: none
};

}  // namespace gridlock
