// A priority queue for searches in which many states have the same priority as the goal, as in Sokoban. Among equal
// priorities a second number, the tie, decides: as a rule the lowest comes first, and then the newest; but every fourth
// time a tie is drawn at random, so that a promising dead end does not hold up everything else (after "Type-based
// exploration" of Xie, Müller, Holte and Imai, AAAI 2014). The same pushes and pops give the same order.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlock/containers/bucket_queue.hpp"

namespace gridlock {

// Only small priorities have ties settled: where priorities are large, hardly any are equal.
template <class T>
class TieQueue {
 public:
  using Priority = typename BucketQueue<T>::Priority;

  bool empty() const { return small_ == 0 && large_.empty(); }
  std::size_t size() const { return small_ + large_.size(); }

  void push(const T& value, Priority priority, Priority tie) {
    if (priority >= BucketQueue<T>::kSmall) return large_.push(value, priority);
    const auto at = static_cast<std::size_t>(priority);
    if (at >= levels_.size()) levels_.resize(at + 1);
    const std::size_t before = levels_[at].bytes();
    levels_[at].push(value, tie);
    bytes_ += levels_[at].bytes() - before;
    lowest_ = small_ == 0 ? at : std::min(lowest_, at);
    ++small_;
  }

  // The least priority that is queued; the queue must not be empty.
  Priority lowest() {
    if (small_ == 0) return large_.lowest();
    return lowest_small();
  }

  T pop() {
    if (small_ == 0) return large_.pop();
    BucketQueue<T>& level = levels_[lowest_small()];
    --small_;
    const std::size_t before = level.bytes();
    const T value = ++pops_ % kPerSurprise != 0 ? level.pop() : level.pop_anywhere(random_);
    bytes_ -= before - level.bytes();
    return value;
  }

  std::size_t bytes() const { return bytes_ + levels_.capacity() * sizeof(BucketQueue<T>) + large_.bytes(); }

 private:
  static constexpr std::uint64_t kPerSurprise = 4;
  static constexpr std::size_t kWorthwhile = std::size_t{1} << 16;  // bytes

  // A level that the search has gone past.
  void leave(BucketQueue<T>& level) {
    if (level.bytes() < kWorthwhile) return;
    bytes_ -= level.bytes();
    level = {};
  }

  std::size_t lowest_small() {
    while (levels_[lowest_].empty()) leave(levels_[lowest_++]);
    return lowest_;
  }

  std::vector<BucketQueue<T>> levels_;
  std::size_t lowest_ = 0;
  std::size_t small_ = 0;  // those in levels_
  std::size_t bytes_ = 0;  // of all levels
  BucketQueue<T> large_;
  std::uint64_t pops_ = 0;
  Random random_{1};
};

}  // namespace gridlock
