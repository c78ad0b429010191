// Collections of drawn levels as Sokoban programs exchange them: a row a line, a blank line between levels, titles and
// comments before or after them.
#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/sokoban/level_file.hpp"
#include "gridlock/formats/sokoban/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

bool recognises(std::string_view text) { return level_signs(text).levels; }

std::string write(const Puzzle& any, WritePlace place) {
  const auto& puzzle = std::get<sokoban::Puzzle>(any);
  std::string text = place.index > 0 ? "\n" : "";
  for (const auto& row : level_rows(puzzle)) text += row + "\n";
  return text + title_lines(puzzle);
}

}  // namespace

Format xsb_format() {
  return {{"xsb", "sokoban",
           "drawn levels, a blank line between them: # wall, @ player, $ box, . goal, + and * on goals", ".xsb"},
          recognises,
          begins_levels,
          resembles_level,
          open_levels,
          write};
}

}  // namespace gridlock::formats
