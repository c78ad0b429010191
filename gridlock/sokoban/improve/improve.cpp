#include "gridlock/sokoban/improve/improve.hpp"

#include <utility>

#include "gridlock/sokoban/improve/improver.hpp"

namespace gridlock::sokoban {

std::vector<Push> improve(const Level& level, std::vector<Push> solution, Metric metric, Monitor& monitor,
                          const ImproveOptions& options) {
  auto trail = Trail::along(level, solution);
  if (!trail) return solution;
  outcome_of([&] {
    const Terrain terrain(level);
    const auto improve_in = [&](Metric counted, Monitor& own) {
      Improver improver(terrain, *trail, counted, options);
      improver.run(own);
      trail = improver.trail();
    };
    if (metric == Metric::pushes_moves) {  // pushes alone go much faster, and they count first
      Count pushes = 0;
      {
        Monitor own = monitor.child({.parts = 2, .same_puzzle = false});
        improve_in(Metric::pushes, own);
        pushes = own.stats.lower_bound.count();
      }
      monitor.raise_lower_bound(price({pushes, pushes}, metric));
    }
    monitor.hold(terrain.bytes());
    improve_in(metric, monitor);
  });
  monitor.hold(0);
  return trail->pushes();
}

}  // namespace gridlock::sokoban
