// How much memory a search may take when nobody set a limit: running out should be an answer, not a killed process.
#pragma once

#include <cstddef>

namespace gridlock::cli {

// Four fifths of what this machine, or the container we run in, has.
std::size_t affordable_memory();

}  // namespace gridlock::cli
