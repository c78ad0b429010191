// Puzzles and results as the page sees them.
#pragma once

#include "gridlock/core/error.hpp"
#include "gridlock/core/result.hpp"
#include "gridlock/puzzles.hpp"
#include "web/wasm/request.hpp"

namespace gridlock::web {

void write(JsonText& json, const Puzzle& puzzle);
void write(JsonText& json, const Error& error);
// The members of an object that is already open.
void write_members(JsonText& json, const Stats& stats);

// The one puzzle in the member "text" of the request. Throws Error.
Puzzle puzzle_in(const Request& request);

// What the request allows: "seconds", "megabytes", "nodes".
Limits limits_in(const Request& request);

}  // namespace gridlock::web
