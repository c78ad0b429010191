// Watches a running search: counts, checks limits, reports progress.
#pragma once

#include <algorithm>
#include <ctime>
#include <optional>
#include <utility>

#include "gridlock/core/result.hpp"

namespace gridlock {

class Monitor {
 public:
  explicit Monitor(Limits limits = {}, Progress progress = {})
      : limits_(limits),
        progress_(std::move(progress)),
        began_(Clock::now()),
        reported_(began_),
        cpu_began_(cpu_now()) {}

  Stats stats;

  const Limits& limits() const { return limits_; }

  // Call before each expansion. Cheap: the clock is read every few milliseconds.
  std::optional<Outcome> poll() {
    if (stats.expanded >= limits_.nodes) return Outcome::out_of_nodes;
    if (stats.bytes > limits_.bytes) return Outcome::out_of_memory;
    ++stats.expanded;
    if (stats.expanded < next_look_) return std::nullopt;
    return look_around();
  }

  // After poll(): the state was known or dead, and is not expanded.
  void skip() {
    --stats.expanded;
    --next_look_;
  }

  // Reads the clock and tests every limit now; for loops whose turns are longer than an expansion.
  std::optional<Outcome> look() {
    if (const auto end = look_around()) return end;
    if (stats.expanded >= limits_.nodes) return Outcome::out_of_nodes;
    return std::nullopt;
  }

  // True if `more` bytes can be taken without breaking the memory limit. Ask before growing.
  bool affords(std::size_t more) const { return more <= limits_.bytes && stats.bytes <= limits_.bytes - more; }

  void set_bytes(std::size_t bytes) {
    stats.bytes = bytes;
    stats.peak_bytes = std::max(stats.peak_bytes, bytes);
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
    stats.cpu = cpu_now() - cpu_began_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kShortestStride = 1;
  static constexpr std::uint64_t kLongestStride = 16384;

  static std::chrono::nanoseconds cpu_now() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
  }

  // All limits but that of nodes.
  std::optional<Outcome> look_around() {
    const auto now = Clock::now();
    const auto since_last_look = now - began_ - stats.elapsed;
    stats.elapsed = now - began_;
    if (since_last_look < std::chrono::milliseconds(2)) stride_ = std::min(stride_ * 2, kLongestStride);
    if (since_last_look > std::chrono::milliseconds(10)) stride_ = std::max(stride_ / 4, kShortestStride);
    next_look_ = stats.expanded + stride_;
    if (progress_ && now - reported_ > std::chrono::milliseconds(100)) {
      reported_ = now;
      progress_(stats);
    }
    if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed)) return Outcome::cancelled;
    if (stats.elapsed > limits_.time) return Outcome::out_of_time;
    if (stats.bytes > limits_.bytes) return Outcome::out_of_memory;
    return std::nullopt;
  }

  Limits limits_;
  Progress progress_;
  Clock::time_point began_;
  Clock::time_point reported_;
  std::chrono::nanoseconds cpu_began_;
  std::uint64_t stride_ = 1;  // a first expansion may take long
  std::uint64_t next_look_ = 1;
};

}  // namespace gridlock
