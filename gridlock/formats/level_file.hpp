// A text with Sokoban levels in it, taken apart: which lines draw a level, and which tell its title, its author and
// its solutions. All Sokoban formats are read by this one reader; they differ in what they write.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/scan.hpp"

namespace gridlock::formats {

// One level and the lines around it that belong to it.
struct LevelText {
  std::vector<Line> rows;
  std::string title;                    // or empty
  std::string author;                   // its own, or that of the whole file, or empty
  std::vector<std::string> solutions;   // in LURD, one letter a step
  std::vector<std::string_view> walks;  // what else stands behind `Solution:`
};

struct LevelFile {
  std::vector<LevelText> levels;
  bool has_sok_lines = false;  // lines that only `sok` has: `::`, or a solution under a line of its own
};

// Looks at the first `most_lines` lines only.
LevelFile levels_in(std::string_view text, std::size_t most_lines = static_cast<std::size_t>(-1));

// What `read` of every Sokoban format does.
std::vector<Entry> read_levels(std::string_view text, std::string_view source);

// "Title: ..." and "Author: ..." lines, where there is something to say.
std::string title_lines(const sokoban::Puzzle& puzzle);

}  // namespace gridlock::formats
