// What a push costs in each metric, with the walk before it.
#pragma once

#include "gridlock/core/space.hpp"

namespace gridlock::sokoban {

// In the metrics with two counts, the first weighs so much that the second can never outweigh it.
inline constexpr Cost kScale = 1 << 16;

struct PushCost {
  Cost push = 1;  // of a push, walking aside
  Cost walk = 0;  // of a step that pushes nothing

  static constexpr PushCost in(Metric metric) {
    switch (metric) {
      case Metric::pushes_moves:
        return {kScale + 1, 1};
      case Metric::moves_pushes:
        return {kScale + 1, kScale};
      case Metric::moves:
        return {1, 1};
      default:
        return {1, 0};
    }
  }
};

// The first of the two counts in such a cost, or the only one.
constexpr Cost first_count(Metric metric, Cost cost) {
  return metric == Metric::pushes_moves || metric == Metric::moves_pushes ? cost / kScale : cost;
}

}  // namespace gridlock::sokoban
