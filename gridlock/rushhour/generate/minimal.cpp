#include "gridlock/rushhour/generate/minimal.hpp"

#include "gridlock/rushhour/generate/trial.hpp"
#include "gridlock/rushhour/space/with_space.hpp"

namespace gridlock::rushhour {

// Taking something away never makes a board harder. So what was needed before something else went is needed still,
// and one round is enough.
Shrunk shrink(Puzzle& board, Count cost, Metric metric, std::uint64_t budget, Monitor& monitor) {
  Shrunk result;
  const auto can_go = [&](const Puzzle& without) {
    const auto outcome = try_to_solve(without, metric, cost - 1, budget, monitor).outcome;
    if (outcome != Outcome::solved && outcome != Outcome::unsolvable) result.minimal = false;
    return outcome == Outcome::unsolvable;
  };
  for (std::size_t i = board.walls.size(); i-- > 0;) {
    Puzzle without = board;
    without.walls.erase(without.walls.begin() + static_cast<std::ptrdiff_t>(i));
    if (!can_go(without)) continue;
    board = std::move(without);
    result.changed = true;
  }
  for (std::size_t i = board.vehicles.size(); i-- > 0;) {
    if (i == board.primary) continue;
    Puzzle without = board;
    without.vehicles.erase(without.vehicles.begin() + static_cast<std::ptrdiff_t>(i));
    if (i < without.primary) --without.primary;
    if (!can_go(without)) continue;
    board = std::move(without);
    result.changed = true;
  }
  return result;
}

}  // namespace gridlock::rushhour
