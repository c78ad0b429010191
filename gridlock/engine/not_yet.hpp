// The error for a verb that does not know a kind of puzzle.
#pragma once

#include <string>
#include <string_view>

#include "gridlock/core/error.hpp"

namespace gridlock {

[[noreturn]] inline void throw_not_yet(std::string_view verb, std::string_view kind) {
  throw Error("'" + std::string(verb) + "' does not know " + std::string(kind) + " puzzles yet");
}

}  // namespace gridlock
