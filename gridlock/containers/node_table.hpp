// The memory of a best-first search: every state met, with the cheapest known way to it.
#pragma once

#include <algorithm>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/space.hpp"

namespace gridlock {

template <StateSpace S>
class NodeTable {
 public:
  using Number = std::uint32_t;
  static constexpr Number kNone = StateTable<typename S::State>::kNone;

  struct Node {
    Number parent = kNone;
    Cost g = 0;
    Cost h = 0;
    typename S::Move move{};
  };

  explicit NodeTable(const S& space) : space_(space) {}

  // The node of a state, and whether it is new.
  std::pair<Number, bool> insert(const typename S::State& state) { return insert(state, space_.hash(state)); }
  std::pair<Number, bool> insert(const typename S::State& state, std::uint64_t hash) {
    const auto inserted = states_.insert(state, hash);
    if (inserted.second) nodes_.push_back({});
    return inserted;
  }
  // Fetches what insert(…, hash) will look at.
  void prefetch(std::uint64_t hash) const { states_.prefetch(hash); }

  const typename S::State& state(Number n) const { return states_[n]; }
  Node& operator[](Number n) { return nodes_[n]; }
  std::size_t size() const { return states_.size(); }
  bool full() const { return states_.full(); }
  std::size_t bytes() const { return states_.bytes() + nodes_.bytes(); }

  // The moves that lead from the start to node n.
  std::vector<typename S::Move> path_to(Number n) const {
    std::vector<typename S::Move> moves;
    for (; nodes_[n].parent != kNone; n = nodes_[n].parent) moves.push_back(nodes_[n].move);
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

 private:
  const S& space_;
  StateTable<typename S::State> states_;
  Buffer<Node> nodes_;
};

}  // namespace gridlock
