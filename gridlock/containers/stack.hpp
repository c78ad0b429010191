// A stack whose elements keep the memory they own when they are taken off, for those that come after them.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace gridlock {

template <class T>
class Stack {
 public:
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  const T& operator[](std::size_t i) const { return items_[i]; }  // from below
  void clear() { size_ = 0; }

  // One more at the top, with whatever is left from before; to be filled by assignment.
  T& push() {
    if (size_ == items_.size()) items_.emplace_back();
    return items_[size_++];
  }
  // Takes off the top; what `to` was is given in exchange.
  void pop(T& to) { std::swap(to, items_[--size_]); }

 private:
  std::vector<T> items_;
  std::size_t size_ = 0;
};

}  // namespace gridlock
