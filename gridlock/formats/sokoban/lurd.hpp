// Sokoban solutions in the usual notation: one letter per step, u d l r, a capital where it pushes; plain or run-length
// encoded.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gridlock::formats {

// More steps than anyone has the patience for.
inline constexpr std::size_t kMostSteps = 1'000'000;

// The steps, one letter each; nothing if the text is anything else, empty, or more than `most`. Large letters may be
// missing.
std::optional<std::string> read_lurd(std::string_view text, std::size_t most = kMostSteps);

}  // namespace gridlock::formats
