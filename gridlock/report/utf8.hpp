// The little of UTF-8 that writers need: which bytes form a character, and how wide a text is on the screen.
#pragma once

#include <string>
#include <string_view>

namespace gridlock::report {

// How many bytes form the valid character that begins at text[at]; 0 if none does.
std::size_t utf8_length(std::string_view text, std::size_t at);

// Columns that the text takes on a terminal; every character counts as one, escape sequences as none.
std::size_t display_width(std::string_view text);

// `text`, or as much of it as fits into `width` columns, with "..." for the rest. Without escape sequences.
std::string cut_to_width(const std::string& text, std::size_t width);

}  // namespace gridlock::report
