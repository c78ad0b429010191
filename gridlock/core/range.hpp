// A range of whole numbers, both ends included: how requests to the generators say what they want.
#pragma once

namespace gridlock {

struct Range {
  int min = 0;
  int max = 0;
  bool contains(int n) const { return min <= n && n <= max; }
  bool empty() const { return min > max; }
};

}  // namespace gridlock
