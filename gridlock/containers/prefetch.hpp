// Asks the processor to fetch memory that will soon be read.
#pragma once

namespace gridlock {

// The empty statement is for g++, which takes a function that only prefetches for one without effect, and leaves calls
// of it out (seen with g++ 12).
inline void prefetch_address(const void* address) {
  __builtin_prefetch(address);
  asm volatile("");
}

}  // namespace gridlock
