// One share of work that several processes divide among themselves without communicating.
#pragma once

#include <cstddef>
#include <numeric>
#include <vector>

#include "gridlock/core/random.hpp"

namespace gridlock {

struct Shard {
  unsigned number = 1, count = 1;  // 1 of 1: everything

  bool whole() const { return count == 1; }
  friend bool operator==(const Shard&, const Shard&) = default;
  // The pieces that are its own, in their order: dealt like cards after a shuffle that is always the same, so that each
  // shard gets its share of what is long.
  std::vector<std::size_t> pieces_of(std::size_t total) const {
    std::vector<std::size_t> order(total);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(total);
    for (std::size_t i = total; i > 1; --i) std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    std::vector<bool> own(total);
    for (std::size_t i = number - 1; i < total; i += count) own[order[i]] = true;
    std::vector<std::size_t> pieces;
    for (std::size_t i = 0; i < total; ++i)
      if (own[i]) pieces.push_back(i);
    return pieces;
  }
};

}  // namespace gridlock
