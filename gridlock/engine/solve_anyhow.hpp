// Finds some solution of a Sokoban level, for callers that can use any.
#pragma once

#include "gridlock/engine/spaces/all_spaces.hpp"

namespace gridlock {

inline SearchResult<sokoban::Push> solve_anyhow(const sokoban::Puzzle& puzzle, Monitor& monitor) {
  using K = sokoban::Kind;
  SearchOptions options;
  options.until_optimal = false;
  return K::with_space(
      puzzle, Metric::pushes, {},
      [&]<class S>(const S& space) {
        return SolveIn<K, S>::run(space, "auto", K::kDefaultHeuristic, options, monitor);
      },
      monitor.watch());
}

}  // namespace gridlock
