// A text with Sokoban levels in it, split into its parts: which lines draw a level, and which give its title, its
// author and its solutions. All Sokoban formats are read by this one reader; they differ in what they write.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/section.hpp"

namespace gridlock::formats {

// What a text has in its first lines.
struct LevelSigns {
  bool levels = false;
  bool sok_lines = false;  // lines that only `sok` has: `::`, or a solution under a line of its own
};
LevelSigns level_signs(std::string_view text);

// `open`, `begins` and `resembles` of every Sokoban format.
std::unique_ptr<EntryReader> open_levels(Section& section, std::string_view source);
bool begins_levels(const Ahead& lines, bool titled);

// "Title: ..." and "Author: ..." lines, where there is something to say.
std::string title_lines(const sokoban::Puzzle& puzzle);

}  // namespace gridlock::formats
