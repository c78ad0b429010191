// The upper halves of the costs kept in tables. Where costs have one count, the lower half holds all of it and nothing
// is stored here: a table then takes four bytes per cost, and eight where costs have two counts.
#pragma once

#include <cstddef>
#include <cstdint>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/core/cost.hpp"

namespace gridlock {

class HighHalves {
 public:
  explicit HighHalves(bool two_counts) : kept_(two_counts) {}

  // Room for one more, which must be set before it is read.
  void add() {
    if (kept_) halves_.push_back(0);
  }
  void clear() { halves_.clear(); }

  // Keeps what belongs here and returns the lower half, which the caller keeps.
  std::uint32_t keep(std::size_t at, Cost cost) {
    if (kept_) halves_[at] = cost.high_half();
    return cost.low_half();
  }
  Cost whole(std::size_t at, std::uint32_t low) const {
    return kept_ ? Cost::of_halves(halves_[at], low) : Cost::of_one_count(low);
  }

  std::size_t bytes() const { return halves_.bytes(); }

 private:
  bool kept_;
  Buffer<std::uint32_t> halves_;
};

// A row of costs.
class CostColumn {
 public:
  explicit CostColumn(bool two_counts) : high_(two_counts) {}

  void push_back(Cost cost) {
    low_.push_back(0);
    high_.add();
    set(low_.size() - 1, cost);
  }
  void assign(std::size_t count, Cost cost) {
    low_.clear();
    high_.clear();
    for (std::size_t i = 0; i < count; ++i) push_back(cost);
  }
  void set(std::size_t at, Cost cost) { low_[at] = high_.keep(at, cost); }
  Cost operator[](std::size_t at) const { return high_.whole(at, low_[at]); }

  std::size_t size() const { return low_.size(); }
  std::size_t bytes() const { return low_.bytes() + high_.bytes(); }

 private:
  Buffer<std::uint32_t> low_;
  HighHalves high_;
};

}  // namespace gridlock
