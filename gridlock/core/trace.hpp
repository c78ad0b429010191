// What searches do, folded into one number: which positions they expand, in which order. Two runs with the same number
// have made the same choices. The number is the same on every machine, since it is made of positions and counts alone.
#pragma once

#include <cstdint>
#include <string_view>

#include "gridlock/core/random.hpp"

namespace gridlock {

class Trace {
 public:
  void add(std::uint64_t number) { sum_ = mix(sum_ ^ number); }
  void add(std::string_view text) {
    for (const char c : text) add(static_cast<unsigned char>(c));
    add(text.size());
  }
  // Monitor::expands() calls it, for searches that were given this trace in their limits.
  void expansion(std::uint64_t position) {
    add(position);
    ++expansions_;
  }

  std::uint64_t expansions() const { return expansions_; }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0;
  std::uint64_t expansions_ = 0;
};

}  // namespace gridlock
