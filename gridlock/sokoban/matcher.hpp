// A cheapest assignment of rows to columns that follows changes of single rows: after a push, only one box has other
// distances, and the prices of the goals are nearly right already.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/core/space.hpp"

namespace gridlock::sokoban {

// The Hungarian method with prices (Kuhn 1955; Jonker and Volgenant 1987), one shortest augmenting path a change. The
// matrix is square. Rows that were never set cost nothing anywhere, so it may be larger than what is to be assigned:
// with more columns than rows, a column that becomes free must not keep a price, and a square matrix knows no such.
class Matcher {
 public:
  explicit Matcher(std::size_t size);

  std::size_t size() const { return size_; }
  Cost cost() const { return static_cast<Cost>(sum_); }
  std::size_t column_of(std::size_t row) const { return column_of_[row]; }

  // Costs must be at least 0, and `size` times the greatest must stay below 2^30. `costs` has `size` numbers.
  void set_row(std::size_t row, const Cost* costs);
  // What cost() would be after set_row, at a fraction of its price.
  Cost cost_with_row(std::size_t row, const Cost* costs);

 private:
  // Finds the cheapest way from the row to the column it gives up; its length, counted from the row's own costs.
  template <bool kKeepsTrack>
  Cost shortest_path(std::size_t row, const Cost* costs);
  void recentre();

  std::size_t size_;
  std::vector<Cost> costs_;
  std::vector<Cost> worth_, price_;  // of rows and columns; costs - worth - price is never negative, and 0 if matched
  std::vector<std::uint32_t> column_of_, row_of_;
  std::int64_t sum_ = 0;  // of all worths and prices: the cost of the assignment

  // Of the last path: lengths, those that are final, and where each column was reached from.
  std::vector<Cost> length_;
  std::vector<std::uint32_t> open_, final_, before_;
  std::size_t open_count_ = 0, final_count_ = 0;
};

}  // namespace gridlock::sokoban
