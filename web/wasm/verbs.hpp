// What the page can ask for. Each writes the members of its answer into an object that is already open, and throws
// Error for a request it cannot serve.
#pragma once

#include "web/wasm/json.hpp"

namespace gridlock::web {

// Every puzzle in a text of any format, or what is wrong with it and where.
void read(const Request& request, JsonWriter& json);
void convert(const Request& request, JsonWriter& json);
void solve_puzzle(const Request& request, JsonWriter& json);
void rate_puzzle(const Request& request, JsonWriter& json);
// How many positions there are at each distance from the start.
void explore(const Request& request, JsonWriter& json);
// Boxes that one look shows to be stuck for ever.
void deadlock(const Request& request, JsonWriter& json);
void make(const Request& request, JsonWriter& json);
// A file as it is to be saved, "svg" or "gif": of the puzzle, or of what "moves" make of it.
void picture(const Request& request, JsonWriter& json);

// The lab keeps one puzzle with its whole state space: opened once, searched as often as one likes.
void lab_open(const Request& request, JsonWriter& json);
void lab_run(const Request& request, JsonWriter& json);

}  // namespace gridlock::web
