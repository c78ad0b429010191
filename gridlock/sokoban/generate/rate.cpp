#include "gridlock/sokoban/generate/rate.hpp"

#include "gridlock/sokoban/assignment/assignment.hpp"
#include "gridlock/sokoban/generate/shortest_lines.hpp"
#include "gridlock/sokoban/improve/trail.hpp"
#include "gridlock/sokoban/space/push_space.hpp"

namespace gridlock::sokoban {
namespace {

// Bits of luck that a push takes on most levels: the guess where the space is too large to tell.
constexpr double kUsualLuck = 2.0;

// The pushes that the boxes need at least, each on its own.
Count least_pushes(const Terrain& terrain, const Trail& trail, std::size_t position) {
  constexpr Count kNever = Count{1} << 40;  // more than any sum of distances
  const std::size_t goals = terrain.level().goals().size();
  std::vector<Count> costs;
  for (std::size_t b = 0; b < trail.box_count(); ++b) {
    const std::size_t stand = terrain.one_box().stand(trail.boxes(position)[b], trail.player(position));
    for (std::size_t goal = 0; goal < goals; ++goal) {
      const Distance distance = terrain.to_goal(goal, stand);
      costs.push_back(distance == kFar ? kNever : distance);
    }
  }
  return cheapest_assignment(costs, trail.box_count(), goals, terrain.level().watch()).cost;
}

void rate_from_solution(const Terrain& terrain, const std::vector<Push>& solution, Rating& rating) {
  const auto trail = Trail::along(terrain.level(), solution);
  if (!trail) return;
  rating.outcome = Outcome::solved;
  rating.pushes = trail->counts().pushes;
  rating.moves = trail->counts().moves;
  Square last = terrain.level().wall();
  for (const Push push : solution) {
    if (last != terrain.level().wall() && push.box != last) ++rating.box_changes;
    last = terrain.level().next(push.box, push.direction);
  }
  Count before = least_pushes(terrain, *trail, 0);
  rating.detour = rating.pushes - before;
  for (std::size_t i = 1; i <= trail->size(); ++i) {
    terrain.level().watch().check();
    const Count after = least_pushes(terrain, *trail, i);
    if (after > before) ++rating.counterintuitive;
    before = after;
  }
}

// False if the space is too large.
template <class Space>
bool rate_from_space(const Space& space, std::uint64_t budget, Monitor& monitor, Rating& rating) {
  Monitor own = monitor.child(Share::of_many(budget));
  const Reachable<Space> reachable(space, own);
  if (reachable.stopped()) return false;
  if (reachable.to_goal(0) == kUnreachable) return true;
  const ShortestLines<Space> lines(space, reachable);
  rating.optimal = true;
  rate_from_solution(space.layout().terrain(), lines.smoothest(), rating);
  std::uint64_t lost = 0;
  for (typename Reachable<Space>::Number n = 0; n < reachable.size(); ++n)
    if (reachable.to_goal(n) == kUnreachable) ++lost;
  const auto states = static_cast<double>(reachable.size());
  rating.space = {reachable.size(), static_cast<double>(lost) / states, lines.solutions(), lines.luck(), lines.traps()};
  return true;
}

// Where boxes have more squares than four words hold, hardly any space is small enough; where they have fewer, four
// words do as well as two.
bool rate_from_space(const Layout& layout, std::uint64_t budget, Monitor& monitor, Rating& rating) {
  if (layout.box_squares() > PackedState<4>::kMaxBoxSquares) return false;
  return rate_from_space(PushSpace<4>(layout), budget, monitor, rating);
}

}  // namespace

double score_of(const Rating& rating) {
  const double luck = rating.space ? rating.space->luck : kUsualLuck * rating.pushes;
  return 2.0 * rating.box_changes + 0.25 * rating.pushes + 2.0 * rating.counterintuitive + 0.1 * luck;
}

int level_of(double score) {
  int level = 1;
  for (const double step : {20.0, 40.0, 70.0, 130.0}) level += score >= step ? 1 : 0;
  return level;
}

Rating rate(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor, const Solver& solve) {
  Rating rating;
  rating.boxes = static_cast<int>(puzzle.boxes.size());
  // Of the rules that spare searches work, only the one that keeps boxes off dead squares: the other mistakes that a
  // player can make belong to the picture.
  const Layout layout(puzzle, Metric::pushes, kWallRule, monitor.watch());
  if (layout.level().hopeless()) return rating;
  if (!rate_from_space(layout, budget, monitor, rating)) {
    const SearchResult<Push> solution = solve(puzzle, monitor);
    rating.outcome = solution.outcome;
    rating.optimal = solution.optimal;
    if (solution.outcome == Outcome::solved) rate_from_solution(layout.terrain(), solution.moves, rating);
  }
  if (rating.outcome != Outcome::solved) return rating;
  rating.score = score_of(rating);
  rating.level = level_of(rating.score);
  return rating;
}

}  // namespace gridlock::sokoban
