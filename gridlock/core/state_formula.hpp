// One way to say how many positions a puzzle has without visiting them.
#pragma once

#include <cmath>
#include <string_view>

namespace gridlock {

// A number of positions, and what it counts.
struct StateFormula {
  std::string_view name;     // a word for machines: "combinatorial"
  std::string_view meaning;  // a phrase for people
  double count = 0;          // infinite where it is more than a double holds
  double log10 = 0;          // of the count, finite even then; minus infinity where the count is 0

  // For numbers that a double holds.
  StateFormula(std::string_view word, std::string_view phrase, double number)
      : StateFormula(word, phrase, number, std::log10(number)) {}
  // For numbers that may be too large.
  StateFormula(std::string_view word, std::string_view phrase, double number, double log10_of_number)
      : name(word), meaning(phrase), count(number), log10(log10_of_number) {}
};

}  // namespace gridlock
