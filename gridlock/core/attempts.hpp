// Random attempts at making something, several at a time. What they lead to counts in the order of their numbers, so
// that the outcome is the same however many run at a time.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "gridlock/core/team.hpp"

namespace gridlock {

template <class Made>
struct Attempts {
  // The attempt with that number; none if it was in vain, or the monitor called a halt.
  std::function<std::optional<Made>(std::uint64_t number, Monitor& monitor)> attempt;
  // Takes what an attempt has made, or says that it is no good after all. Called in order, by one thread at a time.
  std::function<bool(Made& made, Monitor& monitor)> accept;
  std::uint64_t wanted = 1;    // how many are to be accepted
  std::uint32_t patience = 1;  // attempts in vain, one after the other, before all is given up
  unsigned jobs = 1;           // at a time

  // `solved` when as many are accepted as were wanted, `gave_up`, or why the monitor called a halt.
  Outcome run(Monitor& monitor) const;
};

namespace attempts {

// How many were accepted, and whether it is time to end.
class Tally {
 public:
  Tally(std::uint64_t wanted, std::uint32_t patience) : wanted_(wanted), patience_(patience) {}

  std::optional<Outcome> end() const {
    if (accepted_ >= wanted_) return Outcome::solved;
    return in_vain_ >= patience_ ? std::optional(Outcome::gave_up) : std::nullopt;
  }
  void count(bool accepted) {
    accepted_ += accepted ? 1 : 0;
    in_vain_ = accepted ? 0 : in_vain_ + 1;
  }

 private:
  std::uint64_t wanted_, accepted_ = 0;
  std::uint32_t patience_, in_vain_ = 0;
};

template <class Made>
Outcome one_after_the_other(const Attempts<Made>& work, Monitor& monitor) {
  Tally tally(work.wanted, work.patience);
  for (std::uint64_t number = 0; !tally.end(); ++number) {
    auto made = work.attempt(number, monitor);
    const bool accepted = made && work.accept(*made, monitor);
    if (!accepted)
      if (const auto halt = monitor.look()) return *halt;
    tally.count(accepted);
  }
  return *tally.end();
}

// The threads, and what they have made that is not its turn yet.
template <class Made>
class Team {
 public:
  Team(const Attempts<Made>& work, Monitor& monitor)
      : work_(work), monitors_(monitor, work.jobs), tally_(work.wanted, work.patience) {}
  ~Team() {
    monitors_.stop();
    for (auto& thread : threads_) thread.join();
  }

  Outcome run() {
    for (unsigned i = 0; i < work_.jobs; ++i) threads_.emplace_back([this, i] { labour(i); });
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, kBetweenLooks, [this] { return finished_ == work_.jobs; })) {
      lock.unlock();
      const auto halt = monitors_.look();
      lock.lock();
      if (halt) end_with(*halt);
    }
    if (failure_) std::rethrow_exception(failure_);
    return outcome_.value_or(Outcome::cancelled);
  }

 private:
  static constexpr std::chrono::milliseconds kBetweenLooks{20};

  void labour(unsigned thread) {
    std::exception_ptr failure;
    std::optional<Outcome> halt;
    try {
      const auto refused = outcome_of([&] {
        Monitor own = monitors_.member(thread);
        while (!halt && !is_over()) {
          const std::uint64_t number = next_++;
          auto made = work_.attempt(number, own);
          halt = own.look();
          if (made || !halt) deliver(number, std::move(made), own);
        }
      });
      if (refused) halt = refused;
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex_);
    if (failure && !failure_) failure_ = failure;
    // What a member takes for a cancellation is the end of the others' work.
    if (failure || (halt && *halt != Outcome::cancelled)) end_with(halt.value_or(Outcome::cancelled));
    ++finished_;
    ended_.notify_one();
  }

  bool is_over() {
    const std::lock_guard lock(mutex_);
    return outcome_.has_value();
  }

  // With mutex_ held.
  void end_with(Outcome outcome) {
    if (!outcome_) outcome_ = outcome;
    monitors_.stop();
  }

  // A thread that finds another one accepting leaves it to that one.
  void deliver(std::uint64_t number, std::optional<Made> made, Monitor& own) {
    std::unique_lock lock(mutex_);
    ready_.emplace(number, std::move(made));
    if (accepting_) return;
    accepting_ = true;
    while (!outcome_ && !ready_.empty() && ready_.begin()->first == turn_) {
      auto next = ready_.extract(ready_.begin());
      lock.unlock();
      const bool accepted = next.mapped() && work_.accept(*next.mapped(), own);
      lock.lock();
      ++turn_;
      tally_.count(accepted);
      if (const auto end = tally_.end()) end_with(*end);
    }
    accepting_ = false;
  }

  const Attempts<Made>& work_;
  MonitorTeam monitors_;
  Tally tally_;
  std::atomic<std::uint64_t> next_{0};
  std::mutex mutex_;
  std::condition_variable ended_;
  std::map<std::uint64_t, std::optional<Made>> ready_;
  std::uint64_t turn_ = 0;
  bool accepting_ = false;
  std::optional<Outcome> outcome_;
  std::exception_ptr failure_;
  unsigned finished_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace attempts

template <class Made>
Outcome Attempts<Made>::run(Monitor& monitor) const {
  if (jobs > 1) return attempts::Team<Made>(*this, monitor).run();
  return attempts::one_after_the_other(*this, monitor);
}

}  // namespace gridlock
