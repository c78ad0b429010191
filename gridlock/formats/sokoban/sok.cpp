// The `.sok` files of Sokoban YASC and others: drawn levels with `Key: value` lines below them, remarks that begin with
// `::`, and solutions in LURD below a line `Solution`.
#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/sokoban/add_solutions.hpp"
#include "gridlock/formats/sokoban/level_file.hpp"
#include "gridlock/formats/sokoban/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

bool recognises(std::string_view text) {
  const LevelSigns signs = level_signs(text);
  return signs.sok_lines && signs.levels;
}

std::string write(const Puzzle& any, WritePlace place) {
  const auto& puzzle = std::get<sokoban::Puzzle>(any);
  std::string text = place.index > 0
                         ? ""
                         : ":: Sokoban levels: # wall, @ player, $ box, . goal, + player on a goal, * box on a goal\n";
  text += '\n';
  for (const auto& row : level_rows(puzzle)) text += row + "\n";
  text += title_lines(puzzle);
  for (const auto& solution : puzzle.solutions) {
    if (solution.empty()) continue;
    text += "\n" + solution_lines(solution);
  }
  return text;
}

}  // namespace

Format sok_format() {
  return {
      {"sok", "sokoban", "drawn levels with Title: and Author: lines and stored solutions; :: begins a remark", ".sok"},
      recognises,
      begins_levels,
      resembles_level,
      open_levels,
      write};
}

}  // namespace gridlock::formats
