// A priority queue for small whole-number priorities: a stack for each, least first, newest first among equals.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "gridlock/containers/buffer.hpp"

namespace gridlock {

template <class T>
class BucketQueue {
 public:
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }

  void push(const T& value, std::size_t priority) {
    if (priority >= buckets_.size()) buckets_.resize(priority + 1);
    buckets_[priority].push_back(value);
    lowest_ = size_ == 0 ? priority : std::min(lowest_, priority);
    ++size_;
  }

  // The least priority that is queued; the queue must not be empty.
  std::size_t lowest() {
    while (buckets_[lowest_].empty()) ++lowest_;
    return lowest_;
  }

  T pop() {
    auto& bucket = buckets_[lowest()];
    const T value = bucket.back();
    bucket.pop_back();
    --size_;
    return value;
  }

  std::size_t bytes() const { return size_ * sizeof(T); }

 private:
  std::vector<Buffer<T>> buckets_;
  std::size_t lowest_ = 0;
  std::size_t size_ = 0;
};

}  // namespace gridlock
