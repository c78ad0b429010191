// One way to say how many positions a puzzle has without visiting them.
#pragma once

#include <string_view>

namespace gridlock {

struct StateFormula {
  std::string_view name;     // a word for machines: "combinatorial"
  std::string_view meaning;  // a phrase for people
  double count = 0;
};

}  // namespace gridlock
