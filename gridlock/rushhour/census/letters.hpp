// Whole numbers as text: five bits a letter, the lowest first, and a sixth that says whether more follow.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "gridlock/core/error.hpp"

namespace gridlock::rushhour::census {

inline constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline void append_number(std::string& text, std::uint64_t number) {
  for (; number >= 32; number >>= 5) text += kLetters[(number & 31) | 32];
  text += kLetters[number];
}

// Takes a number off the front. Throws Error.
inline std::uint64_t take_number(std::string_view& text) {
  std::uint64_t number = 0;
  for (unsigned shift = 0; shift < 65; shift += 5) {
    if (text.empty()) break;
    const std::size_t letter = kLetters.find(text.front());
    if (letter == std::string_view::npos) break;
    text.remove_prefix(1);
    number |= std::uint64_t{letter & 31} << shift;
    if (letter < 32) return number;
  }
  throw Error("the census is damaged");
}

// A number for a text, to see whether it is whole (FNV-1a).
inline std::uint64_t checksum(std::string_view text) {
  std::uint64_t sum = 0xcbf29ce484222325;
  for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return sum;
}

}  // namespace gridlock::rushhour::census
