// The standard priority queue, greatest first, in memory that grows without being copied and reports its size.
#pragma once

#include <queue>

#include "gridlock/containers/buffer.hpp"

namespace gridlock {

template <class T>
class Heap : public std::priority_queue<T, Buffer<T>> {
 public:
  std::size_t bytes() const { return this->c.bytes(); }
};

}  // namespace gridlock
