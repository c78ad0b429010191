// A cheapest assignment of rows to columns that is updated when a single row changes: after a push, only one box has
// new distances, and the prices of the goals are nearly right already.
#pragma once

#include <cstdint>
#include <vector>

namespace gridlock::sokoban {

// The Hungarian method with prices (Kuhn 1955; Jonker and Volgenant 1987), one shortest augmenting path a change. The
// matrix is square. Rows that were never set cost nothing anywhere, so it may be larger than what is to be assigned:
// with more columns than rows, a column that becomes free must not keep a price, and a square matrix knows no such.
class Matcher {
 public:
  using Entry = std::int32_t;  // of the matrix

  // No entry is greater than `most`. Sums of `size` of them are counted in 32 bits where they surely fit, as they do in
  // all but huge levels, and else in 64.
  Matcher(std::size_t size, Entry most);

  std::size_t size() const { return size_; }
  std::int64_t cost() const { return sum_; }
  std::size_t column_of(std::size_t row) const { return column_of_[row]; }

  // Entries must be at least 0. `costs` has `size` of them.
  void set_row(std::size_t row, const Entry* costs);
  // What cost() would be after set_row, at a fraction of its price.
  std::int64_t cost_with_row(std::size_t row, const Entry* costs);

 private:
  // Sums of entries, in either width.
  template <class Sum>
  struct Sums {
    std::vector<Sum> worth, price;  // of rows and columns; costs - worth - price is never negative, and 0 if matched
    std::vector<Sum> length;        // of the last path
  };

  // Finds the cheapest way from the row to the column it gives up; its length, counted from the row's own costs.
  template <bool kKeepsTrack, class Sum>
  Sum shortest_path(Sums<Sum>& sums, std::size_t row, const Entry* costs);
  template <class Sum>
  void set_row(Sums<Sum>& sums, std::size_t row, const Entry* costs);
  template <class Sum>
  std::int64_t cost_with_row(Sums<Sum>& sums, std::size_t row, const Entry* costs);

  std::size_t size_;
  bool wide_;
  std::vector<Entry> costs_;
  Sums<std::int32_t> narrow_sums_;  // the one or the other is in use
  Sums<std::int64_t> wide_sums_;
  std::vector<std::uint32_t> column_of_, row_of_;
  std::int64_t sum_ = 0;  // of all worths and prices: the cost of the assignment

  // Of the last path: the columns whose lengths are final, the others, and where each column was reached from.
  std::vector<std::uint32_t> open_, final_, before_;
  std::size_t open_count_ = 0, final_count_ = 0;
};

}  // namespace gridlock::sokoban
