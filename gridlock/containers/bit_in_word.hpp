// Sets a bit of a word and says whether it was clear. Without a branch, which the processor could not predict.
#pragma once

#include <cstddef>
#include <cstdint>

namespace gridlock {

// The bit's number is taken modulo 64.
inline bool set_bit(std::uint64_t& word, std::uint64_t bit) {
#if defined(__x86_64__) && defined(__GNUC__)
  std::uint64_t with_it = word;  // in a register: the same instruction on memory is slow
  bool was_set;
  asm("bts %2, %0" : "+r"(with_it), "=@ccc"(was_set) : "r"(bit));
  word = with_it;
  return !was_set;
#else
  const bool fresh = (word >> (bit % 64) & 1) == 0;
  word |= std::uint64_t{1} << (bit % 64);
  return fresh;
#endif
}

// Sets the bit and counts it if it was clear.
inline void set_bit(std::uint64_t& word, std::uint64_t bit, std::size_t& count) {
#if defined(__x86_64__) && defined(__GNUC__)
  std::uint64_t with_it = word;
  asm("bts %2, %0\n\tsbb $-1, %1" : "+r"(with_it), "+r"(count) : "r"(bit) : "cc");
  word = with_it;
#else
  count += set_bit(word, bit) ? 1 : 0;
#endif
}

}  // namespace gridlock
