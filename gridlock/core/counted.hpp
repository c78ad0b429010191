// A number and what it counts, as people say it: 1 cell, 2 cells; 1 box, 3 boxes.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace gridlock {

// The word that goes with a number. `several`: where that is not `one` with an s.
template <typename Number>
std::string word_for(Number count, std::string_view one, std::string_view several = {}) {
  if (count == 1) return std::string(one);
  return several.empty() ? std::string(one) + "s" : std::string(several);
}

template <typename Number>
std::string counted(Number count, std::string_view one, std::string_view several = {}) {
  static_assert(std::is_integral_v<Number>);
  return std::to_string(count) + " " + word_for(count, one, several);
}

}  // namespace gridlock
