// How many cases a test that goes through many tries.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace gridlock::testing {

// The usual number; a tenth of it where GRIDLOCK_FEW_CASES is set, because there is little time or the build is slow.
inline std::uint64_t cases(std::uint64_t usual) {
  return std::getenv("GRIDLOCK_FEW_CASES") != nullptr ? std::max<std::uint64_t>(usual / 10, 1) : usual;
}

// Of a long list, every so many-th is tried: each tenth of those where there is little time, and all of them where
// GRIDLOCK_ALL_CASES is set.
inline std::size_t stride(std::size_t usual) {
  if (std::getenv("GRIDLOCK_ALL_CASES") != nullptr) return 1;
  return std::getenv("GRIDLOCK_FEW_CASES") != nullptr ? usual * 10 : usual;
}

}  // namespace gridlock::testing
