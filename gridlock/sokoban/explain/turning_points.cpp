#include "gridlock/sokoban/explain/turning_points.hpp"

#include <algorithm>

#include "gridlock/sokoban/board/level.hpp"

namespace gridlock::sokoban {
namespace {

// Whether there is proof that the box on this goal cannot stay there.
bool must_leave(Puzzle here, int box, std::uint64_t budget, Monitor& monitor, const Solver& solve) {
  here.ground[static_cast<std::size_t>(box)] = '#';
  here.boxes.erase(std::find(here.boxes.begin(), here.boxes.end(), box));
  if (here.solved()) return false;
  Monitor own = monitor.child(Share::of_many(budget));
  return solve(here, own).outcome == Outcome::unsolvable;
}

}  // namespace

std::vector<Claim> turning_points(const Puzzle& puzzle, const std::vector<Push>& solution, std::uint64_t budget,
                                  Monitor& monitor, const Solver& solve) {
  const Level level(puzzle, monitor.watch());
  std::vector<Claim> claims;
  Puzzle here = puzzle;
  for (std::size_t i = 0; i < solution.size(); ++i) {
    const int from = level.cell_of(solution[i].box);
    const Square next = level.next(solution[i].box, solution[i].direction);
    // A row of goals: going on to the next one is no loss.
    if (puzzle.goal(from) && !level.is_goal(next) && must_leave(here, from, budget, monitor, solve))
      claims.push_back({.kind = Claim::Kind::turn,
                        .sentence = static_cast<int>(claims.size()),
                        .push = static_cast<int>(i) + 1,
                        .boxes = {from}});
    *std::find(here.boxes.begin(), here.boxes.end(), from) = level.cell_of(next);
    std::sort(here.boxes.begin(), here.boxes.end());
    here.player = from;
  }
  const auto routine = static_cast<int>(solution.size() - claims.size());
  if (routine > 0)
    claims.push_back({.kind = Claim::Kind::routine, .sentence = static_cast<int>(claims.size()), .push = routine});
  return claims;
}

}  // namespace gridlock::sokoban
