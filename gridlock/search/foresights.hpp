// What a heuristic foresaw of the successors of states that wait in a queue after it was asked about them, so that it
// need not be asked again when their turn comes.
#pragma once

#include <algorithm>
#include <cstdint>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/core/cost.hpp"

namespace gridlock {

// By the number of the node.
class Foresights {
 public:
  // Of the state that the heuristic was asked about last.
  template <class H>
  void keep(std::size_t node, [[maybe_unused]] const H& h) {
    if constexpr (requires { h.foresight(); }) {
      if (node >= kept_.size()) grow(node + 1 + node / 8);
      kept_[node] = h.foresight();
    }
  }

  // As if the heuristic had just been asked about this state, and had said so much again. False if nothing was kept.
  template <class H>
  bool recall(std::size_t node, [[maybe_unused]] Cost said, [[maybe_unused]] H& h) const {
    if (node >= kept_.size() || kept_[node] == kNothing) return false;
    if constexpr (requires { h.recall(said, kept_[node]); }) h.recall(said, kept_[node]);
    return true;
  }

  std::size_t bytes() const { return kept_.bytes(); }

 private:
  static constexpr std::uint64_t kNothing = 0;

  void grow(std::size_t size) {
    kept_.make_room(size - kept_.size());
    std::fill(kept_.data() + kept_.size(), kept_.data() + size, kNothing);
    kept_.set_size(size);
  }

  Buffer<std::uint64_t> kept_;
};

}  // namespace gridlock
