// Sokoban solutions as everybody writes them: a letter a step, u d l r, large where it pushes; plain or run-length.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gridlock::formats {

// The steps, one letter each; nothing if the text is anything else, or empty. Large letters may be missing.
std::optional<std::string> read_lurd(std::string_view text);

}  // namespace gridlock::formats
