// A solution as bytes, for a message from one process of this program to another.
#pragma once

#include <string>
#include <string_view>

#include "gridlock/solve.hpp"

namespace gridlock::cli {

std::string message_of(const Solution& solution);
// Throws std::logic_error if they are not the bytes of a solution.
Solution solution_in(std::string_view message);

}  // namespace gridlock::cli
