// The one seed of everything random in the tests. It is fixed, so that a test fails always or never;
// GRIDLOCK_TEST_SEED=N tries other cases, in each test that asks here for its seeds.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "gridlock/core/random.hpp"

namespace gridlock::testing {

inline constexpr std::uint64_t kUsualSeed = 0;

// main() has refused whatever is not a number.
inline std::uint64_t test_seed() {
  const char* const given = std::getenv("GRIDLOCK_TEST_SEED");
  return given == nullptr ? kUsualSeed : std::strtoull(given, nullptr, 10);
}

// Whether the cases are the usual ones. Only of these is it known how many are of which sort.
inline bool usual_seed() { return test_seed() == kUsualSeed; }

// How many cases of some sort have to be among the usual ones, for EXPECT_GT and EXPECT_GE.
inline int among_usual(std::uint64_t wanted) { return usual_seed() ? static_cast<int>(wanted) : -1; }

// The seed of a case that a test calls `number`: the number itself, or another one for every other test seed.
inline std::uint64_t seeded(std::uint64_t number) { return usual_seed() ? number : mix(test_seed()) + number; }

}  // namespace gridlock::testing
