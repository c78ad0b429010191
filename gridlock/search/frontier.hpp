// The states a breadth-first search has met, in the order in which it met them, each with its parent and the move that
// led to it. Two kinds with one interface: with a bitmap where the space can number its states, else with a hash table.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "gridlock/containers/bitmap.hpp"
#include "gridlock/containers/buffer.hpp"
#include "gridlock/containers/paged_bitmap.hpp"
#include "gridlock/containers/state_table.hpp"
#include "gridlock/core/space.hpp"

namespace gridlock {

// `Via` is what is kept of the move that entered a state.
template <StateSpace S, class Via>
class TableFrontier {
 public:
  using State = typename S::State;
  using Number = std::uint32_t;

  explicit TableFrontier(const S& space) : space_(space) {}

  void insert_start(const State& state, Via via) { insert({state, space_.hash(state), 0, via}); }

  // generate(visit) calls visit(next, via) for each successor of state n. Returns what generate returns.
  // A successor may be held back until flush() or later calls: by then its place in the table has been fetched.
  template <class Generate>
  bool expand(Number n, std::uint64_t& generated, Generate&& generate) {
    return generate([&](const State& next, Via via) {
      ++generated;
      const std::uint64_t hash = space_.hash(next);
      table_.prefetch(hash);
      Pending& oldest = pending_[turn_ % kPending];
      if (turn_ >= kPending) insert(oldest);
      oldest = {next, hash, n, via};
      ++turn_;
    });
  }

  void flush() {
    const std::size_t waiting = std::min(turn_, kPending);
    for (std::size_t i = turn_ - waiting; i < turn_; ++i) insert(pending_[i % kPending]);
    turn_ = 0;
  }

  std::size_t size() const { return table_.size(); }
  bool full() const { return table_.full(); }
  const State& state(Number n) const { return table_[n]; }
  Number parent(Number n) const { return links_[n].parent; }
  Via via(Number n) const { return links_[n].via; }
  std::size_t bytes() const { return table_.bytes() + links_.bytes(); }

 private:
  struct Link {
    Number parent;
    Via via;
  };
  struct Pending {
    State state;
    std::uint64_t hash;
    Number parent;
    Via via;
  };
  static constexpr std::size_t kPending = 32;  // enough to hide a memory access behind the work on the others

  void insert(const Pending& pending) {
    if (table_.insert(pending.state, pending.hash).second) links_.push_back({pending.parent, pending.via});
  }

  const S& space_;
  StateTable<State> table_;
  Buffer<Link> links_;
  std::array<Pending, kPending> pending_;
  std::size_t turn_ = 0;
};

template <IndexedSpace S, class Via>
class BitmapFrontier {
 public:
  using State = typename S::State;
  using Number = std::uint32_t;

  explicit BitmapFrontier(const S& space)
      : space_(space),
        is_paged_(space.index_count() > kDirect),
        seen_(is_paged_ ? 0 : space.index_count()),
        paged_(is_paged_ ? space.index_count() : 0) {}
  ~BitmapFrontier() {
    with_seen([&](auto& seen, const auto index) {
      for (const Node& node : nodes_) seen.clear_around(index(node.state));
    });
  }

  void insert_start(const State& state, Via via) {
    with_seen([&](auto& seen, const auto index) { seen.insert(index(state)); });
    nodes_.push_back({state, 0, via});
  }

  template <class Generate>
  bool expand(Number n, std::uint64_t& generated, Generate&& generate) {
    nodes_.make_room(S::kMaxSuccessors + 1);
    // Every successor is written behind the last node; the end moves past it only if it is new.
    Node* end = nodes_.end();
    std::uint64_t count = 0;
    const bool result = with_seen([&](auto& seen, const auto index) {
      return generate([&](const State& next, Via via) {
        *end = {next, n, via};
        end += seen.insert(index(next)) ? 1 : 0;
        ++count;
      });
    });
    generated += count;
    nodes_.set_size(static_cast<std::size_t>(end - nodes_.begin()));
    return result;
  }

  void flush() {}

  std::size_t size() const { return nodes_.size(); }
  bool full() const { return false; }
  const State& state(Number n) const { return nodes_[n].state; }
  Number parent(Number n) const { return nodes_[n].parent; }
  Via via(Number n) const { return nodes_[n].via; }
  std::size_t bytes() const { return nodes_.bytes() + (is_paged_ ? paged_.bytes() : seen_.bytes()); }

 private:
  struct Node {
    State state;
    Number parent;
    Via via;
  };

  // Up to here all bits are at hand: a megabyte, which stays in the cache.
  static constexpr std::uint64_t kDirect = std::uint64_t{1} << 23;

  // Calls use(the bitmap, how a state is numbered).
  template <class Use>
  auto with_seen(Use&& use) {
    if (is_paged_) return use(paged_, [this](const State& state) { return space_.index(state); });
    return space_.with_index([&](const auto index) { return use(seen_, index); });
  }

  const S& space_;
  const bool is_paged_;
  Bitmap seen_;
  PagedBitmap paged_;
  Buffer<Node> nodes_;
};

template <class S, class Via>
struct FrontierFor {
  using type = TableFrontier<S, Via>;
};
template <IndexedSpace S, class Via>
struct FrontierFor<S, Via> {
  using type = BitmapFrontier<S, Via>;
};

}  // namespace gridlock
