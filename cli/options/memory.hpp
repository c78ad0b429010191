// How much memory a search may use when no limit is given: running out should be an answer, not a killed process.
#pragma once

#include <cstddef>

namespace gridlock::cli {

// Four fifths of what this machine, or the container we run in, has.
std::size_t affordable_memory();

}  // namespace gridlock::cli
