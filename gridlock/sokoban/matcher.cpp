#include "gridlock/sokoban/matcher.hpp"

#include <algorithm>
#include <numeric>

namespace gridlock::sokoban {

Matcher::Matcher(std::size_t size)
    : size_(size),
      costs_(size * size, 0),
      worth_(size, 0),
      price_(size, 0),
      column_of_(size),
      row_of_(size),
      length_(size),
      open_(size),
      final_(size),
      before_(size) {
  std::iota(column_of_.begin(), column_of_.end(), 0u);
  std::iota(row_of_.begin(), row_of_.end(), 0u);
}

template <bool kKeepsTrack>
Cost Matcher::shortest_path(std::size_t row, const Cost* costs) {
  const std::uint32_t target = column_of_[row];
  for (std::size_t k = 0; k < size_; ++k) {
    length_[k] = costs[k] - price_[k];
    open_[k] = static_cast<std::uint32_t>(k);
    if constexpr (kKeepsTrack) before_[k] = static_cast<std::uint32_t>(size_);
  }
  open_count_ = size_;
  final_count_ = 0;
  for (;;) {
    std::size_t best = 0;
    for (std::size_t k = 1; k < open_count_; ++k)
      if (length_[open_[k]] < length_[open_[best]]) best = k;
    const std::uint32_t column = open_[best];
    const Cost length = length_[column];
    if (length == length_[target]) return length;
    open_[best] = open_[--open_count_];
    final_[final_count_++] = column;
    const std::size_t holder = row_of_[column];
    const Cost* const row_costs = &costs_[holder * size_];
    const Cost base = length - worth_[holder];
    for (std::size_t k = 0; k < open_count_; ++k) {
      const std::uint32_t to = open_[k];
      const Cost longer = base + row_costs[to] - price_[to];
      if (longer < length_[to]) {
        length_[to] = longer;
        if constexpr (kKeepsTrack) before_[to] = column;
      }
    }
  }
}

Cost Matcher::cost_with_row(std::size_t row, const Cost* costs) {
  return static_cast<Cost>(sum_ - worth_[row]) + shortest_path<false>(row, costs);
}

void Matcher::set_row(std::size_t row, const Cost* costs) {
  const std::uint32_t target = column_of_[row];
  const Cost length = shortest_path<true>(row, costs);
  std::copy(costs, costs + size_, &costs_[row * size_]);
  sum_ += length - worth_[row];
  worth_[row] = length;
  for (std::size_t i = 0; i < final_count_; ++i) {
    const std::uint32_t column = final_[i];
    const Cost shorter = length - length_[column];
    worth_[row_of_[column]] += shorter;
    price_[column] -= shorter;
  }
  for (std::uint32_t column = target; column != size_;) {
    const std::uint32_t before = before_[column];
    const auto holder = before == size_ ? static_cast<std::uint32_t>(row) : row_of_[before];
    row_of_[column] = holder;
    column_of_[holder] = column;
    column = before;
  }
  if (price_[target] < -(Cost{1} << 29)) recentre();
}

// Prices may drift together; only their differences matter.
void Matcher::recentre() {
  const Cost shift = price_[0];
  for (Cost& price : price_) price -= shift;
  for (Cost& worth : worth_) worth += shift;
}

}  // namespace gridlock::sokoban
