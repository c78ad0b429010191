// The `.sok` files of Sokoban YASC and others: drawn levels with `Key: value` lines below them, remarks that begin with
// `::`, and solutions in LURD below a line `Solution`.
#include "gridlock/formats/level_file.hpp"
#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kLookedAt = 4096;  // lines
constexpr std::size_t kLineWidth = 80;   // of steps

bool recognises(std::string_view text) {
  const LevelFile file = levels_in(text, kLookedAt);
  return file.has_sok_lines && !file.levels.empty();
}

std::string write(const std::vector<Puzzle>& puzzles) {
  std::string text = ":: Sokoban levels: # wall, @ player, $ box, . goal, + player on a goal, * box on a goal\n";
  for (const Puzzle& any : puzzles) {
    const auto& puzzle = std::get<sokoban::Puzzle>(any);
    text += '\n';
    for (const auto& row : level_rows(puzzle)) text += row + "\n";
    text += title_lines(puzzle);
    for (const auto& solution : puzzle.solutions) {
      if (solution.empty()) continue;
      text += "\nSolution\n";
      for (std::size_t at = 0; at < solution.size(); at += kLineWidth) text += solution.substr(at, kLineWidth) + "\n";
    }
  }
  return text;
}

}  // namespace

Format sok_format() {
  return {"sok",  "sokoban",  "drawn levels with Title: and Author: lines and stored solutions; :: begins a remark",
          ".sok", recognises, read_levels,
          write};
}

}  // namespace gridlock::formats
