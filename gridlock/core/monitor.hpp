// Watches a running search: counts, checks limits, reports progress.
//
// A part of a search that is a search of its own, such as the improver inside `auto` or the boards that a generator
// tries, gets a child: a monitor with a share of what its parent has left. What the child counted, proved and held
// comes back to the parent when the child ends; so the limits of the whole hold, whatever the parts are. While a child
// lives, its parent waits. Searches that run side by side, in threads, get theirs from a MonitorTeam (team.hpp).
#pragma once

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>

#include "gridlock/core/once_a_state.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/core/trace.hpp"
#include "gridlock/core/watch.hpp"

namespace gridlock {

class MonitorTeam;

// How much of what a monitor has left goes to a child.
struct Share {
  std::uint64_t nodes = Limits{}.nodes;  // at most
  std::size_t bytes = Limits{}.bytes;    // at most
  unsigned parts = 1;                    // the child gets 1/parts of the time and nodes that are left
  bool same_puzzle = true;               // if not, its bounds and solutions say nothing about the parent's

  // For one of many puzzles that a larger work looks at; none of them should take all there is.
  static Share of_many(std::uint64_t nodes) {
    return {.nodes = nodes, .bytes = std::size_t{256} << 20, .same_puzzle = false};
  }
};

class Monitor {
 public:
  explicit Monitor(Limits limits = {}, Progress progress = {})
      : limits_(limits),
        memory_{limits.bytes, limits.process, limits.held},
        progress_(std::move(progress)),
        root_(this),
        granted_(limits.nodes),
        began_(Clock::now()),
        reported_(began_),
        cpu_began_(cpu_now()) {}
  Monitor(const Monitor&) = delete;
  Monitor& operator=(const Monitor&) = delete;
  ~Monitor();

  Stats stats;

  const Limits& limits() const { return limits_; }

  // A monitor for a part of the work. It must end before this one is used again.
  Monitor child(const Share& share = {}) { return Monitor(*this, share); }

  // Call before each expansion. Cheap: the clock is read every few milliseconds.
  GRIDLOCK_ONCE_A_STATE std::optional<Outcome> poll() {
    if (stats.expanded < granted_ && stats.bytes <= limits_.bytes && stats.expanded + 1 < next_look_) [[likely]] {
      ++stats.expanded;
      return std::nullopt;
    }
    return poll_carefully();
  }

  // After poll(): a state is expanded. position() is a number for it, and is called only where a trace is kept.
  template <class Position>
  void expands(Position&& position) {
    if (limits_.trace != nullptr) [[unlikely]]
      limits_.trace->expansion(position());
  }

  // After poll(): the state was known or dead, and is not expanded.
  void skip() {
    --stats.expanded;
    if (next_look_ > 0) --next_look_;
  }

  // Reads the clock and tests every limit now; for loops whose turns are longer than an expansion.
  std::optional<Outcome> look() {
    if (const auto end = look_around()) return end;
    if (stats.expanded >= granted_ && !grant_more()) return Outcome::out_of_nodes;
    return std::nullopt;
  }

  // For preparations that have no outcome to return.
  Watch watch() const {
    const bool endless = limits_.time >= Clock::time_point::max() - began_;
    MemoryLimit left = memory_;
    left.bytes -= std::min(left.bytes, stats.bytes);
    return {endless ? Clock::time_point::max() : began_ + limits_.time, limits_.cancel, left};
  }

  // True if `more` bytes can be taken without breaking the memory limit. Ask before growing much.
  bool affords(std::size_t more) const { return memory_.affords(stats.bytes, more); }

  // What the search holds now, beside what hold() was told.
  void set_bytes(std::size_t bytes) {
    stats.bytes = held_ + bytes;
    stats.peak_bytes = std::max(stats.peak_bytes, stats.bytes);
  }
  // What is there for as long as this monitor is, such as the tables of a level.
  void hold(std::size_t bytes) {
    held_ = bytes;
    set_bytes(0);
  }

  // A bound once proved stays proved. One that cannot be counted says less than the last one that could.
  void raise_lower_bound(Cost bound) {
    if (bound.finite()) stats.lower_bound = std::max(stats.lower_bound, bound);
  }

  void found(Cost cost) {
    if (!stats.first_solution) stats.first_solution = Clock::now() - began_;
    if (!stats.best || cost < *stats.best) stats.best = cost;
  }

  void finish() {
    stats.elapsed = Clock::now() - began_;
    stats.cpu = cpu_now() - cpu_began_ + cpu_of_teams_;
  }

 private:
  friend class MonitorTeam;
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kShortestStride = 1;
  static constexpr std::uint64_t kLongestStride = 16384;

  // A child.
  Monitor(Monitor& parent, const Share& share);
  // One of a team.
  Monitor(MonitorTeam& team, unsigned number);

  // Of this thread: others may be working on other puzzles.
  static std::chrono::nanoseconds cpu_now() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
  }

  // More nodes from the team; false if there are none, or no team.
  bool grant_more();
  // Where there may be something to be done beside counting.
  std::optional<Outcome> poll_carefully();
  // All limits but that of nodes.
  std::optional<Outcome> look_around();
  std::optional<Outcome> test_limits();
  void report(Clock::time_point now, const Stats& all);
  // What this monitor and those it is a child of have counted, up to the one without a parent.
  Stats sum() const;
  // Adds what a part has counted, whose monitor began at that time.
  static void join(Stats& whole, const Stats& part, Clock::duration later, bool same_puzzle);

  Limits limits_;
  MemoryLimit memory_;
  Progress progress_;
  Monitor* root_;              // the one that reports; null in a team, where the calling thread does
  Monitor* parent_ = nullptr;  // whose child this is
  MonitorTeam* team_ = nullptr;
  unsigned number_ = 0;  // in the team
  bool same_puzzle_ = true;
  std::uint64_t granted_;  // nodes; in a team, they come a few at a time
  std::size_t held_ = 0;
  Clock::time_point began_;
  Clock::time_point reported_;
  std::chrono::nanoseconds cpu_began_;
  std::chrono::nanoseconds cpu_of_teams_{0};  // the time of the threads that worked for this one
  std::uint64_t stride_ = 1;                  // a first expansion may take long
  std::uint64_t next_look_ = 1;
};

}  // namespace gridlock
