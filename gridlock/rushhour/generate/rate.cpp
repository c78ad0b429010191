#include "gridlock/rushhour/generate/rate.hpp"

#include <array>
#include <cmath>

#include "gridlock/rushhour/generate/optimal_lines.hpp"
#include "gridlock/rushhour/heuristics/zero.hpp"
#include "gridlock/rushhour/person/forecast.hpp"
#include "gridlock/rushhour/person/learned_habits.hpp"
#include "gridlock/rushhour/search/auto.hpp"
#include "gridlock/rushhour/space/with_space.hpp"

namespace gridlock::rushhour {
namespace {

// The largest space in which a person is simulated: it takes a tenth of a second.
constexpr std::size_t kMostPositions = 100'000;

// Whether people were asked about such boards: 6x6, no walls, 6 to 15 moves.
bool is_tested(const Puzzle& puzzle, Count moves) {
  return puzzle.width == 6 && puzzle.height == 6 && moves >= 6 && moves <= 15;
}

People by_length(Count moves) {
  // Boards of equal length differ by more than people do.
  constexpr double kLow = 0.4, kHigh = 2.5;
  People people;
  people.seconds = kLearnedHabits.by_length_at_10 * std::pow(moves / 10.0, kLearnedHabits.by_length);
  people.low = kLow * people.seconds;
  people.high = kHigh * people.seconds;
  return people;
}

People by_person(Outlook& outlook) {
  const Forecast seen = forecast(outlook, kLearnedHabits);
  People people;
  people.simulated = true;
  people.seconds = seen.seconds;
  people.low = seen.seconds * kLearnedHabits.lower_quartile;
  people.high = seen.seconds * kLearnedHabits.upper_quartile;
  people.share = seen.share;
  people.moves = seen.moves;
  return people;
}

// Moves from the start until a solution at most kNearOptimal longer can leave the shortest ones and never meet one
// again before it ends. Only the vehicles in `moving` move: a vehicle that no shortest solution moves can be moved at
// any time, to no purpose.
template <class Space>
std::optional<Count> divergence(const Reachable<Space>& reachable, const std::vector<bool>& on_line,
                                const std::bitset<kMaxVehicles>& moving) {
  using Number = typename Reachable<Space>::Number;
  // Distances to the goals that no shortest solution ends in, through states that none passes.
  std::vector<Count> apart(reachable.size(), kNoWay);
  std::vector<Number> queue;
  for (Number n = 0; n < reachable.size(); ++n)
    if (reachable.to_goal(n) == Cost{} && !on_line[n]) {
      apart[n] = 0;
      queue.push_back(n);
    }
  const Count shortest = reachable.to_goal(0).count();
  std::optional<Count> first;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    reachable.keep_watch(i);
    const Count distance = apart[queue[i]] + 1;
    reachable.for_each_edge(queue[i], [&](Slide slide, Number next) {
      if (!moving[slide.vehicle]) return;
      if (on_line[next]) {
        const Count left = reachable.to_goal(next).count();
        const Count depth = shortest - left;  // on a shortest line from the start
        const bool near = depth + distance <= shortest + kNearOptimal;
        if (near && left > 0 && (!first || depth < *first)) first = depth;
      } else if (apart[next] == kNoWay) {
        apart[next] = distance;
        queue.push_back(next);
      }
    });
  }
  return first;
}

template <class Space>
void measure_waist(const Reachable<Space>& reachable, SpaceFeatures& features) {
  std::vector<std::uint64_t> at_distance(static_cast<std::size_t>(reachable.to_goal(0).count()) + 1, 0);
  for (typename Reachable<Space>::Number n = 0; n < reachable.size(); ++n)
    if (reachable.to_goal(n) <= reachable.to_goal(0))
      ++at_distance[static_cast<std::size_t>(reachable.to_goal(n).count())];
  for (std::size_t d = 1; d + 1 < at_distance.size(); ++d)
    if (features.waist == 0 || at_distance[d] < features.waist) {
      features.waist = at_distance[d];
      features.waist_distance = static_cast<Count>(d);
    }
}

template <class Space>
double dead_end_share(const Reachable<Space>& reachable) {
  using Number = typename Reachable<Space>::Number;
  std::size_t count = 0;
  for (Number n = 0; n < reachable.size(); ++n) {
    reachable.keep_watch(n);
    bool farther = false;
    reachable.for_each_edge(n, [&](Slide, Number next) { farther |= reachable.to_goal(next) > reachable.to_goal(n); });
    if (!farther) ++count;
  }
  return static_cast<double>(count) / static_cast<double>(reachable.size());
}

template <class Space>
void rate_from_space(const Space& space, const Reachable<Space>& reachable, Rating& rating) {
  if (reachable.to_goal(0) == kUnreachable) return;  // unsolvable
  rating.outcome = Outcome::solved;
  rating.moves = reachable.to_goal(0).count();
  const OptimalLines<Space> lines(space, reachable);
  rating.involved = static_cast<int>(lines.some_move().count());
  rating.indispensable = static_cast<int>((lines.all_move() & lines.some_move()).count());
  rating.retreats = lines.retreats();
  rating.counterintuitive = lines.counterintuitive();
  SpaceFeatures& features = rating.space.emplace();
  features.states = reachable.size();
  features.solutions = lines.solutions();
  features.luck = -std::log2(lines.chance());
  features.divergence = divergence(reachable, lines.on_line(), lines.some_move());
  features.dead_ends = dead_end_share(reachable);
  measure_waist(reachable, features);
  if constexpr (std::is_same_v<Space, SmallSpace>) {
    const Puzzle& puzzle = space.layout().puzzle();
    if (rating.moves > 0 && puzzle.walls.empty() && reachable.size() <= kMostPositions) {
      Outlook outlook(space, reachable);
      rating.people = by_person(outlook);
      rating.people.tested = is_tested(puzzle, rating.moves);
    }
  }
}

void rate_from_solution(const Puzzle& puzzle, const std::vector<Slide>& solution, Rating& rating) {
  rating.moves = static_cast<Count>(solution.size());
  std::bitset<kMaxVehicles> moved;
  Board board(puzzle);
  for (const Slide slide : solution) {
    moved.set(slide.vehicle);
    const int before = vehicles_in_the_way(board);
    board.slide(slide);
    if (is_retreat(board, slide)) ++rating.retreats;
    if (is_counterintuitive(board, slide, before, vehicles_in_the_way(board))) ++rating.counterintuitive;
  }
  rating.involved = rating.indispensable = static_cast<int>(moved.count());
}

template <class Space>
SearchResult<Slide> solve_in(const Space& space, Monitor& monitor) {
  Estimate<Space> unused(std::type_identity<Zero>{}, space);
  return Auto::run(space, unused, monitor, {});
}

std::optional<Count> fewest_steps(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor) {
  Monitor own = monitor.child(Share::of_many(budget));
  const auto solution = with_space(puzzle, Metric::steps, {}, [&](const auto& space) { return solve_in(space, own); });
  return solution.outcome == Outcome::solved && solution.optimal ? std::optional(solution.cost.count()) : std::nullopt;
}

}  // namespace

int level_of(double score) {
  int level = 1;
  for (const double step : {35.0, 80.0, 180.0, 400.0}) level += score >= step ? 1 : 0;
  return level;
}

Rating rate(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor) {
  Rating rating;
  rating.vehicles = static_cast<int>(puzzle.vehicles.size());
  with_space(puzzle, Metric::moves, {}, [&](const auto& space) {
    using Space = std::decay_t<decltype(space)>;
    {
      Monitor own = monitor.child(Share::of_many(budget));
      const Reachable<Space> reachable(space, own);
      if (!reachable.stopped()) return rate_from_space(space, reachable, rating);
    }
    const auto solution = solve_in(space, monitor);
    rating.outcome = solution.outcome;
    if (solution.outcome == Outcome::solved) rate_from_solution(puzzle, solution.moves, rating);
  });
  if (rating.outcome != Outcome::solved) return rating;
  rating.steps = fewest_steps(puzzle, budget, monitor);
  if (!rating.people.simulated) rating.people = by_length(rating.moves);
  rating.score = rating.people.seconds / rating.people.share.value_or(1);
  rating.level = level_of(rating.score);
  return rating;
}

}  // namespace gridlock::rushhour
