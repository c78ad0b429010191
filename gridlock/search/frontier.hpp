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
#include "gridlock/core/threads/has_threads.hpp"

namespace gridlock {

// `Via` is what is kept of the move that entered a state.
template <StateSpace S, class Via>
class TableFrontier {
 public:
  using State = typename S::State;
  using Number = std::uint32_t;

  explicit TableFrontier(const S& space) : space_(space) {}

  void insert_start(const State& state, Via via) { insert({state, space_.hash(state), 0, via}); }

  // generate(visit) calls visit(next, via) for each successor of state n.
  // A successor may be held back until flush() or later calls: by then its place in the table has been fetched.
  template <class Generate>
  void expand(Number n, std::uint64_t& generated, Generate&& generate) {
    generate([&](const State& next, Via via) {
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

// `Index` numbers the states, and `Seen` is the bitmap.
template <IndexedSpace S, class Via, class Index, class Seen>
class BitmapFrontier {
 public:
  using State = typename S::State;
  using Number = std::uint32_t;

  BitmapFrontier(const S& space, Index index) : index_(index), seen_(space.index_count()) {
    states_.make_room(kFirst);
    links_.make_room(kFirst);
  }
  ~BitmapFrontier() {
    for (const State& state : states_) seen_.clear_around(index_(state));
  }

  void insert_start(const State& state, Via via) {
    seen_.insert(index_(state));
    states_.push_back(state);
    links_.push_back({0, via});
  }

  template <class Generate>
  void expand(Number n, std::uint64_t& generated, Generate&& generate) {
    states_.make_room(S::kMaxSuccessors + 1);
    links_.make_room(S::kMaxSuccessors + 1);
    // Every successor is written behind the last state; it counts only if it is new.
    State* const states = states_.data();
    Link* const links = links_.data();
    std::size_t size = states_.size();
    std::uint64_t count = 0;
    generate([&](const State& next, Via via) {
      states[size] = next;
      links[size] = {n, via};
      seen_.insert(index_(next), size);
      ++count;
    });
    generated += count;
    states_.set_size(size);
    links_.set_size(size);
  }

  void flush() {}

  std::size_t size() const { return states_.size(); }
  bool full() const { return false; }
  const State& state(Number n) const { return states_[n]; }
  Number parent(Number n) const { return links_[n].parent; }
  Via via(Number n) const { return links_[n].via; }
  std::size_t bytes() const { return states_.bytes() + links_.bytes() + seen_.bytes(); }

 private:
  struct Link {
    Number parent;
    Via via;
  };

  // A block so large is fresh from the allocator. A small one may be one that another thread has taken and this one has
  // freed: it would grow among the other's memory, and each would wait for the other.
  static constexpr std::size_t kFirst = 1024;

  const Index index_;
  Seen seen_;
  Buffer<State> states_;
  Buffer<Link> links_;  // of each state
};

// Up to this many, all bits are at hand: a megabyte, which stays in the cache.
inline constexpr std::uint64_t kDirectBits = std::uint64_t{1} << 23;

// Calls use(an empty frontier of the kind that suits the space).
template <class Via, StateSpace S, class Use>
auto with_frontier(const S& space, Use&& use) {
  if constexpr (IndexedSpace<S>) {
    return space.with_index([&]<class Index>(Index index) {
      if constexpr (kHasThreads)  // the page, which has none, has to be small
        if (space.index_count() <= kDirectBits) {
          BitmapFrontier<S, Via, Index, Bitmap> frontier(space, index);
          return use(frontier);
        }
      BitmapFrontier<S, Via, Index, PagedBitmap> frontier(space, index);
      return use(frontier);
    });
  } else {
    TableFrontier<S, Via> frontier(space);
    return use(frontier);
  }
}

}  // namespace gridlock
