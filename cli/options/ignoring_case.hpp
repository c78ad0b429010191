// Comparing words as people do where capitals do not matter: titles, names of HTTP fields.
#pragma once

#include <algorithm>
#include <cctype>
#include <string_view>

namespace gridlock::cli {

inline bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace gridlock::cli
