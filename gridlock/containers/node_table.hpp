// The memory of a best-first search: every state it has met, with the cheapest known path to it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/estimates.hpp"
#include "gridlock/containers/high_halves.hpp"
#include "gridlock/containers/prefetch.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/space.hpp"

namespace gridlock {

// Where a node's parent is kept: in the same table.
struct SameTable {};

// `From` says whose table the parent of a node is in, where there are several.
template <StateSpace S, class From = SameTable>
class NodeTable {
 public:
  using Number = std::uint32_t;
  static constexpr Number kNone = StateTable<typename S::State>::kNone;

  explicit NodeTable(const S& space)
      : space_(space), high_g_(has_two_counts(space)), estimates_(has_two_counts(space)) {}

  // The node of a state, and whether it is new.
  std::pair<Number, bool> insert(const typename S::State& state) { return insert(state, space_.hash(state)); }
  std::pair<Number, bool> insert(const typename S::State& state, std::uint64_t hash) {
    const auto inserted = states_.insert(state, hash);
    if (inserted.second) {
      nodes_.push_back({});
      high_g_.add();
      estimates_.add();
    }
    return inserted;
  }
  // Fetches what insert(…, hash) will look at: first the slot; when that is near, the node that it speaks of.
  void prefetch(std::uint64_t hash) const { states_.prefetch(hash); }
  void prefetch_node(std::uint64_t hash) const {
    const Number n = states_.candidate(hash);
    if (n == kNone) return;
    prefetch_address(&states_[n]);
    prefetch_address(&nodes_[n]);
  }

  const typename S::State& state(Number n) const { return states_[n]; }
  Cost g(Number n) const { return high_g_.whole(n, nodes_[n].g); }
  // What is thought to be the way from here to a goal.
  Cost h(Number n) const { return estimates_.whole(n, nodes_[n].h); }
  void set_h(Number n, Cost h) {
    if (!estimates_.fits(h)) estimates_.widen(nodes_.size(), [&](std::size_t i) { return nodes_[i].h; });
    nodes_[n].h = estimates_.keep(n, h);
  }
  // Whether that is only what was foreseen of it; not so at first.
  void set_to_be_looked_at(Number n, bool value) { nodes_[n].to_be_looked_at = value; }
  // Takes the estimate of a node that was to be looked at; true if it is higher than what was foreseen.
  bool look_at(Number n, Cost estimate) {
    if (!nodes_[n].to_be_looked_at) return false;
    nodes_[n].to_be_looked_at = false;
    if (estimate <= h(n)) return false;
    set_h(n, estimate);
    return true;
  }
  // Whether it was expanded since the best known way to it was set.
  bool closed(Number n) const { return nodes_[n].closed; }
  void close(Number n) { nodes_[n].closed = true; }
  // The best known way to a node is by this move from that parent.
  void set_way(Number n, Number parent, typename S::Move move, Cost g) {
    Node& node = nodes_[n];
    node.parent = parent;
    node.move = move;
    node.closed = false;
    node.g = high_g_.keep(n, g);
  }

  void set_from(Number n, From from) { nodes_[n].from = from; }
  Number parent(Number n) const { return nodes_[n].parent; }
  From from(Number n) const { return nodes_[n].from; }
  typename S::Move move(Number n) const { return nodes_[n].move; }

  std::size_t size() const { return states_.size(); }
  bool full() const { return states_.full(); }
  std::size_t bytes() const { return states_.bytes() + nodes_.bytes() + high_g_.bytes() + estimates_.bytes(); }

  // The moves that lead from the start to node n.
  std::vector<typename S::Move> path_to(Number n) const {
    std::vector<typename S::Move> moves;
    for (; nodes_[n].parent != kNone; n = nodes_[n].parent) moves.push_back(nodes_[n].move);
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

 private:
  struct Node {
    Number parent = kNone;
    std::uint32_t g = 0;  // the lower half
    std::uint16_t h : Estimates::kBits = 0;
    std::uint16_t to_be_looked_at : 1 = 0;
    std::uint16_t closed : 1 = 0;
    typename S::Move move{};
    [[no_unique_address]] From from{};
  };

  const S& space_;
  StateTable<typename S::State> states_;
  Buffer<Node> nodes_;
  HighHalves high_g_;
  Estimates estimates_;
};

}  // namespace gridlock
