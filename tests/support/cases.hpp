// How many cases a test that goes through many tries.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace gridlock::testing {

// The usual number; a tenth of it where GRIDLOCK_FEW_CASES is set, because there is little time or the build is slow.
inline std::uint64_t cases(std::uint64_t usual) {
  return std::getenv("GRIDLOCK_FEW_CASES") != nullptr ? std::max<std::uint64_t>(usual / 10, 1) : usual;
}

}  // namespace gridlock::testing
