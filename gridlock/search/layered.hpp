// The engine of the searches that go layer by layer but keep only the promising states of each.
#pragma once

#include "gridlock/containers/node_table.hpp"
#include "gridlock/core/monitor.hpp"

namespace gridlock {

// A state of the newest layer, with its estimate.
struct Candidate {
  std::uint32_t node;
  Cost h;
};

// choose(layer) removes what is not to be expanded. If it never removed anything, this was a breadth-first search:
// the solution is optimal, and finding none proves that there is none. Else, having found none, it gave up.
template <StateSpace S, Heuristic<S> H, class Choose>
SearchResult<typename S::Move> layered(const S& space, H& h, Monitor& monitor, Choose&& choose) {
  SearchResult<typename S::Move> result;
  NodeTable<S> nodes(space);
  bool complete = true;

  const auto solve_at = [&](std::uint32_t goal) {
    result.outcome = Outcome::solved;
    result.optimal = complete && space.unit_cost();
    result.cost = nodes.g(goal);
    result.moves = nodes.path_to(goal);
    monitor.stats.states = nodes.size();
    monitor.found(result.cost);
  };

  nodes.insert(space.start());
  ++monitor.stats.generated;
  const Cost root_h = h(space.start());
  if (h.admissible()) monitor.raise_lower_bound(root_h);
  if (space.is_goal(space.start())) {
    solve_at(0);
    return result;
  }
  Buffer<Candidate> layer, next_layer;
  if (root_h != kDeadEnd) layer.push_back({0, root_h});
  while (!layer.empty()) {
    next_layer.clear();
    for (const Candidate candidate : layer) {
      monitor.set_bytes(nodes.bytes() + layer.bytes() + next_layer.bytes() + bytes_of(h));
      monitor.stats.states = nodes.size();
      if (const auto stop = nodes.full() ? std::optional(Outcome::out_of_memory) : monitor.poll()) {
        result.outcome = *stop;
        return result;
      }
      const typename S::State state = nodes.state(candidate.node);
      monitor.expands([&] { return fingerprint(space, nodes.state(candidate.node)); });
      const Cost g = nodes.g(candidate.node);
      std::optional<std::uint32_t> goal;
      about_to_expand(h, state);
      space.for_each_successor(state, [&](auto move, const auto& next, Cost cost) {
        ++monitor.stats.generated;
        const auto inserted = nodes.insert(next);
        if (!inserted.second) {
          ++monitor.stats.duplicates;
          return;
        }
        nodes.set_way(inserted.first, candidate.node, move, g + cost);
        if (!(g + cost).finite()) {  // too long a line to be counted
          complete = false;
          return;
        }
        if (space.is_goal(next)) goal = inserted.first;
        const Cost estimate = h(next);
        if (estimate != kDeadEnd) next_layer.push_back({inserted.first, estimate});
      });
      if (goal) {
        solve_at(*goal);
        return result;
      }
    }
    const std::size_t met = next_layer.size();
    choose(next_layer);
    complete = complete && next_layer.size() == met;
    if (complete && space.unit_cost() && !next_layer.empty())
      monitor.raise_lower_bound(nodes.g(next_layer.front().node));
    layer.swap(next_layer);
  }
  result.outcome = complete ? Outcome::unsolvable : Outcome::gave_up;
  return result;
}

}  // namespace gridlock
