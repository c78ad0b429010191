// The error for a name that is not in a list, which says what the list has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"

namespace gridlock {

[[noreturn]] inline void throw_unknown_name(std::string_view what, std::string_view name,
                                            const std::vector<std::string_view>& known) {
  std::string message = "unknown " + std::string(what) + " '" + std::string(name) + "'; known:";
  for (const auto one : known) message += " " + std::string(one);
  throw Error(message);
}

}  // namespace gridlock
