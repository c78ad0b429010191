// The engine of A* and its relatives: always expand the open state of least priority. They differ in one function,
// priority(g, h), a number; least first.
//
// A search is a value: it can be paused, told of a solution that something else has found, and resumed.
//
// A heuristic that foresees something of successors is asked as late as possible where priorities bound the cost: when
// a state is about to be expanded. If it says more than was foreseen, the state goes back into the queue. As soon as a
// solution is known, successors that cannot be better are not even kept.
//
// A path that costs more than can be counted is skipped. Where priorities bound the cost, anything found without it is
// cheaper; but finding nothing then proves nothing.
#pragma once

#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

#include "gridlock/containers/bucket_queue.hpp"
#include "gridlock/containers/node_table.hpp"
#include "gridlock/containers/tie_queue.hpp"
#include "gridlock/core/monitor.hpp"
#include "gridlock/search/foresights.hpp"

namespace gridlock {

struct BestFirstRules {
  bool reopens = true;       // a better path to a state replaces the old one and opens the state again
  bool bounds_cost = false;  // priority is g + h: with an admissible h the least open one bounds all solutions
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

template <StateSpace S, Heuristic<S> H, class Priority>
class BestFirst {
 public:
  using Result = SearchResult<typename S::Move>;
  static constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();

  // The space and the heuristic must outlive it.
  BestFirst(const S& space, H& h, BestFirstRules rules, Priority priority)
      : space_(space),
        h_(h),
        rules_(rules),
        priority_(std::move(priority)),
        proves_(rules.bounds_cost && h.admissible()),
        defers_(proves_ && foresees(h)),
        nodes_(space) {}
  BestFirst(const BestFirst&) = delete;
  BestFirst& operator=(const BestFirst&) = delete;

  // Goes on to the end, and returns what came of it; or pauses, and returns nothing, when more than `pause_at` states
  // are known. After a pause, and after a limit of the monitor, it may be called again, with any monitor. What it holds
  // in between is counted by the last one, which says so by set_bytes().
  std::optional<Result> run(Monitor& monitor, std::size_t pause_at = kNever) {
    if (refused_) return known_or(*refused_);
    std::optional<Result> result;
    refused_ = outcome_of([&] { result = go_on(monitor, pause_at); });
    return refused_ ? known_or(*refused_) : result;
  }

  // A solution from elsewhere. If a limit ends the search, it is the answer; and where priorities bound the cost, what
  // cannot lead to a better one is left out from now on, and when nothing else is left, it is proved optimal.
  void offer(Result solution) {
    if (known_ && known_->cost <= solution.cost) return;
    if (proves_) bound_ = solution.cost;
    known_ = std::move(solution);
  }

 private:
  using Nodes = NodeTable<S>;
  using Node = typename Nodes::Number;
  struct Child {
    typename S::State state, kept;  // kept: its representative
    std::uint64_t hash;             // of the latter
    typename S::Move move;
    Cost g, h;  // h: what was foreseen, if anything is
  };

  void begin(Monitor& monitor) {
    const Node root = nodes_.insert(space_.start()).first;
    ++monitor.stats.generated;
    ++monitor.stats.states;
    const Cost h = h_(space_.start());
    nodes_.set_h(root, h);
    if (h != kDeadEnd) open_.push(root, priority_(Cost{}, h), h);
    if (h_.admissible()) monitor.raise_lower_bound(h);
  }

  std::optional<Result> go_on(Monitor& monitor, std::size_t pause_at) {
    if (nodes_.size() == 0) begin(monitor);
    if (in_hand_ && defers_) h_(nodes_.state(*in_hand_));                      // others may have asked it since
    if (known_ && known_->cost <= monitor.stats.lower_bound) return proved();  // by another stage
    while (in_hand_ || !open_.queue.empty()) {
      if (!in_hand_) {
        if (proves_) {
          const Cost least = Cost::of_key(open_.queue.lowest());
          if (least >= bound_) return proved();
          monitor.raise_lower_bound(least);
        }
        const std::uint64_t due = open_.queue.lowest();
        const Node next = open_.queue.pop();
        if (nodes_.closed(next)) continue;  // a cheaper path to it was found since, and it was expanded
        if (defers_ && priority_(nodes_.g(next), nodes_.h(next)) > due)
          continue;  // it was looked at, and waits elsewhere
        if (space_.is_goal(nodes_.state(next))) return reached(next, monitor);
        if (defers_ && !still_first(next, monitor)) continue;
        in_hand_ = next;
      }
      monitor.set_bytes(nodes_.bytes() + open_.queue.bytes() + foresights_.bytes() + bytes_of(h_));
      if (nodes_.size() > pause_at) return std::nullopt;
      if (const auto stop = nodes_.full() ? std::optional(Outcome::out_of_memory) : monitor.poll())
        return known_or(*stop);
      expand(*in_hand_, monitor);
      in_hand_.reset();
    }
    if (known_ && proves_) return proved();
    return known_or(left_out_ ? Outcome::gave_up : Outcome::unsolvable);
  }

  // Asks about a state that is to be expanded. If that makes it less urgent, it has to wait for its turn.
  bool still_first(Node node, Monitor& monitor) {
    if (foresights_.recall(node, nodes_.h(node), h_)) return true;
    if (!nodes_.look_at(node, h_(nodes_.state(node)))) return true;
    // (Where every state is kept, there is no memory to spare for this.)
    if (known_ && nodes_.g(node) + nodes_.h(node) < bound_) foresights_.keep(node, h_);
    queue(node, monitor);
    return false;
  }

  void queue(Node node, Monitor& monitor) {
    const Cost g = nodes_.g(node), h = nodes_.h(node);
    const Cost least = g + h;
    if (h == kDeadEnd)
      ++monitor.stats.dead_ends;
    else if (least < bound_)
      open_.push(node, priority_(g, h), h);
    else if (!least.finite())
      left_out_ = true;
  }

  void expand(Node parent, Monitor& monitor) {
    nodes_.close(parent);
    const typename S::State state = nodes_.state(parent);
    const Cost g = nodes_.g(parent), h = nodes_.h(parent);
    const std::size_t before = nodes_.size();
    monitor.expands([&] { return fingerprint(space_, nodes_.state(parent)); });
    about_to_expand(h_, state);
    children_.clear();
    space_.for_each_successor(state, [&](auto move, const auto& next, Cost cost) {
      ++monitor.stats.generated;
      const Cost child_g = g + cost, child_h = defers_ ? foreseen(h_, h, move) : Cost{};
      if (bound_.finite() && child_g + child_h >= bound_) return;
      const typename S::State kept = representative(space_, next);
      const std::uint64_t hash = space_.hash(kept);
      nodes_.prefetch(hash);  // by the time all are made, it will be near
      children_.push_back({next, kept, hash, move, child_g, child_h});
    });
    for (const Child& child : children_) nodes_.prefetch_node(child.hash);
    for (const Child& child : children_) {
      const auto inserted = nodes_.insert(child.kept, child.hash);
      const Node node = inserted.first;
      if (inserted.second) {
        nodes_.set_to_be_looked_at(node, defers_);
        nodes_.set_h(node, defers_ ? child.h : h_(child.state));
      } else {
        ++monitor.stats.duplicates;
        if (!rules_.reopens || child.g >= nodes_.g(node)) continue;
        ++monitor.stats.reopened;
      }
      nodes_.set_way(node, parent, child.move, child.g);
      queue(node, monitor);
    }
    monitor.stats.states += nodes_.size() - before;
  }

  Result reached(Node goal, Monitor& monitor) const {
    Result result;
    result.outcome = Outcome::solved;
    result.optimal = proves_;
    result.cost = nodes_.g(goal);
    result.moves = unfolded(space_, nodes_.path_to(goal));
    monitor.found(result.cost);
    return result;
  }
  Result proved() {
    known_->optimal = true;
    return *known_;
  }
  Result known_or(Outcome outcome) const {
    if (known_) return *known_;
    Result nothing;
    nothing.outcome = outcome;
    return nothing;
  }

  const S& space_;
  H& h_;
  const BestFirstRules rules_;
  const Priority priority_;
  const bool proves_;
  const bool defers_;
  Nodes nodes_;
  Foresights foresights_;
  OpenQueue<S, Node> open_;
  Buffer<Child> children_;
  std::optional<Node> in_hand_;     // taken from the open states, and not expanded yet
  std::optional<Result> known_;     // a solution from elsewhere
  Cost bound_ = kTooMuch;           // only what costs less is of interest
  bool left_out_ = false;           // a line that is too long to be counted
  std::optional<Outcome> refused_;  // memory, or time in the middle of an expansion: it cannot go on
};

// From the start to the end.
template <StateSpace S, Heuristic<S> H, class Priority>
SearchResult<typename S::Move> best_first(const S& space, H& h, Monitor& monitor, BestFirstRules rules,
                                          Priority priority) {
  return *BestFirst<S, H, Priority>(space, h, rules, std::move(priority)).run(monitor);
}

}  // namespace gridlock
