// A range of whole numbers, both ends included: how requests to the generators say what they want.
#pragma once

namespace gridlock {

// From `min` to `max`.
struct Range {
  int min = 0;  // the least that is in it
  int max = 0;  // the greatest that is in it
  // Whether n is in it.
  bool contains(int n) const { return min <= n && n <= max; }
  // Whether nothing is in it.
  bool empty() const { return min > max; }
};

}  // namespace gridlock
