// A priority queue for integer priorities: one stack per priority, lowest first, newest first among equals. The stacks
// of small priorities, all there are where edges cost 1, are in an array; those beyond are in a search tree.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "gridlock/containers/buffer.hpp"
#include "gridlock/core/random.hpp"

namespace gridlock {

template <class T>
class BucketQueue {
 public:
  using Priority = std::uint64_t;  // where std::size_t has 32 bits, too
  static constexpr Priority kSmall = Priority{1} << 16;

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }

  void push(const T& value, Priority priority) {
    if (priority >= kSmall) return push_large(value, priority);
    const auto at = static_cast<std::size_t>(priority);
    if (at >= buckets_.size()) buckets_.resize(at + 1);
    push_to(buckets_[at], value);
    lowest_ = small_ == 0 ? at : std::min(lowest_, at);
    ++size_;
    ++small_;
  }

  // The least priority that is queued; the queue must not be empty.
  Priority lowest() {
    if (small_ == 0) return large_.begin()->first;
    return lowest_small();
  }

  T pop() {
    if (small_ == 0) return pop_large();
    auto& bucket = buckets_[lowest_small()];
    const T value = bucket.back();
    bucket.pop_back();
    --size_;
    --small_;
    return value;
  }

  // The newest of a small priority chosen at random, or of the least if there are only large ones.
  T pop_anywhere(Random& random) {
    if (small_ == 0) return pop_large();
    const std::size_t first = lowest_small();
    std::size_t at = first + random.below(static_cast<std::uint32_t>(buckets_.size() - first));
    while (buckets_[at].empty()) at = at + 1 < buckets_.size() ? at + 1 : first;
    const T value = buckets_[at].back();
    buckets_[at].pop_back();
    --size_;
    --small_;
    return value;
  }

  std::size_t bytes() const { return bytes_ + buckets_.capacity() * sizeof(Buffer<T>) + large_.size() * kBytesOfEntry; }

 private:
  static constexpr std::size_t kBytesOfEntry = 5 * sizeof(void*) + sizeof(std::size_t) + sizeof(Buffer<T>);  // of a map
  static constexpr std::size_t kWorthwhile = std::size_t{1} << 16;                                           // bytes

  void push_to(Buffer<T>& bucket, const T& value) {
    const std::size_t before = bucket.bytes();
    bucket.push_back(value);
    bytes_ += bucket.bytes() - before;
  }
  // An empty bucket that the search has gone past: much will hardly come to it any more.
  void leave(Buffer<T>& bucket) {
    if (bucket.bytes() < kWorthwhile) return;
    bytes_ -= bucket.bytes();
    bucket.release();
  }
  std::size_t lowest_small() {
    while (buckets_[lowest_].empty()) leave(buckets_[lowest_++]);
    return lowest_;
  }
  void push_large(const T& value, Priority priority) {
    push_to(large_[priority], value);
    ++size_;
  }
  T pop_large() {
    const auto least = large_.begin();
    const T value = least->second.back();
    least->second.pop_back();
    --size_;
    if (least->second.empty()) {
      bytes_ -= least->second.bytes();
      large_.erase(least);
    }
    return value;
  }

  std::vector<Buffer<T>> buckets_;
  std::size_t lowest_ = 0;
  std::size_t size_ = 0;
  std::size_t small_ = 0;  // of them, those in buckets_
  std::size_t bytes_ = 0;  // of all buckets
  std::map<Priority, Buffer<T>> large_;
};

}  // namespace gridlock
