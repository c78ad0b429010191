// Asks the processor for memory that will be looked at soon.
#pragma once

namespace gridlock {

// The empty statement is for g++, which takes a function that only prefetches for one without effect, and leaves calls
// of it out (seen with g++ 12).
inline void prefetch_address(const void* address) {
  __builtin_prefetch(address);
  asm volatile("");
}

}  // namespace gridlock
