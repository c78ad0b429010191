// How many cases a test that goes through many tries.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

namespace gridlock::testing {

// There is little time, or the build is slow.
inline bool few_cases() { return std::getenv("GRIDLOCK_FEW_CASES") != nullptr; }

// main() has refused whatever is not a number.
inline std::optional<std::uint64_t> number_in(const char* variable) {
  const char* const given = std::getenv(variable);
  if (given == nullptr) return std::nullopt;
  return std::strtoull(given, nullptr, 10);
}

// The number of cases that somebody wants.
inline std::optional<std::uint64_t> wanted_cases() { return number_in("GRIDLOCK_CASES"); }

// The usual number, or a tenth of it where there shall be few.
inline std::uint64_t cases(std::uint64_t usual) { return few_cases() ? std::max<std::uint64_t>(usual / 10, 1) : usual; }

// For the tests that campaigns are made of: as many as are wanted, if somebody says how many, and from that one on
// which is wanted first, so that a case that failed can be repeated alone.
inline std::uint64_t campaign_cases(std::uint64_t usual) { return wanted_cases().value_or(cases(usual)); }
inline std::uint64_t first_case() { return number_in("GRIDLOCK_FIRST_CASE").value_or(0); }
inline std::string how_to_repeat_case(std::uint64_t number) {
  return "alone: GRIDLOCK_CASES=1 GRIDLOCK_FIRST_CASE=" + std::to_string(number);
}

// Of a long list, every so many-th is tried: each tenth of those where there is little time, and all of them where
// GRIDLOCK_ALL_CASES is set.
inline std::size_t stride(std::size_t usual) {
  if (std::getenv("GRIDLOCK_ALL_CASES") != nullptr) return 1;
  return few_cases() ? usual * 10 : usual;
}

}  // namespace gridlock::testing
