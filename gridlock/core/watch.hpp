// For preparations that can take long, such as the tables of a large level, and have no outcome to return: a deadline,
// a cancellation flag and a memory limit to check against, and an exception that ends the work.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <new>
#include <optional>
#include <utility>

#include "gridlock/core/result.hpp"

namespace gridlock {

// Thrown by Watch only. Whoever runs a search catches it, by outcome_of().
struct Halted {
  Outcome outcome;
};

// Never changes, so that any thread may ask it. Monitor::watch() makes one.
class Watch {
 public:
  using Clock = std::chrono::steady_clock;

  Watch() = default;  // waits for ever
  Watch(Clock::time_point deadline, const std::atomic<bool>* cancel, MemoryLimit memory)
      : deadline_(deadline), cancel_(cancel), memory_(memory) {}

  // Throws if it is time to end. To be called every millisecond or so.
  void check() const {
    if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) throw Halted{Outcome::cancelled};
    if (deadline_ != Clock::time_point::max() && Clock::now() > deadline_) throw Halted{Outcome::out_of_time};
  }
  // Whether that many bytes can be taken beyond what is held now.
  bool affords(std::size_t more) const { return memory_.affords(0, more); }
  // Throws as well if that many bytes beyond what is held now are too many. To be called before they are taken.
  void check(std::size_t more) const {
    if (!affords(more)) throw Halted{Outcome::out_of_memory};
    check();
  }

 private:
  Clock::time_point deadline_ = Clock::time_point::max();
  const std::atomic<bool>* cancel_ = nullptr;
  MemoryLimit memory_;
};

// Does the work. If a watch ended it, or memory was refused, says so.
template <class Work>
std::optional<Outcome> outcome_of(Work&& work) {
  try {
    std::forward<Work>(work)();
  } catch (const Halted& halted) {
    return halted.outcome;
  } catch (const std::bad_alloc&) {
    return Outcome::out_of_memory;
  }
  return std::nullopt;
}

}  // namespace gridlock
