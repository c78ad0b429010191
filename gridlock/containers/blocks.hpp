// A growing array for values that own memory. It grows one block at a time, so no value ever moves and memory use never
// doubles at once.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace gridlock {

template <class T>
class Blocks {
 public:
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return blocks_[i / kBlock][i % kBlock]; }
  const T& operator[](std::size_t i) const { return blocks_[i / kBlock][i % kBlock]; }
  T& front() { return blocks_.front().front(); }
  T& back() { return blocks_.back().back(); }

  void push_back(T value) {
    if (size_ % kBlock == 0) blocks_.emplace_back().reserve(kBlock);
    blocks_.back().push_back(std::move(value));
    ++size_;
  }

  // Of the values themselves; what they own is not counted.
  std::size_t bytes() const { return blocks_.size() * (kBlock * sizeof(T) + sizeof blocks_.front()); }

 private:
  static constexpr std::size_t kBlock = 256;

  std::vector<std::vector<T>> blocks_;
  std::size_t size_ = 0;
};

}  // namespace gridlock
