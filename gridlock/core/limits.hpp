// What a run may spend, what it has spent, and how it ended.
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

#include "gridlock/core/cost.hpp"

namespace gridlock {

class Trace;

// How a run ended.
enum class Outcome {
  solved,         // with a solution
  unsolvable,     // proved: there is none
  out_of_time,    // Limits::time
  out_of_memory,  // Limits::bytes, or the system refused memory
  out_of_nodes,   // Limits::nodes
  cancelled,      // Limits::cancel
  gave_up,        // there is nothing left that the search would try, and that proves nothing
};

// The names of the outcomes, in their order.
inline constexpr std::array<std::string_view, 7> kOutcomeNames{
    "solved", "unsolvable", "out_of_time", "out_of_memory", "out_of_nodes", "cancelled", "gave_up"};

// "out_of_time", as the command line writes it.
constexpr std::string_view name_of(Outcome outcome) { return kOutcomeNames[static_cast<std::size_t>(outcome)]; }

// What a search has counted.
struct Stats {
  std::uint64_t expanded = 0;                              // states whose successors were made
  std::uint64_t generated = 0;                             // successors made, the start included
  std::uint64_t duplicates = 0;                            // successors that were known already
  std::uint64_t reopened = 0;                              // known states reached again by a cheaper path
  std::uint64_t dead_ends = 0;                             // states given up because no goal can be reached from them
  std::uint64_t states = 0;                                // distinct states in memory
  std::size_t bytes = 0;                                   // memory held by the search now
  std::size_t peak_bytes = 0;                              // the most it ever held
  Cost lower_bound;                                        // proved: no solution costs less
  std::optional<Cost> best;                                // of the cheapest solution so far
  std::chrono::nanoseconds elapsed{0};                     // by the clock
  std::chrono::nanoseconds cpu{0};                         // processor time of the whole process
  std::optional<std::chrono::nanoseconds> first_solution;  // when the first solution was there

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

// What a run may spend; without a word, all there is. Whoever asks for a run owns what `cancel` points to, for as long
// as the run takes.
struct Limits {
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // states expanded
  std::size_t bytes = std::numeric_limits<std::size_t>::max();      // memory held by the search
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();  // by the clock
  const std::atomic<bool>* cancel = nullptr;                        // set it, from any thread, and the run ends soon
  // What the process really holds, where its memory is limited as a whole. It may not exceed `process`, and what the
  // search counts may not exceed `bytes`. Any thread may call it.
  std::size_t (*held)() = nullptr;
  std::size_t process = std::numeric_limits<std::size_t>::max();  // memory held by the process, by what held() says
  // Told of every expansion, if there is one; not where several threads expand side by side. It is for the tests of
  // gridlock itself, and no part of the contract: leave it empty.
  Trace* trace = nullptr;
};

// Called now and then, a few times a second at most, by the thread that runs the search. It must not throw.
using Progress = std::function<void(const Stats&)>;

// How the runs of a randomised search went, by the count that comes first.
struct RunStatistics {
  std::uint64_t runs = 0;    // that were made
  std::uint64_t solved = 0;  // of them
  Count min = 0;             // cost of the cheapest
  Count max = 0;             // cost of the dearest
  double mean = 0;           // over those solved
};

}  // namespace gridlock
