// How much memory this process really holds, as the system counts it.
#pragma once

#include <cstddef>

namespace gridlock {

// The resident bytes of the process; 0 where the system does not say. Takes some microseconds.
std::size_t resident_bytes();
// The same as of two milliseconds ago at most, in nanoseconds: for those who ask all the time. Any thread may.
std::size_t recent_resident_bytes();

}  // namespace gridlock
