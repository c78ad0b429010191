// Moving the bits under one mask to the places under another, in their order: one instruction to gather and one to
// scatter where the processor has them (BMI2), a loop over runs of bits elsewhere.
#pragma once

#include <bit>
#include <cstdint>

namespace gridlock::rushhour::census {

struct PortableBits {
  static std::uint64_t count(std::uint64_t bits) { return static_cast<std::uint64_t>(std::popcount(bits)); }

  static std::uint64_t move(std::uint64_t bits, std::uint64_t from, std::uint64_t to) {
    bits &= from;
    if (bits == 0 || from == to) return bits;
    std::uint64_t moved = 0;
    while (bits != 0) {
      const std::uint64_t low_from = from & -from, low_to = to & -to;
      if ((bits & low_from) != 0) moved |= low_to;
      bits &= ~low_from;
      from ^= low_from, to ^= low_to;
    }
    return moved;
  }
};

#if defined(__x86_64__) && defined(__GNUC__)
#define GRIDLOCK_CENSUS_HAS_BMI2 1

struct Bmi2Bits {
  static bool available() { return __builtin_cpu_supports("bmi2") != 0; }

  // Written so that the rest of the program needs no such processor.
  static std::uint64_t count(std::uint64_t bits) {
    std::uint64_t number;
    asm("popcnt %1, %0" : "=r"(number) : "r"(bits) : "cc");
    return number;
  }

  static std::uint64_t move(std::uint64_t bits, std::uint64_t from, std::uint64_t to) {
    std::uint64_t gathered, scattered;
    asm("pext %2, %1, %0" : "=r"(gathered) : "r"(bits), "r"(from));
    asm("pdep %2, %1, %0" : "=r"(scattered) : "r"(gathered), "r"(to));
    return scattered;
  }
};
#endif

}  // namespace gridlock::rushhour::census
