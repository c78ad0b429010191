// A solution as the positions it passes: what the improver cuts and mends.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlock/core/random.hpp"
#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/space/push_cost.hpp"

namespace gridlock::sokoban {

// From position `first` of a solution to position `last`.
struct Window {
  std::size_t first = 0;
  std::size_t last = 0;
};

// Position i is the one after i pushes.
class Trail {
 public:
  // None if a push is illegal or the last position is not solved.
  static std::optional<Trail> along(const Level& level, std::vector<Push> pushes);

  std::size_t size() const { return pushes_.size(); }
  const std::vector<Push>& pushes() const { return pushes_; }
  std::vector<Push> pushes(std::size_t first, std::size_t last) const {
    return {pushes_.begin() + static_cast<std::ptrdiff_t>(first), pushes_.begin() + static_cast<std::ptrdiff_t>(last)};
  }
  // In no order: a box keeps its place in the row, wherever it goes.
  const Square* boxes(std::size_t position) const { return boxes_.data() + position * count_; }
  std::size_t box_count() const { return count_; }
  Square player(std::size_t position) const { return player_[position]; }
  Square region(std::size_t position) const { return region_[position]; }  // named by its least square
  Counts counts(std::size_t position) const { return {static_cast<Count>(position), moves_[position]}; }
  Counts counts() const { return counts(size()); }
  Counts between(std::size_t first, std::size_t last) const {
    return {static_cast<Count>(last - first), moves_[last] - moves_[first]};
  }
  // Of the boxes and the player's region.
  std::uint64_t hash(std::size_t position) const { return hash_[position]; }
  // Of all positions from one to another.
  std::uint64_t hash(std::size_t first, std::size_t last) const {
    return mix(sums_[last] - sums_[first] + hash_[first]) ^ mix(hash_[last]);
  }

 private:
  Trail() = default;

  std::vector<Push> pushes_;
  std::size_t count_ = 0;
  std::vector<Square> boxes_, player_, region_;
  std::vector<Count> moves_;
  std::vector<std::uint64_t> hash_;
  std::vector<std::uint64_t> sums_;  // of the mixed hashes up to each position
};

}  // namespace gridlock::sokoban
