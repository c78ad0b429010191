// What a heuristic promises in a metric.
#pragma once

namespace gridlock {

struct Claims {
  bool admissible = false;  // never more than the true cost
  bool consistent = false;  // never falls by more than an edge costs
  friend bool operator==(const Claims&, const Claims&) = default;
};

}  // namespace gridlock
