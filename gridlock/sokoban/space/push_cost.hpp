// What pushes and moves cost in each metric.
#pragma once

#include "gridlock/core/cost.hpp"
#include "gridlock/core/metric.hpp"

namespace gridlock::sokoban {

// Pushes and the player's steps (pushes are steps, too).
struct Counts {
  Count pushes = 0;
  Count moves = 0;
  friend bool operator==(const Counts&, const Counts&) = default;
};

constexpr Cost price(Counts counts, Metric metric) {
  switch (metric) {
    case Metric::pushes_moves:
      return {counts.pushes, counts.moves};
    case Metric::moves_pushes:
      return {counts.moves, counts.pushes};
    case Metric::moves:
      return Cost(counts.moves);
    default:
      return Cost(counts.pushes);
  }
}

// What users see of a cost: the count that comes first, or the only one.
constexpr Count first_count(Metric metric, Cost cost) { return has_two_counts(metric) ? cost.first() : cost.count(); }

struct PushCost {
  Cost push;  // of a push, walking aside
  Cost walk;  // of a step that pushes nothing

  static constexpr PushCost in(Metric metric) { return {price({1, 1}, metric), price({0, 1}, metric)}; }
};

}  // namespace gridlock::sokoban
