// Run-length text as Sokoban players write it: a number repeats the character, or the group in parentheses, after it.
// "2(ldr3u)7l" is ldruuuldruuulllllll.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace gridlock::formats {

struct Spelled {
  char character;
  std::size_t offset;  // where it stands in the text
};

// Nothing if a number repeats nothing, parentheses do not match, or there is more than `most` of it.
std::optional<std::vector<Spelled>> expand_runs(std::string_view text, std::size_t most);
// How much that would be, in time that does not depend on it.
std::optional<std::size_t> expanded_size(std::string_view text, std::size_t most);

}  // namespace gridlock::formats
