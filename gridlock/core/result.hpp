// What a search was allowed to spend, what it spent, and what it found.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "gridlock/core/space.hpp"

namespace gridlock {

class Trace;

// gave_up: there is nothing left that the search would try, and that proves nothing.
enum class Outcome { solved, unsolvable, out_of_time, out_of_memory, out_of_nodes, cancelled, gave_up };

inline constexpr std::array<std::string_view, 7> kOutcomeNames{
    "solved", "unsolvable", "out_of_time", "out_of_memory", "out_of_nodes", "cancelled", "gave_up"};

constexpr std::string_view name_of(Outcome outcome) { return kOutcomeNames[static_cast<std::size_t>(outcome)]; }

struct Stats {
  std::uint64_t expanded = 0;    // states whose successors were made
  std::uint64_t generated = 0;   // successors made, the start included
  std::uint64_t duplicates = 0;  // successors that were known already
  std::uint64_t reopened = 0;    // known states reached again by a cheaper path
  std::uint64_t dead_ends = 0;   // states given up because no goal can be reached from them
  std::uint64_t states = 0;      // distinct states in memory
  std::size_t bytes = 0;         // memory held by the search now
  std::size_t peak_bytes = 0;
  Cost lower_bound;  // proved: no solution costs less
  std::optional<Cost> best;
  std::chrono::nanoseconds elapsed{0};
  std::chrono::nanoseconds cpu{0};
  std::optional<std::chrono::nanoseconds> first_solution;

  // Adds what a part of the same search has counted by itself.
  void count(const Stats& part) {
    expanded += part.expanded;
    generated += part.generated;
    duplicates += part.duplicates;
    reopened += part.reopened;
    dead_ends += part.dead_ends;
    states += part.states;
  }
};

struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  std::size_t bytes = std::numeric_limits<std::size_t>::max();
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  const std::atomic<bool>* cancel = nullptr;
  // What the process really holds, where its memory is limited as a whole; core/resident.hpp has such a function. It
  // may not exceed `process`, and what the search counts may not exceed `bytes`.
  std::size_t (*held)() = nullptr;
  std::size_t process = std::numeric_limits<std::size_t>::max();
  // Told of every expansion, if there is one; not where several threads expand side by side.
  Trace* trace = nullptr;
};

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

using Progress = std::function<void(const Stats&)>;

// How the runs of a randomised search went, by the count that comes first.
struct RunStatistics {
  std::uint64_t runs = 0;
  std::uint64_t solved = 0;
  Count min = 0;
  Count max = 0;
  double mean = 0;
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
