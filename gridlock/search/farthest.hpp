// Finds the states that are farthest from every goal: the hardest starts of the space that a board belongs to.
//
// Two breadth-first passes, in spaces whose edges run both ways: one from the start collects every goal, one from all
// goals at once ends in the states sought. Where the first does not see the whole space, there is nothing to be said
// about the farthest, and no second one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/search/breadth_first.hpp"

namespace gridlock {

template <class State>
struct Farthest {
  Count distance = 0;         // to the nearest goal
  std::vector<State> states;  // all that are that far; empty if there is no goal, or the space was not visited whole
  std::uint64_t size = 0;     // of the space, or the part of it that was visited
  bool complete = true;       // the whole space was visited
};

// Expands states from the frontier's first on, a layer at a time, until there are no more, or more than `budget`.
// Counts the layers in `depth` and returns where the last one begins; none if the monitor called a halt.
template <CommutingSpace S, class Frontier>
std::optional<std::uint32_t> expand_layers(const S& space, Frontier& frontier, std::uint64_t budget, Monitor& monitor,
                                           Count& depth) {
  using Number = typename Frontier::Number;
  std::size_t first = 0, n = 0;
  for (;;) {
    const std::size_t last = frontier.size();
    for (; n < last && frontier.size() <= budget; ++n) {
      monitor.set_bytes(frontier.bytes());
      if (monitor.poll()) return std::nullopt;
      const auto state = frontier.state(static_cast<Number>(n));
      monitor.expands([&] { return fingerprint(space, frontier.state(static_cast<Number>(n))); });
      const auto via = frontier.via(static_cast<Number>(n));
      frontier.expand(static_cast<Number>(n), monitor.stats.generated,
                      [&](auto&& visit) { space.for_each_awake_successor(state, space.look(state), via, visit); });
    }
    frontier.flush();
    if (frontier.size() == last || n < last) return static_cast<std::uint32_t>(first);
    first = last;
    ++depth;
  }
}

// The space may have `budget` states. None if the monitor called a halt.
template <CommutingSpace S>
std::optional<Farthest<typename S::State>> find_farthest(const S& space, std::uint64_t budget, Monitor& monitor) {
  static_assert(UndirectedSpace<S>);
  Farthest<typename S::State> result;
  std::vector<typename S::State> goals;
  const bool visited = with_frontier<typename S::Sleep>(space, [&](auto& frontier) {
    Count depth = 0;
    frontier.insert_start(space.start(), space.wide_awake());
    if (!expand_layers(space, frontier, budget, monitor, depth)) return false;
    result.size = frontier.size();
    result.complete = frontier.size() <= budget;
    for (std::uint32_t n = 0; n < frontier.size(); ++n)
      if (space.is_goal(frontier.state(n))) goals.push_back(frontier.state(n));
    return true;
  });
  if (!visited) return std::nullopt;
  if (goals.empty() || !result.complete) return result;

  // From many starts no layer is lost either: think of one state before them all, with a move to each.
  const bool measured = with_frontier<typename S::Sleep>(space, [&](auto& frontier) {
    for (const auto& goal : goals) frontier.insert_start(goal, space.wide_awake());
    const auto layer = expand_layers(space, frontier, budget, monitor, result.distance);
    if (!layer) return false;
    for (std::uint32_t n = *layer; n < frontier.size(); ++n) result.states.push_back(frontier.state(n));
    return true;
  });
  if (!measured) return std::nullopt;
  return result;
}

}  // namespace gridlock
