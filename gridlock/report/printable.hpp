// Text from outside (titles, file names, moves, messages about them) made safe to look at: a terminal obeys control
// characters, and the author of a puzzle file must not be able to control it.
#pragma once

#include <string>
#include <string_view>

namespace gridlock::report {

enum class Lines {
  kept,   // line ends and tabs stay: the text has lines of its own
  shown,  // they become visible, too: the text is part of a line
};

// `text` with every control character, character that turns the direction of reading, and byte that is no UTF-8
// replaced by a visible \x1b or \u202e.
std::string printable(std::string_view text, Lines lines = Lines::shown);

}  // namespace gridlock::report
