// Many pieces of work, each in a process of its own, a few at a time.
#pragma once

#include <atomic>
#include <functional>

#include "gridlock/lab/run/child.hpp"

namespace gridlock::lab {

struct PoolOptions {
  unsigned jobs = 1;
  ChildLimits limits;
  const std::atomic<bool>* cancel = nullptr;  // becomes true: kill what runs, start nothing, return
};

struct PoolEvents {
  std::function<void(std::size_t, Measures&&)> done;  // piece i has ended
  std::function<void()> tick;                         // several times a second; may be empty
};

// Runs work(0), ..., work(count - 1), started in this order. Returns whether all were done.
bool run_in_processes(std::size_t count, const std::function<Measures(std::size_t)>& work, const PoolOptions& options,
                      const PoolEvents& events);

}  // namespace gridlock::lab
