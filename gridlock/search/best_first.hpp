// The engine of A* and its relatives: always expand the open state of least priority. They differ in one function,
// priority(g, h), a number; least first.
//
// A line that costs more than can be counted is left out. Where priorities bound the cost, all that is found without it
// is cheaper; but to have found nothing then proves nothing.
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

  void push(const T& value, std::uint64_t priority, [[maybe_unused]] Cost h) {
    if constexpr (kSettlesTies)
      queue.push(value, priority, h.key());
    else
      queue.push(value, priority);
  }
};

// The search itself. What the rival has found is kept in `known`, so that it is there even if memory is refused.
template <StateSpace S, Heuristic<S> H, class Priority, class Rival>
SearchResult<typename S::Move> best_first_with(const S& space, H& h, Monitor& monitor, BestFirstRules rules,
                                               Priority&& priority, const Rival& rival,
                                               std::optional<SearchResult<typename S::Move>>& known) {
  using Nodes = NodeTable<S>;
  // Half of g is enough to see that a cheaper way was found since: were two of them the same in that half, a state
  // would be expanded once more than needed.
  struct Open {
    typename Nodes::Number node;
    std::uint32_t low_g;
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
  bool asked = false;
  std::uint64_t of_rival = 0;  // states
  bool left_out = false;       // a line that is too long to be counted

  const auto root = nodes.insert(space.start()).first;
  ++monitor.stats.generated;
  const Cost root_h = h(space.start());
  nodes.set_h(root, root_h);
  if (root_h != kDeadEnd) queue.push({root, 0}, priority(Cost{}, root_h), root_h);
  if (h.admissible()) monitor.raise_lower_bound(root_h);

  while (!open.empty()) {
    if (known && proves && Cost::of_key(open.lowest()) >= known->cost) {
      known->optimal = true;
      return *known;
    }
    if (proves) monitor.raise_lower_bound(Cost::of_key(open.lowest()));
    const Open next_open = open.pop();
    const auto id = next_open.node;
    const Cost g = nodes.g(id);
    if (g.low_half() != next_open.low_g) continue;  // superseded by a cheaper path

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
      const auto node = inserted.first;
      const Cost child_g = g + child.cost;
      if (inserted.second) {
        nodes.set_h(node, h(child.state));
      } else {
        ++monitor.stats.duplicates;
        if (!rules.reopens || child_g >= nodes.g(node)) continue;
        ++monitor.stats.reopened;
      }
      nodes.set_way(node, id, child.move, child_g);
      const Cost child_h = nodes.h(node);
      if (child_h == kDeadEnd)
        ++monitor.stats.dead_ends;
      else if ((child_g + child_h).finite())
        queue.push({node, child_g.low_half()}, priority(child_g, child_h), child_h);
      else
        left_out = true;
    }
  }
  if (known) {
    known->optimal = proves;  // every state that could lead to a better one was tried
    return *known;
  }
  result.outcome = left_out ? Outcome::gave_up : Outcome::unsolvable;
  return result;
}

// After rules.easy states, rival.find() may bring a solution from elsewhere: if a limit ends the search, it is the
// answer; and once no open state can lead to a better one, it is proved optimal.
template <StateSpace S, Heuristic<S> H, class Priority, class Rival = NoRival>
SearchResult<typename S::Move> best_first(const S& space, H& h, Monitor& monitor, BestFirstRules rules,
                                          Priority&& priority, const Rival& rival = {}) {
  SearchResult<typename S::Move> result;
  std::optional<SearchResult<typename S::Move>> known;
  const auto ended = outcome_of(
      [&] { result = best_first_with(space, h, monitor, rules, std::forward<Priority>(priority), rival, known); });
  if (!ended) return result;
  if (known) return *known;
  result.outcome = *ended;
  return result;
}

}  // namespace gridlock
