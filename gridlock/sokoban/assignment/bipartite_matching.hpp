// Bipartite matching by augmenting paths (Kuhn). What a node on the left may have is a row of bits, so that a path
// looks at 64 nodes on the right at a time: levels have hundreds of boxes, and this is asked for most positions.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "gridlock/core/watch.hpp"

namespace gridlock::sokoban {

// A set of nodes on the right, in as many words as all of them take.
using BitRow = std::vector<std::uint64_t>;

inline std::size_t words_for(std::size_t nodes) { return nodes / 64 + 1; }
inline bool has_bit(const BitRow& row, std::size_t node) { return (row[node / 64] >> (node % 64) & 1) != 0; }
inline void add_bit(std::uint64_t* row, std::size_t node) { row[node / 64] |= std::uint64_t{1} << (node % 64); }

class BipartiteMatching {
 public:
  static constexpr int kNobody = -1;

  // The right nodes that take part.
  explicit BipartiteMatching(BitRow rights)
      : rights_(rights), free_(std::move(rights)), seen_(free_.size()), partner_(free_.size() * 64, kNobody) {}

  // Gives a further left node a right node of its own among those of `row`, which must stay where it is; others may
  // have to change theirs. False if that cannot be done.
  bool add(const std::uint64_t* row) {
    rows_.push_back(row);
    std::fill(seen_.begin(), seen_.end(), 0);
    return place(rows_.size() - 1);
  }

  // Gives every left node one of its own. Where there are hundreds, it takes a while.
  bool add_all(const std::vector<const std::uint64_t*>& rows, const Watch& watch) {
    for (const std::uint64_t* row : rows) {
      if (rows_.size() % kPatience == 0) watch.check();
      if (!add(row)) return false;
    }
    return true;
  }

  // After that: whether all others could still have one if this left node and this right node were gone.
  bool does_without(std::size_t left, std::size_t right) const {
    if (partner_[right] == static_cast<int>(left)) return true;
    BipartiteMatching rest = *this;
    for (std::size_t other = 0; other < partner_.size(); ++other)
      if (partner_[other] == static_cast<int>(left)) {
        rest.partner_[other] = kNobody;
        add_bit(rest.free_.data(), other);
      }
    if (partner_[right] == kNobody) return true;
    std::fill(rest.seen_.begin(), rest.seen_.end(), 0);
    add_bit(rest.seen_.data(), right);
    rest.free_[right / 64] &= ~(std::uint64_t{1} << (right % 64));
    return rest.place(static_cast<std::size_t>(partner_[right]));
  }

  // The left node that has a right one, or kNobody.
  int partner(std::size_t right) const { return partner_[right]; }

 private:
  static constexpr std::size_t kPatience = 16;  // between two looks at the watch

  bool place(std::size_t left) {
    const std::uint64_t* const row = rows_[left];
    for (std::size_t word = 0; word < free_.size(); ++word)
      if (const std::uint64_t free = row[word] & free_[word]; free != 0) {
        free_[word] &= ~(free & -free);
        partner_[word * 64 + static_cast<std::size_t>(std::countr_zero(free))] = static_cast<int>(left);
        return true;
      }
    for (std::size_t word = 0; word < free_.size(); ++word)
      while (const std::uint64_t taken = row[word] & rights_[word] & ~seen_[word]) {
        seen_[word] |= taken & -taken;
        const std::size_t right = word * 64 + static_cast<std::size_t>(std::countr_zero(taken));
        if (place(static_cast<std::size_t>(partner_[right]))) {
          partner_[right] = static_cast<int>(left);
          return true;
        }
      }
    return false;
  }

  std::vector<const std::uint64_t*> rows_;  // by left node
  BitRow rights_, free_, seen_;
  std::vector<int> partner_;  // by right node
};

}  // namespace gridlock::sokoban
