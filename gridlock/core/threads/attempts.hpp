// Random attempts at making something, several at a time. Their results are taken in the order of their numbers, so the
// outcome does not depend on how many run at once.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "gridlock/core/threads/run_team.hpp"
#include "gridlock/core/watch.hpp"

namespace gridlock {

template <class Made>
struct Attempts {
  // The attempt with that number; none if it failed, or the monitor called a halt.
  std::function<std::optional<Made>(std::uint64_t number, Monitor& monitor)> attempt;
  // Takes what an attempt has made, or says that it is no good after all. Called in order, by one thread at a time.
  std::function<bool(Made& made, Monitor& monitor)> accept;
  std::uint64_t wanted = 1;    // how many are to be accepted
  std::uint32_t patience = 1;  // failed attempts in a row before giving up
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

// What several threads have made, and what of it is not its turn yet.
template <class Made>
class Queue {
 public:
  explicit Queue(const Attempts<Made>& work) : work_(work), tally_(work.wanted, work.patience) {}

  // One attempt after the other, until all is over or the monitor calls a halt.
  Outcome work(Monitor& own) {
    while (!is_over()) {
      const std::uint64_t number = next_++;
      auto made = work_.attempt(number, own);
      const auto halt = own.look();
      if (made || !halt) deliver(number, std::move(made), own);
      if (halt) return *halt;
    }
    return Outcome::solved;
  }

  std::optional<Outcome> end() const { return tally_.end(); }

 private:
  bool is_over() {
    const std::lock_guard lock(mutex_);
    return tally_.end().has_value();
  }

  // A thread that finds another one accepting leaves it to that one.
  void deliver(std::uint64_t number, std::optional<Made> made, Monitor& own) {
    std::unique_lock lock(mutex_);
    ready_.emplace(number, std::move(made));
    if (accepting_) return;
    accepting_ = true;
    while (!tally_.end() && !ready_.empty() && ready_.begin()->first == turn_) {
      auto next = ready_.extract(ready_.begin());
      lock.unlock();
      const bool accepted = next.mapped() && work_.accept(*next.mapped(), own);
      lock.lock();
      ++turn_;
      tally_.count(accepted);
    }
    accepting_ = false;
  }

  const Attempts<Made>& work_;
  Tally tally_;
  std::atomic<std::uint64_t> next_{0};
  std::mutex mutex_;
  std::map<std::uint64_t, std::optional<Made>> ready_;
  std::uint64_t turn_ = 0;
  bool accepting_ = false;
};

template <class Made>
Outcome several_at_a_time(const Attempts<Made>& work, Monitor& monitor) {
  Queue<Made> queue(work);
  const TeamEnd end = run_team(monitor, work.jobs, [&](unsigned, Monitor& own) { return queue.work(own); },
                               {[](Outcome outcome) { return outcome != Outcome::cancelled; }});
  if (const auto reached = queue.end()) return *reached;
  if (end.limit) return *end.limit;
  for (const Outcome outcome : end.members)
    if (outcome != Outcome::cancelled) return outcome;
  return Outcome::cancelled;
}

}  // namespace attempts

template <class Made>
Outcome Attempts<Made>::run(Monitor& monitor) const {
  Outcome outcome = Outcome::gave_up;
  const auto ended = outcome_of([&] {
    outcome = jobs > 1 ? attempts::several_at_a_time(*this, monitor) : attempts::one_after_the_other(*this, monitor);
  });
  return ended.value_or(outcome);
}

}  // namespace gridlock
