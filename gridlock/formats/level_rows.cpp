#include "gridlock/formats/level_rows.hpp"

#include <algorithm>
#include <array>

#include "gridlock/formats/run_length.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kFloors = " -_\t";
constexpr std::string_view kSigns = "#@+$*.pPbBo -_";
constexpr std::string_view kPackedSigns = "#@+$*.pPbBo -_\t0123456789|()";
constexpr std::size_t kTab = 8;
constexpr std::size_t kLongestLine = 1 << 16;  // of a level in one line, run lengths counted out
constexpr std::size_t kMostCells = 1 << 20;    // of a level that is far too large, but can still be measured

// Which characters are in a set: rows are looked at so often that it is worth a table.
using CharacterTable = std::array<bool, 256>;
constexpr CharacterTable table_of(std::string_view set) {
  CharacterTable table{};
  for (const char c : set) table[static_cast<unsigned char>(c)] = true;
  return table;
}
constexpr CharacterTable kIsSign = table_of(kSigns), kIsPackedSign = table_of(kPackedSigns);

bool is_in(const CharacterTable& table, char c) { return table[static_cast<unsigned char>(c)]; }

bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

bool is_run_length(std::string_view line) { return line.find_first_of("0123456789|()") != std::string_view::npos; }

bool has_only_signs(std::string_view line) {
  if (!std::all_of(line.begin(), line.end(), [](char c) { return is_in(kIsPackedSign, c); })) return false;
  return !is_run_length(line) || expanded_size(line, kLongestLine).has_value();
}

// At least three quarters of the characters, or all but one of a short line.
bool has_mostly(std::string_view line, const CharacterTable& signs) {
  const auto others = std::count_if(line.begin(), line.end(), [&](char c) { return !is_in(signs, c); });
  return others <= 1 || static_cast<std::size_t>(others) * 4 <= line.size();
}

// The letters are other names for the same.
char plain_sign(char c) {
  constexpr std::string_view kLetters = "pPbBo-_", kPlain = "@+$*.  ";
  const std::size_t letter = kLetters.find(c);
  return letter == std::string_view::npos ? c : kPlain[letter];
}

struct Cell {
  char sign;
  Place place;
};
using Row = std::vector<Cell>;

Row spell_plain(const Line& line) {
  Row row;
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const Place place{line.number, static_cast<int>(i) + 1};
    if (line.text[i] != '\t')
      row.push_back({line.text[i], place});
    else
      row.insert(row.end(), kTab - row.size() % kTab, {' ', place});
  }
  return row;
}

std::vector<Row> spell(const std::vector<Line>& lines) {
  std::vector<Row> rows;
  std::size_t cells = 0;
  for (const Line& line : lines) {
    if (line.text.size() > kLongestLine || cells > kMostCells)
      throw error_at({line.number, 1}, "this level is far too large");
    const auto runs = is_run_length(line.text) ? expand_runs(line.text, kLongestLine) : std::nullopt;
    if (!runs) {
      rows.push_back(spell_plain(line));
      cells += rows.back().size();
      continue;
    }
    cells += runs->size();
    rows.emplace_back();
    for (const Spelled& spelled : *runs) {
      if (spelled.character == '|')
        rows.emplace_back();
      else
        rows.back().push_back({spelled.character, {line.number, static_cast<int>(spelled.offset) + 1}});
    }
  }
  for (Row& row : rows)
    for (Cell& cell : row) {
      if (!is_in(kIsSign, cell.sign))
        throw error_at(cell.place, quoted(std::string_view(&cell.sign, 1)) +
                                       " is no part of a level: # wall, @ + player, " +
                                       "$ * box, . + * goal, blank - _ floor");
      cell.sign = plain_sign(cell.sign);
    }
  return rows;
}

// Takes away the floor that surrounds the level: at the ends of rows, before all of them, above and below.
Margin crop(std::vector<Row>& rows) {
  const auto first_sign = [](const Row& row) {
    return static_cast<std::size_t>(
        std::find_if(row.begin(), row.end(), [](const Cell& cell) { return cell.sign != ' '; }) - row.begin());
  };
  for (Row& row : rows)
    while (!row.empty() && row.back().sign == ' ') row.pop_back();
  while (!rows.empty() && rows.back().empty()) rows.pop_back();
  const auto first_row = std::find_if(rows.begin(), rows.end(), [](const Row& row) { return !row.empty(); });
  const auto above = static_cast<int>(first_row - rows.begin());
  rows.erase(rows.begin(), first_row);
  std::size_t indent = kLongestLine;
  for (const Row& row : rows)
    if (!row.empty()) indent = std::min(indent, first_sign(row));
  for (Row& row : rows)
    if (!row.empty()) row.erase(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(indent));
  return {above, static_cast<int>(indent)};
}

void require_size(const std::vector<Row>& rows, const Place& begin) {
  constexpr auto kMost = static_cast<std::size_t>(sokoban::kMaxSide);
  const std::string limit = std::to_string(kMost) + "x" + std::to_string(kMost);
  if (rows.empty()) throw error_at(begin, "the level is empty");
  const Row& top = rows.front();
  const auto first = std::find_if(top.begin(), top.end(), [](const Cell& cell) { return cell.sign != ' '; });
  if (first->sign != '#') throw error_at(first->place, "the first row of a level begins with a wall");
  for (const Row& row : rows)
    if (row.size() > kMost)
      throw error_at(row[kMost].place,
                     "the level is " + std::to_string(row.size()) + " wide; up to " + limit + " is supported");
  if (rows.size() > kMost) {
    const Row& row = *std::find_if(rows.begin() + kMost, rows.end(), [](const Row& each) { return !each.empty(); });
    throw error_at(row.front().place,
                   "the level is " + std::to_string(rows.size()) + " high; up to " + limit + " is supported");
  }
}

void place_sign(const Cell& cell, int where, sokoban::Puzzle& puzzle) {
  if (cell.sign == '#') puzzle.ground[static_cast<std::size_t>(where)] = '#';
  if (is_one_of(cell.sign, ".+*")) puzzle.ground[static_cast<std::size_t>(where)] = '.';
  if (is_one_of(cell.sign, "$*")) puzzle.boxes.push_back(where);
  if (!is_one_of(cell.sign, "@+")) return;
  if (puzzle.player >= 0)
    throw error_at(cell.place, "a second player; the first is in row " +
                                   std::to_string(puzzle.player / puzzle.width + 1) + ", column " +
                                   std::to_string(puzzle.player % puzzle.width + 1) + " of the level");
  puzzle.player = where;
}

}  // namespace

bool begins_level(std::string_view line) {
  if (line.find('#') == std::string_view::npos) return false;
  const std::size_t first = line.find_first_not_of(" -_\t0123456789(");
  return first != std::string_view::npos && line[first] == '#' && has_only_signs(line);
}

bool continues_level(std::string_view line) {
  // A word such as "bob" has only signs, too.
  const bool drawn = line.find('#') != std::string_view::npos || line.find_first_of("pPbBo") == std::string_view::npos;
  if (has_only_signs(line)) return drawn && !line.empty();
  const std::size_t first = line.find_first_not_of(kFloors);
  if (first + 2 >= line.size() || line[first] != '#') return false;
  return line.back() == '#' || has_mostly(line, kIsSign);
}

bool has_player_or_box(std::string_view line) {
  if (has_only_signs(line)) return line.find_first_of("@+$*pPbB") != std::string_view::npos;
  return line.find('#') != std::string_view::npos && has_mostly(line, kIsSign) &&
         line.find_first_of("@+$*") != std::string_view::npos;
}

bool is_wall_row(std::string_view line) {
  return has_only_signs(line) && std::count(line.begin(), line.end(), '#') >= 3;
}

bool is_framed_row(std::string_view line) {
  const std::string_view text = trim(line);
  if (text.size() < 3 || text.front() != '#' || text.back() != '#') return false;
  const auto filled = std::count_if(text.begin(), text.end(), [](char c) { return !is_blank(c); });
  const auto drawn = std::count_if(text.begin(), text.end(), [](char c) { return is_one_of(c, "#@+$*.-_"); });
  return text.find_first_of("@$") != std::string_view::npos && drawn * 2 >= filled;
}

bool resembles_packed_level(std::string_view line) {
  return std::count(line.begin(), line.end(), '|') >= 2 && std::count(line.begin(), line.end(), '#') >= 3 &&
         line.find_first_of("@+$*") != std::string_view::npos && has_mostly(line, kIsPackedSign);
}

Margin read_rows(const std::vector<Line>& lines, sokoban::Puzzle& puzzle) {
  std::vector<Row> rows = spell(lines);
  // Where the first sign is that is not floor.
  const auto is_bare = [](const Line& line) { return line.text.find_first_not_of(kFloors) == std::string_view::npos; };
  const Line& drawn = *std::find_if_not(lines.begin(), lines.end() - 1, is_bare);
  const std::size_t column = std::string_view(drawn.text).find_first_not_of(kFloors);
  const Place begin{drawn.number, column == std::string_view::npos ? 1 : static_cast<int>(column) + 1};
  const Margin margin = crop(rows);
  require_size(rows, begin);
  puzzle.height = static_cast<int>(rows.size());
  puzzle.width = 0;
  for (const Row& row : rows) puzzle.width = std::max(puzzle.width, static_cast<int>(row.size()));
  puzzle.ground.assign(static_cast<std::size_t>(puzzle.width * puzzle.height), ' ');
  puzzle.player = -1;
  for (int r = 0; r < puzzle.height; ++r)
    for (std::size_t c = 0; c < rows[static_cast<std::size_t>(r)].size(); ++c)
      place_sign(rows[static_cast<std::size_t>(r)][c], r * puzzle.width + static_cast<int>(c), puzzle);
  const auto fault = sokoban::find_fault(puzzle);
  if (!fault) return margin;
  if (!fault->cell) throw error_at(begin, fault->message);
  const Row& row = rows[static_cast<std::size_t>(*fault->cell / puzzle.width)];
  const auto col = static_cast<std::size_t>(*fault->cell % puzzle.width);
  throw error_at(col < row.size() ? row[col].place : row.empty() ? begin : row.back().place, fault->message);
}

std::vector<std::string> level_rows(const sokoban::Puzzle& puzzle) {
  std::string signs = puzzle.ground;
  for (const int box : puzzle.boxes) signs[static_cast<std::size_t>(box)] = puzzle.goal(box) ? '*' : '$';
  signs[static_cast<std::size_t>(puzzle.player)] = puzzle.goal(puzzle.player) ? '+' : '@';
  std::vector<std::string> rows;
  for (int row = 0; row < puzzle.height; ++row) {
    std::string text =
        signs.substr(static_cast<std::size_t>(row * puzzle.width), static_cast<std::size_t>(puzzle.width));
    text.erase(text.find_last_not_of(' ') + 1);
    rows.push_back(text.empty() ? "-" : text);
  }
  return rows;
}

}  // namespace gridlock::formats
