// One piece of work in a process of its own, so that a crash, an endless loop or runaway memory costs that piece alone.
// Limits are set inside the process, and its parent enforces them even if the process ignores them.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

#include "gridlock/lab/run/measures.hpp"

namespace gridlock::lab {

struct ChildLimits {
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  std::size_t bytes = static_cast<std::size_t>(-1);
  unsigned threads = 1;  // how many the work may use: each has the whole time
};

class Child {
 public:
  // Starts work() in a new process. Throws std::system_error if the system refuses one.
  Child(const std::function<Measures()>& work, const ChildLimits& limits);
  ~Child();
  Child(Child&& other) noexcept;
  Child& operator=(Child&&) = delete;

  // Becomes readable when there is something to hear.
  int descriptor() const { return pipe_; }

  // Listens, without waiting, and kills the process if it is beyond its limits. True once it has ended.
  bool ended();

  // After the end: what the process sent, or why it sent nothing.
  Measures result() const;

 private:
  using Clock = std::chrono::steady_clock;

  void watch();
  void stop(Outcome reason);
  void reap();

  ChildLimits limits_;
  Clock::time_point began_;
  std::size_t inherited_bytes_;  // resident in the parent at the start, and so in the child
  pid_t process_ = -1;
  int pipe_ = -1;
  std::string message_;
  std::optional<Outcome> stopped_for_;
  int status_ = 0;
  double seconds_ = 0, cpu_seconds_ = 0;
  std::int64_t peak_bytes_ = 0;
};

}  // namespace gridlock::lab
