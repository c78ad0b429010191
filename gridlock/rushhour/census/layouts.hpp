// How many layouts there are: boards on which nothing can move left or up. Every position can be turned into one, so
// that their number says how much a census has to look at; and it is easy to count, which makes it a check.
#pragma once

#include <cstdint>

#include "gridlock/rushhour/census/lines.hpp"

namespace gridlock::rushhour::census {

std::uint64_t count_layouts(const Lines& lines, int walls);

}  // namespace gridlock::rushhour::census
