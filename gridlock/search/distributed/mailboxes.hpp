// Carries letters between the workers of a distributed search that are threads of one process. A worker has a port;
// whatever else carries letters, such as messages between machines, has ports with the same functions.
//
// How the end is detected: `unfinished_` counts the batches in transit and the workers that have something to do. A
// batch is counted from before it is sent until everything it gave rise to is counted in turn, and only a batch can
// make an idle worker busy. So when the count is 0, nothing is in transit and no worker is or will ever be busy.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <utility>
#include <vector>

#include "gridlock/core/cost.hpp"

namespace gridlock {

template <class Letter>
class Mailboxes {
 public:
  using Batch = std::vector<Letter>;

  explicit Mailboxes(unsigned workers) : boxes_(workers), unfinished_(workers) {}

  class Port {
   public:
    Port(Mailboxes& all, unsigned number) : all_(all), number_(number) {}

    unsigned number() const { return number_; }
    unsigned workers() const { return static_cast<unsigned>(all_.boxes_.size()); }

    // Leaves the batch empty.
    void send(unsigned to, Batch& batch) {
      ++all_.unfinished_;
      Box& box = all_.boxes_[to];
      const std::lock_guard lock(box.mutex);
      box.letters += batch.size();
      box.batches.push_back(std::move(batch));
      batch = {};
      box.filled.store(true, std::memory_order_release);
    }
    // Whether the other one has so much to read that it should not be sent more.
    bool overburdened(unsigned to) const { return all_.boxes_[to].letters.load(std::memory_order_relaxed) > kMany; }
    // Takes what has come. When it is dealt with, finished_reading() must be told.
    bool receive(std::vector<Batch>& batches) {
      Box& box = all_.boxes_[number_];
      if (!box.filled.load(std::memory_order_acquire)) return false;
      const std::lock_guard lock(box.mutex);
      box.filled.store(false, std::memory_order_relaxed);
      box.letters = 0;
      batches.swap(box.batches);
      if (idle_) ++all_.unfinished_;
      idle_ = false;
      return true;
    }
    void finished_reading(std::vector<Batch>& batches) {
      all_.unfinished_ -= batches.size();
      batches.clear();
    }
    // There is nothing to do until something comes; all that was written has been sent.
    void rest() {
      if (!idle_) --all_.unfinished_;
      idle_ = true;
    }
    bool all_done() const { return all_.unfinished_ == 0; }

    // What a solution must cost less than to be of interest; known to all.
    Cost bound() const { return Cost::of_key(all_.bound_.load(std::memory_order_relaxed)); }
    void lower_bound_to(Cost cost) {
      std::uint64_t known = all_.bound_;
      while (cost.key() < known && !all_.bound_.compare_exchange_weak(known, cost.key())) continue;
    }

    // The least priority of what this worker has to expand, and that of any worker, as far as is known.
    void tell_least(std::uint64_t priority) { all_.boxes_[number_].least.store(priority, std::memory_order_relaxed); }
    std::uint64_t least_of_all() const {
      std::uint64_t least = kTooMuch.key();
      for (const Box& box : all_.boxes_) least = std::min(least, box.least.load(std::memory_order_relaxed));
      return least;
    }

    void stop() { all_.stopped_ = true; }
    bool stopped() const { return all_.stopped_.load(std::memory_order_relaxed); }

   private:
    Mailboxes& all_;
    const unsigned number_;
    bool idle_ = false;
  };

  // Before all workers begin, or go on after they were stopped.
  void open() { stopped_ = false; }

  // While no worker is at work: what was sent and not read.
  template <class Use>
  void for_each_unread(Use&& use) const {
    for (const Box& box : boxes_)
      for (const Batch& batch : box.batches)
        for (const Letter& letter : batch) use(letter);
  }

 private:
  static constexpr std::size_t kMany = std::size_t{1} << 16;
  // What is looked at before every expansion stands apart from what changes often: a line of the cache that one thread
  // writes is far away for all others.
  static constexpr std::size_t kApart = 64;

  struct alignas(kApart) Box {
    std::mutex mutex;
    std::vector<Batch> batches;
    alignas(kApart) std::atomic<std::size_t> letters{0};
    std::atomic<bool> filled{false};
    alignas(kApart) std::atomic<std::uint64_t> least{kTooMuch.key()};
  };

  std::vector<Box> boxes_;
  alignas(kApart) std::atomic<std::size_t> unfinished_;
  alignas(kApart) std::atomic<std::uint64_t> bound_{kTooMuch.key()};
  std::atomic<bool> stopped_{false};
};

}  // namespace gridlock
