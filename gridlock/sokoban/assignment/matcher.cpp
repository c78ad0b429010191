#include "gridlock/sokoban/assignment/matcher.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace gridlock::sokoban {
namespace {

// Prices may drift together by so much before they are brought back; paths, which are shorter than `size` times the
// greatest entry, then still fit beside them.
template <class Sum>
constexpr Sum kDrift = std::numeric_limits<Sum>::max() / 4;

}  // namespace

Matcher::Matcher(std::size_t size, Entry most)
    : size_(size),
      wide_(static_cast<std::int64_t>(size) * most >= kDrift<std::int32_t>),
      costs_(size * size, 0),
      column_of_(size),
      row_of_(size),
      open_(size),
      final_(size),
      before_(size) {
  const auto make = [size](auto& sums) {
    sums.worth.assign(size, 0);
    sums.price.assign(size, 0);
    sums.length.resize(size);
  };
  if (wide_)
    make(wide_sums_);
  else
    make(narrow_sums_);
  std::iota(column_of_.begin(), column_of_.end(), 0u);
  std::iota(row_of_.begin(), row_of_.end(), 0u);
}

template <bool kKeepsTrack, class Sum>
Sum Matcher::shortest_path(Sums<Sum>& sums, std::size_t row, const Entry* costs) {
  const std::uint32_t target = column_of_[row];
  Sum* const lengths = sums.length.data();
  const Sum* const prices = sums.price.data();
  std::size_t best = 0;  // of those open, the first of the nearest
  for (std::size_t k = 0; k < size_; ++k) {
    lengths[k] = costs[k] - prices[k];
    open_[k] = static_cast<std::uint32_t>(k);
    if constexpr (kKeepsTrack) before_[k] = static_cast<std::uint32_t>(size_);
    if (lengths[k] < lengths[best]) best = k;
  }
  open_count_ = size_;
  final_count_ = 0;
  for (;;) {
    const std::uint32_t column = open_[best];
    const Sum length = lengths[column];
    if (length == lengths[target]) return length;
    open_[best] = open_[--open_count_];
    final_[final_count_++] = column;
    const std::size_t holder = row_of_[column];
    const Entry* const row_costs = &costs_[holder * size_];
    const Sum base = length - sums.worth[holder];
    Sum nearest = std::numeric_limits<Sum>::max();
    for (std::size_t k = 0; k < open_count_; ++k) {
      const std::uint32_t to = open_[k];
      const Sum longer = base + row_costs[to] - prices[to];
      if (longer < lengths[to]) {
        lengths[to] = longer;
        if constexpr (kKeepsTrack) before_[to] = column;
      }
      if (lengths[to] < nearest) {
        nearest = lengths[to];
        best = k;
      }
    }
  }
}

template <class Sum>
std::int64_t Matcher::cost_with_row(Sums<Sum>& sums, std::size_t row, const Entry* costs) {
  return sum_ - sums.worth[row] + shortest_path<false>(sums, row, costs);
}

template <class Sum>
void Matcher::set_row(Sums<Sum>& sums, std::size_t row, const Entry* costs) {
  const std::uint32_t target = column_of_[row];
  const Sum length = shortest_path<true>(sums, row, costs);
  std::copy(costs, costs + size_, &costs_[row * size_]);
  sum_ += length - sums.worth[row];
  sums.worth[row] = length;
  for (std::size_t i = 0; i < final_count_; ++i) {
    const std::uint32_t column = final_[i];
    const Sum shorter = length - sums.length[column];
    sums.worth[row_of_[column]] += shorter;
    sums.price[column] -= shorter;
  }
  for (std::uint32_t column = target; column != size_;) {
    const std::uint32_t before = before_[column];
    const auto holder = before == size_ ? static_cast<std::uint32_t>(row) : row_of_[before];
    row_of_[column] = holder;
    column_of_[holder] = column;
    column = before;
  }
  if (sums.price[target] >= -kDrift<Sum>) return;
  // Only the differences of prices matter.
  const Sum shift = sums.price[0];
  for (Sum& price : sums.price) price -= shift;
  for (Sum& worth : sums.worth) worth += shift;
}

std::int64_t Matcher::cost_with_row(std::size_t row, const Entry* costs) {
  return wide_ ? cost_with_row(wide_sums_, row, costs) : cost_with_row(narrow_sums_, row, costs);
}

void Matcher::set_row(std::size_t row, const Entry* costs) {
  if (wide_)
    set_row(wide_sums_, row, costs);
  else
    set_row(narrow_sums_, row, costs);
}

}  // namespace gridlock::sokoban
