#include "gridlock/rushhour/explain/overview.hpp"

#include <array>

#include "gridlock/containers/state_table.hpp"
#include "gridlock/rushhour/heuristics/zero.hpp"
#include "gridlock/rushhour/search/auto.hpp"
#include "gridlock/rushhour/space/with_space.hpp"
#include "gridlock/search/exhaust.hpp"

namespace gridlock::rushhour {
namespace {

using Offsets = std::array<std::uint8_t, kMaxVehicles>;

template <class Space>
void note_offsets(const Space& space, const Reachable<Space>& reachable, Overview& overview) {
  overview.offsets.assign(space.layout().puzzle().vehicles.size(), 0);
  Offsets offsets;
  for (typename Reachable<Space>::Number n = 0; n < reachable.size(); ++n) {
    reachable.keep_watch(n);
    space.offsets(reachable.state(n), offsets.data());
    for (std::size_t v = 0; v < overview.offsets.size(); ++v)
      overview.offsets[v] = static_cast<LineCells>(overview.offsets[v] | 1u << offsets[v]);
  }
}

// Down the distances to the goal, from a position that is one move from the start.
template <class Space>
std::vector<Slide> solution_through(const Reachable<Space>& reachable, Slide first,
                                    typename Reachable<Space>::Number to) {
  using Number = typename Reachable<Space>::Number;
  std::vector<Slide> solution{first};
  for (Number here = to; reachable.to_goal(here) != Cost{};) {
    std::optional<std::pair<Slide, Number>> step;
    reachable.for_each_edge(here, [&](Slide slide, Number next) {
      if (!step && reachable.to_goal(next) < reachable.to_goal(here)) step = {slide, next};
    });
    solution.push_back(step->first);
    here = step->second;
  }
  return solution;
}

template <class Space>
void note_solutions(const Reachable<Space>& reachable, Overview& overview) {
  if (reachable.to_goal(0) == kUnreachable) return;
  overview.outcome = Outcome::solved;
  overview.shortest = true;
  reachable.for_each_edge(0, [&](Slide slide, typename Reachable<Space>::Number next) {
    if (reachable.to_goal(next) < reachable.to_goal(0))
      overview.solutions.push_back(solution_through(reachable, slide, next));
  });
}

template <class Space>
void solve_only(const Space& space, Monitor& monitor, Overview& overview) {
  Estimate<Space> unused(std::type_identity<Zero>{}, space);
  auto found = Auto::run(space, unused, monitor, {});
  overview.outcome = found.outcome;
  overview.shortest = found.optimal;
  if (found.outcome == Outcome::solved) overview.solutions.push_back(std::move(found.moves));
}

}  // namespace

Overview look_over(const Puzzle& puzzle, std::uint64_t budget, Monitor& monitor) {
  Overview overview;
  with_space(puzzle, Metric::moves, {}, [&](const auto& space) {
    using Space = std::decay_t<decltype(space)>;
    {
      Monitor own = monitor.child(Share::of_many(budget));
      const Reachable<Space> reachable(space, own);
      overview.complete = !reachable.stopped();
      if (overview.complete) {
        note_offsets(space, reachable, overview);
        note_solutions(reachable, overview);
      }
    }
    if (!overview.complete) solve_only(space, monitor, overview);
  });
  return overview;
}

std::optional<Count> fewest_moves_within(const Puzzle& puzzle, Confined confined, std::uint64_t budget,
                                         Monitor& monitor) {
  Monitor own = monitor.child(Share::of_many(budget));
  return with_space(puzzle, Metric::moves, {}, [&](const auto& space) -> std::optional<Count> {
    using State = typename std::decay_t<decltype(space)>::State;
    StateTable<State> table;
    Offsets offsets;
    const auto allowed = [&](const State& state) {
      space.offsets(state, offsets.data());
      return (confined.offsets >> offsets[static_cast<std::size_t>(confined.vehicle)] & 1) != 0;
    };
    if (!allowed(space.start())) return kNoWay;
    if (space.is_goal(space.start())) return 0;
    table.insert(space.start(), space.hash(space.start()));
    std::size_t layer_end = 1;
    Count moves = 1;
    for (std::size_t n = 0; n < table.size(); ++n) {
      if (n == layer_end) layer_end = table.size(), ++moves;
      own.set_bytes(table.bytes());
      if (own.poll()) return std::nullopt;
      const State state = table[static_cast<typename StateTable<State>::Number>(n)];
      bool solved = false;
      space.for_each_successor(state, [&](Slide, const State& next, Cost) {
        if (!allowed(next)) return;
        table.insert(next, space.hash(next));
        solved |= space.is_goal(next);
      });
      if (solved) return moves;
    }
    return kNoWay;
  });
}

}  // namespace gridlock::rushhour
