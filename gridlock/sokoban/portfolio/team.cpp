#include "gridlock/sokoban/portfolio/team.hpp"

#include <memory>
#include <mutex>
#include <utility>

#include "gridlock/core/threads/run_team.hpp"
#include "gridlock/sokoban/portfolio/portfolio.hpp"

namespace gridlock::sokoban {

SearchResult<Push> run_team(Monitor& monitor, unsigned threads, const TeamWork& work) {
  SearchResult<Push> best{Outcome::gave_up, false, {}, {}, {}};
  std::mutex mutex;
  const auto one = [&](unsigned number, Monitor& own) {
    SearchResult<Push> result = work(number, own);
    const Outcome outcome = result.outcome;
    const std::lock_guard lock(mutex);
    if (outcome == Outcome::solved && best.outcome != Outcome::solved) best = std::move(result);
    return outcome;
  };
  const TeamEnd end =
      gridlock::run_team(monitor, threads, one, {[](Outcome outcome) { return outcome == Outcome::solved; }});
  if (best.outcome == Outcome::solved) return best;
  for (const Outcome outcome : end.members)
    if (outcome != Outcome::cancelled && outcome != Outcome::gave_up) best.outcome = outcome;
  if (end.limit) best.outcome = *end.limit;
  return best;
}

SearchResult<Push> solve_by_team(const Layout& layout, Monitor& monitor, unsigned threads) {
  const auto memory = std::make_shared<TeamMemory>(layout.level(), threads);
  return run_team(monitor, threads, [&](unsigned number, Monitor& own) {
    const LevelFacts facts(layout);
    return Portfolio::all(facts, memory, number).solve(own);
  });
}

}  // namespace gridlock::sokoban
