// A priority queue in which a second number decides among equal priorities, the least first, and then the newest. It
// pays where a search meets many states of the very priority of its goal, as in Sokoban.
#pragma once

#include <vector>

#include "gridlock/containers/bucket_queue.hpp"

namespace gridlock {

// Only small priorities have ties settled: where priorities are large, hardly any are equal.
template <class T>
class TieQueue {
 public:
  bool empty() const { return small_ == 0 && large_.empty(); }
  std::size_t size() const { return small_ + large_.size(); }

  void push(const T& value, std::size_t priority, std::size_t tie) {
    if (priority >= BucketQueue<T>::kSmall) return large_.push(value, priority);
    if (priority >= levels_.size()) levels_.resize(priority + 1);
    levels_[priority].push(value, tie);
    lowest_ = small_ == 0 ? priority : std::min(lowest_, priority);
    ++small_;
  }

  // The least priority that is queued; the queue must not be empty.
  std::size_t lowest() {
    if (small_ == 0) return large_.lowest();
    while (levels_[lowest_].empty()) ++lowest_;
    return lowest_;
  }

  T pop() {
    if (small_ == 0) return large_.pop();
    const T value = levels_[lowest()].pop();
    --small_;
    return value;
  }

  std::size_t bytes() const { return small_ * sizeof(T) + large_.bytes(); }

 private:
  std::vector<BucketQueue<T>> levels_;
  std::size_t lowest_ = 0;
  std::size_t small_ = 0;  // those in levels_
  BucketQueue<T> large_;
};

}  // namespace gridlock
