// The monitors of a team of threads that work on one task: they share its limits of nodes, bytes and time.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "gridlock/core/monitor.hpp"

namespace gridlock {

// The thread that makes a team calls look() now and then and does nothing else with the monitor `whole`, until the
// members are gone. Then the team may go, too, and what they counted comes back to `whole`.
class MonitorTeam {
 public:
  MonitorTeam(Monitor& whole, unsigned members);
  ~MonitorTeam();
  MonitorTeam(const MonitorTeam&) = delete;
  MonitorTeam& operator=(const MonitorTeam&) = delete;

  // The monitor of that thread, counted from 0; to be made, used and destroyed there.
  Monitor member(unsigned number) { return Monitor(*this, number); }

  // Ends the work of all; to them it is as if they had been cancelled. Any thread may call it.
  void stop() { stop_ = true; }
  // Tests the limits of the whole and reports its progress.
  std::optional<Outcome> look();

 private:
  friend class Monitor;

  // Up to that many nodes, of those that are left.
  std::uint64_t take_nodes(std::uint64_t wanted);
  void return_nodes(std::uint64_t unused) { nodes_left_ += unused; }
  // What a member has counted by now. True if all together hold more than they may.
  bool publish(unsigned number, const Stats& counts);
  Stats sum() const;  // with mutex_ held

  Monitor& whole_;
  Limits limits_;
  MemoryLimit memory_;
  const Watch::Clock::time_point began_;
  std::atomic<bool> stop_{false};
  std::atomic<std::uint64_t> nodes_left_;
  mutable std::mutex mutex_;
  std::vector<Stats> counts_;  // of each member
  std::size_t peak_bytes_ = 0;
};

}  // namespace gridlock
