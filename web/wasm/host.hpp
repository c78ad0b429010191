// The way out to JavaScript while a call is running.
#pragma once

#include <cstdint>

#include "gridlock/core/result.hpp"

namespace gridlock::web {

// Hands the page the progress of a search.
void report(const Stats& stats);

// Hands the page `count` numbers of a trace.
void report_trace(const std::int32_t* numbers, int count);

}  // namespace gridlock::web
