// Finds the states that are farthest from every goal: the hardest starts of the space that a board belongs to.
//
// Two breadth-first passes, in spaces whose edges run both ways: one from the start collects every goal, one from all
// goals at once ends in the states sought. A board whose space is larger than the budget gets the best that was met:
// the last states of a pass from the goals found so far, and their distance is then no more than an upper bound.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/search/breadth_first.hpp"

namespace gridlock {

template <class State>
struct Farthest {
  Cost distance = 0;          // to the nearest goal; to the nearest known goal if not `complete`
  std::vector<State> states;  // all that are that far; empty if no goal was found
  std::uint64_t size = 0;     // of the space, or the part of it that was visited
  bool complete = true;       // the whole space was visited
};

// Expands states from the frontier's first on, a layer at a time, until there are more than `budget`. Returns where
// the last layer that got any states begins; none if the monitor called a halt.
template <CommutingSpace S, class Frontier>
std::optional<std::uint32_t> expand_layers(const S& space, Frontier& frontier, std::uint64_t budget, Monitor& monitor,
                                           Cost& depth) {
  using Number = typename Frontier::Number;
  std::size_t first = 0;
  for (std::size_t n = 0;;) {
    const std::size_t last = frontier.size();
    for (; n < last && frontier.size() <= budget; ++n) {
      monitor.stats.bytes = frontier.bytes();
      if (monitor.poll()) return std::nullopt;
      const auto state = frontier.state(static_cast<Number>(n));
      const auto via = frontier.via(static_cast<Number>(n));
      frontier.expand(static_cast<Number>(n), monitor.stats.generated,
                      [&](auto&& visit) { return AwakeMoves<S>::generate(space, state, via, visit); });
    }
    frontier.flush();
    if (frontier.size() == last) return static_cast<std::uint32_t>(first);
    first = last;
    ++depth;
    if (frontier.size() > budget) return static_cast<std::uint32_t>(first);
  }
}

// Each pass visits at most about `budget` states, the goals aside. None if the monitor called a halt.
template <CommutingSpace S>
std::optional<Farthest<typename S::State>> find_farthest(const S& space, std::uint64_t budget, Monitor& monitor) {
  static_assert(UndirectedSpace<S>);
  using Frontier = typename FrontierFor<S, typename S::Sleep>::type;
  Farthest<typename S::State> result;
  std::vector<typename S::State> goals;
  Cost depth = 0;
  {
    Frontier frontier(space);
    frontier.insert_start(space.start(), space.wide_awake());
    if (!expand_layers(space, frontier, budget, monitor, depth)) return std::nullopt;
    result.size = frontier.size();
    result.complete = frontier.size() <= budget;
    for (std::uint32_t n = 0; n < frontier.size(); ++n)
      if (space.is_goal(frontier.state(n))) goals.push_back(frontier.state(n));
  }
  if (goals.empty()) return result;

  // From many starts no layer is lost either: think of one state before them all, with a move to each.
  Frontier frontier(space);
  for (const auto& goal : goals) frontier.insert_start(goal, space.wide_awake());
  const auto layer = expand_layers(space, frontier, budget + goals.size(), monitor, result.distance);
  if (!layer) return std::nullopt;
  for (std::uint32_t n = *layer; n < frontier.size(); ++n) result.states.push_back(frontier.state(n));
  return result;
}

}  // namespace gridlock
