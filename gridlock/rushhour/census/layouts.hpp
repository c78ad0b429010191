// Counts the layouts: boards on which nothing can move left or up. Every position can be moved into one, so their
// number says how much a census has to look at; and as it is easy to count, it serves as a check.
#pragma once

#include <cstdint>

#include "gridlock/rushhour/census/lines.hpp"

namespace gridlock::rushhour::census {

std::uint64_t count_layouts(const Lines& lines, int walls);

}  // namespace gridlock::rushhour::census
