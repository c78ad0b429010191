// Collections of drawn levels as Sokoban programs exchange them: a row a line, a blank line between levels, titles and
// comments before or after them.
#include "gridlock/formats/level_file.hpp"
#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kLookedAt = 4096;  // lines

bool recognises(std::string_view text) { return !levels_in(text, kLookedAt).levels.empty(); }

std::string write(const std::vector<Puzzle>& puzzles) {
  std::string text;
  for (const Puzzle& any : puzzles) {
    const auto& puzzle = std::get<sokoban::Puzzle>(any);
    if (!text.empty()) text += '\n';
    for (const auto& row : level_rows(puzzle)) text += row + "\n";
    text += title_lines(puzzle);
  }
  return text;
}

}  // namespace

Format xsb_format() {
  return {
      "xsb",  "sokoban",  "drawn levels, a blank line between them: # wall, @ player, $ box, . goal, + and * on goals",
      ".xsb", recognises, read_levels,
      write};
}

}  // namespace gridlock::formats
