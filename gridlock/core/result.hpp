// What a search found, and the part of its limits that is about memory.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include "gridlock/core/limits.hpp"
#include "gridlock/core/space.hpp"

namespace gridlock {

// The part of the limits that is about memory.
struct MemoryLimit {
  std::size_t bytes = std::numeric_limits<std::size_t>::max();    // for what is counted
  std::size_t process = std::numeric_limits<std::size_t>::max();  // for what held() says
  std::size_t (*held)() = nullptr;

  bool broken_by(std::size_t counted) const {
    return counted > bytes ||
           (held != nullptr && process != std::numeric_limits<std::size_t>::max() && held() > process);
  }
  // Whether `more` bytes can be taken beside those that are counted. Ask before growing much.
  bool affords(std::size_t counted, std::size_t more) const {
    if (more > bytes || counted > bytes - more) return false;
    if (held == nullptr || process == std::numeric_limits<std::size_t>::max()) return true;
    return more <= process && held() <= process - more;
  }
};

template <class Move>
struct SearchResult {
  Outcome outcome = Outcome::unsolvable;
  bool optimal = false;  // `cost` is proved to be the least possible
  Cost cost;
  std::vector<Move> moves;
  std::optional<RunStatistics> runs;
};

}  // namespace gridlock
