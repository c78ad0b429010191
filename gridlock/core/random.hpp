// A small random generator whose numbers are the same on every machine (the distributions of the
// standard library are not). xoshiro256** by Blackman and Vigna, seeded by splitmix64.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace gridlock {

// A good 64-bit mixer: splitmix64's finaliser. Also the library's hash of one word.
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (auto& word : words_) word = mix(seed++);
  }

  std::uint64_t operator()() {
    const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
    const std::uint64_t t = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= t;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // A number in [0, bound), bound > 0; the bias is below 2^-32 for the small bounds used here.
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(((operator()() >> 32) * bound) >> 32); }

 private:
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace gridlock
