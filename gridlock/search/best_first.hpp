// The engine of A* and its relatives: always expand the open state of least priority. They differ in one function,
// priority(g, h).
#pragma once

#include <optional>
#include <type_traits>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/node_table.hpp"
#include "gridlock/containers/tie_queue.hpp"
#include "gridlock/core/monitor.hpp"

namespace gridlock {

struct BestFirstRules {
  bool reopens = true;       // a better path to a state replaces the old one and opens the state again
  bool bounds_cost = false;  // priority is g + h: with an admissible h the least open one bounds all solutions
  bool any_will_do = false;  // a rival's solution ends the search
  std::size_t easy = 20000;  // states before a rival is asked
};

// What to do for an answer while the proof takes long: nothing.
struct NoRival {
  template <class Move>
  std::optional<SearchResult<Move>> find() const {
    return std::nullopt;
  }
};

// The open states, least priority first. A space may ask for equal ones to be ordered by the estimate, too.
template <class S, class T>
struct OpenQueue {
  static constexpr bool kSettlesTies = requires { requires S::kSettlesTies; };
  std::conditional_t<kSettlesTies, TieQueue<T>, BucketQueue<T>> queue;

  void push(const T& value, std::size_t priority, [[maybe_unused]] Cost h) {
    if constexpr (kSettlesTies)
      queue.push(value, priority, static_cast<std::size_t>(h));
    else
      queue.push(value, priority);
  }
};

// After rules.easy states, rival.find() may bring a solution from elsewhere: if a limit ends the search, it is the
// answer; and once no open state can lead to a better one, it is proved optimal.
template <StateSpace S, Heuristic<S> H, class Priority, class Rival = NoRival>
SearchResult<typename S::Move> best_first(const S& space, H& h, Monitor& monitor, BestFirstRules rules,
                                          Priority&& priority, const Rival& rival = {}) {
  using Nodes = NodeTable<S>;
  struct Open {
    typename Nodes::Number node;
    Cost g;
  };
  struct Child {
    typename S::State state;
    std::uint64_t hash;
    typename S::Move move;
    Cost cost;
  };
  SearchResult<typename S::Move> result;
  Nodes nodes(space);
  OpenQueue<S, Open> queue;
  auto& open = queue.queue;
  Buffer<Child> children;
  const bool proves = rules.bounds_cost && h.admissible();
  std::optional<SearchResult<typename S::Move>> known;
  bool asked = false;
  std::uint64_t of_rival = 0;  // states

  const auto root = nodes.insert(space.start()).first;
  ++monitor.stats.generated;
  nodes[root].h = h(space.start());
  if (nodes[root].h != kDeadEnd) queue.push({root, 0}, priority(Cost{0}, nodes[root].h), nodes[root].h);
  if (h.admissible() && nodes[root].h != kDeadEnd) monitor.raise_lower_bound(nodes[root].h);

  while (!open.empty()) {
    if (known && proves && static_cast<Cost>(open.lowest()) >= known->cost) {
      known->optimal = true;
      return *known;
    }
    if (proves) monitor.raise_lower_bound(static_cast<Cost>(open.lowest()));
    const Open next_open = open.pop();
    const auto id = next_open.node;
    const Cost g = next_open.g;
    if (g != nodes[id].g) continue;  // superseded by a cheaper path

    const typename S::State state = nodes.state(id);
    monitor.stats.states = nodes.size() + of_rival;
    if (space.is_goal(state)) {
      result.outcome = Outcome::solved;
      result.optimal = proves;
      result.cost = g;
      result.moves = unfolded(space, nodes.path_to(id));
      monitor.found(g);
      return result;
    }
    monitor.set_bytes(nodes.bytes() + open.bytes() + bytes_of(h));
    if (const auto stop = nodes.full() ? std::optional(Outcome::out_of_memory) : monitor.poll()) {
      if (known) return *known;
      result.outcome = *stop;
      return result;
    }
    if (nodes.size() > rules.easy && !asked) {
      asked = true;
      known = rival.template find<typename S::Move>();
      of_rival = monitor.stats.states - nodes.size();
      if (known && rules.any_will_do) return *known;
    }
    about_to_expand(h, state);
    children.clear();
    space.for_each_successor(state, [&](auto move, const auto& next, Cost cost) {
      const std::uint64_t hash = space.hash(next);
      nodes.prefetch(hash);  // by the time all are made, it will be near
      children.push_back({next, hash, move, cost});
    });
    for (const Child& child : children) {
      ++monitor.stats.generated;
      const auto inserted = nodes.insert(child.state, child.hash);
      auto& node = nodes[inserted.first];
      const Cost child_g = g + child.cost;
      if (inserted.second) {
        node.h = h(child.state);
      } else {
        ++monitor.stats.duplicates;
        if (!rules.reopens || child_g >= node.g) continue;
        ++monitor.stats.reopened;
      }
      node.g = child_g;
      node.parent = id;
      node.move = child.move;
      if (node.h == kDeadEnd)
        ++monitor.stats.dead_ends;
      else
        queue.push({inserted.first, child_g}, priority(child_g, node.h), node.h);
    }
  }
  if (known) {
    known->optimal = proves;  // every state that could lead to a better one was tried
    return *known;
  }
  result.outcome = Outcome::unsolvable;
  return result;
}

}  // namespace gridlock
