// A set of up to 128 things.
//
// It is one register wide, so that it is written and read as a whole: two halves that are written one after the other
// and read as one keep the processor waiting.
#pragma once

#include <bit>
#include <cstdint>

namespace gridlock::rushhour {

class Set128 {
 public:
  Set128() = default;  // not set; Set128{} is empty

  static Set128 of(int thing) { return first(thing + 1) - first(thing); }
  // The things from 0 to n - 1.
  static Set128 first(int n) {
    Set128 set{};
    set.words_ = Words{n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1,
                       n <= 64    ? 0
                       : n >= 128 ? ~std::uint64_t{0}
                                  : (std::uint64_t{1} << (n - 64)) - 1};
    return set;
  }

  bool empty() const { return (words_[0] | words_[1]) == 0; }
  int size() const { return std::popcount(std::uint64_t{words_[0]}) + std::popcount(std::uint64_t{words_[1]}); }

  Set128& operator|=(Set128 other) {
    words_ |= other.words_;
    return *this;
  }
  friend Set128 operator|(Set128 a, Set128 b) { return a |= b; }
  friend Set128 operator&(Set128 a, Set128 b) {
    a.words_ &= b.words_;
    return a;
  }
  friend Set128 operator-(Set128 a, Set128 b) {
    a.words_ &= ~b.words_;
    return a;
  }

 private:
  using Words = std::uint64_t __attribute__((vector_size(16)));
  Words words_;
};

}  // namespace gridlock::rushhour
