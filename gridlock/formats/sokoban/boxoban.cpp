// The files of the Boxoban collection of machine-made levels: `; number` above each level of 10x10, in which everything
// outside is wall.
#include <algorithm>

#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/sokoban/level_file.hpp"
#include "gridlock/formats/sokoban/sokoban_formats.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kSide = 10;
constexpr std::size_t kLookedAt = 512;  // lines
constexpr std::string_view kSigns = "# @$.";

bool is_counted(std::string_view title) {
  return !title.empty() && title.size() <= 9 && std::all_of(title.begin(), title.end(), is_digit);
}

bool is_row(std::string_view row) {
  return row.size() == kSide && row.find_first_not_of(kSigns) == std::string_view::npos && row.front() == '#' &&
         row.back() == '#';
}

bool recognises(std::string_view text) {
  const auto lines = filled_lines(text, kLookedAt);
  const auto numbered = [](const Line& line) {
    return line.text.substr(0, 1) == ";" && is_counted(trim(line.text.substr(1)));
  };
  if (lines.size() < kSide + 1) return false;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (i % (kSide + 1) == 0 ? !numbered(lines[i]) : !is_row(lines[i].text)) return false;
  return true;
}

std::string write(const Puzzle& any, WritePlace place) {
  const auto& puzzle = std::get<sokoban::Puzzle>(any);
  const auto rows = level_rows(puzzle);
  if (rows.size() != kSide || !std::all_of(rows.begin(), rows.end(), [](const auto& row) { return is_row(row); }))
    throw Error("level " + std::to_string(place.index + 1) +
                " cannot be written as 'boxoban', whose levels are 10x10, walled all around, with nothing on a goal " +
                "at the start; 'xsb' can");
  std::string text = "; " + (is_counted(puzzle.name) ? puzzle.name : std::to_string(place.index)) + "\n";
  for (const auto& row : rows) text += row + "\n";
  return text + "\n";
}

}  // namespace

Format boxoban_format() {
  return {{"boxoban", "sokoban", "`; number` and a level of 10x10, walled all around, nothing on a goal at the start",
           ".txt"},
          recognises,
          begins_levels,
          resembles_level,
          open_levels,
          write};
}

}  // namespace gridlock::formats
