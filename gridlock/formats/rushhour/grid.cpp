// Boards drawn as people draw them, a row of cells a line and a blank line between boards: `.` `o` `-` or `_` empty,
// `x` or `#` wall, everything else a vehicle, X the primary, or A where there is no X. `; title` or `Title: title` may
// stand before a board. Cells apart by blanks may have names of several characters.
#include <algorithm>
#include <utility>

#include "gridlock/core/counted.hpp"
#include "gridlock/formats/make_entry.hpp"
#include "gridlock/formats/rushhour/drawn_board.hpp"
#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/formats/rushhour/rushhour_formats.hpp"
#include "gridlock/formats/section.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kTitle = "title:";

bool is_title(const Line& line) {
  const std::string_view text = trim(line.text);
  return text.substr(0, 1) == ";" || equal_ignoring_case(text.substr(0, kTitle.size()), kTitle);
}

std::string_view title_in(const Line& line) {
  const std::string_view text = trim(line.text);
  return text.substr(text[0] == ';' ? 1 : kTitle.size());
}

bool is_spaced(const Line& row) { return trim(row.text).find_first_of(" \t") != std::string_view::npos; }

std::vector<Field> cells_of(const Line& row, bool spaced) {
  std::vector<Field> cells;
  for (std::size_t i = 0; i < row.text.size();) {
    if (is_blank(row.text[i])) {
      ++i;
      continue;
    }
    const std::size_t begin = i++;
    while (spaced && i < row.text.size() && !is_blank(row.text[i])) ++i;
    cells.push_back({row.text.substr(begin, i - begin), {row.number, static_cast<int>(begin) + 1}});
  }
  return cells;
}

std::size_t count_cells(const Line& row, bool spaced) {
  std::size_t cells = 0;
  bool inside = false;
  for (const char c : row.text) {
    cells += !is_blank(c) && !(spaced && inside) ? 1 : 0;
    inside = !is_blank(c);
  }
  return cells;
}

bool is_name(std::string_view cell, bool spaced) {
  if (is_free_mark(cell) || is_wall_mark(cell)) return false;
  return spaced ? rushhour::is_vehicle_name(cell) : is_vehicle_character(cell[0]);
}

// Sides from the rows. Throws Error unless all rows are of one length and both sides are in range.
std::vector<Field> read_rows(const std::vector<Line>& lines, bool spaced, rushhour::Puzzle& puzzle) {
  constexpr std::size_t kLongestRow = 4096;
  for (const Line& row : lines)
    if (row.text.size() > kLongestRow) throw error_at({row.number, 1}, "this line is far too long for a row of cells");
  std::vector<Field> cells = cells_of(lines[0], spaced);
  puzzle.width = static_cast<int>(cells.size());
  puzzle.height = static_cast<int>(lines.size());
  const auto in_range = [](int side) { return side >= rushhour::kMinSide && side <= rushhour::kMaxSide; };
  if (!in_range(puzzle.width) || !in_range(puzzle.height))
    throw error_at(cells[0].place, rushhour::find_fault(puzzle)->message);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::vector<Field> row = cells_of(lines[i], spaced);
    if (row.size() != static_cast<std::size_t>(puzzle.width))
      throw error_at(row[std::min(row.size() - 1, static_cast<std::size_t>(puzzle.width))].place,
                     "this row has " + counted(row.size(), "cell") + ", the first row " + std::to_string(puzzle.width));
    cells.insert(cells.end(), row.begin(), row.end());
  }
  return cells;
}

void read_board(const std::vector<Line>& lines, rushhour::Puzzle& puzzle) {
  const bool spaced = is_spaced(lines[0]);
  const std::vector<Field> cells = read_rows(lines, spaced, puzzle);
  std::vector<Owner> owners;
  for (const Field& cell : cells) {
    if (is_free_mark(cell.text)) {
      owners.push_back(kFreeCell);
    } else if (is_wall_mark(cell.text)) {
      owners.push_back(kWallCell);
    } else {
      if (!is_name(cell.text, spaced))
        throw error_at(cell.place,
                       quoted(cell.text) + " is neither an empty cell (. o - _), a wall (x #) nor a vehicle");
      const auto known = puzzle.find(cell.text);
      owners.push_back(static_cast<Owner>(known.value_or(puzzle.vehicles.size())));
      if (!known) puzzle.vehicles.push_back({std::string(cell.text), {}, 0, false});
    }
  }
  if (const auto fault = outline(owners.data(), puzzle))
    throw error_at(cells[static_cast<std::size_t>(fault->cell)].place, fault->message);
  auto primary = puzzle.find("X");
  if (!primary) primary = puzzle.find("A");
  if (!primary) throw error_at(cells[0].place, "no primary vehicle: none is named X or A");
  puzzle.primary = *primary;
}

// Boards end at a blank line or at the title of the next one. Among several titles before a board the last one counts.
class Reader : public EntryReader {
 public:
  explicit Reader(Section& section) : section_(section) {}

  bool next(Entry& entry) override {
    rows_.clear();
    std::string title;
    while (const Line* const ahead = section_.peek()) {
      if (!rows_.empty() && (ahead->blank() || is_title(*ahead))) break;
      const Line& line = section_.take();
      if (is_title(line))
        title = clean_title(title_in(line));
      else if (!line.blank())
        rows_.add(line);
    }
    if (rows_.empty()) return false;
    make_entry<rushhour::Puzzle>(entry, rows_.lines()[0].number, [&](rushhour::Puzzle& puzzle) {
      puzzle.name = title;
      read_board(rows_.lines(), puzzle);
    });
    return true;
  }

 private:
  Section& section_;
  Block rows_;
};

std::unique_ptr<EntryReader> open(Section& section, std::string_view) { return std::make_unique<Reader>(section); }

Likeness likeness_of_rows(const std::vector<Line>& lines) {
  const bool spaced = is_spaced(lines[0]);
  SpelledRows rows;
  for (std::size_t i = 0; i < lines.size() && i < 64; ++i) {
    rows.emplace_back();
    const Line row{lines[i].text.substr(0, 256), 1};
    for (const Field& cell : cells_of(row, spaced)) rows.back().push_back(cell.text);
  }
  return likeness_of(rows);
}

// A board after a blank line, with titles or without: all rows as long as the first, with a primary among them. Of bare
// `line` boards below each other more than one has a primary.
bool begins(const Ahead& lines, bool titled) {
  if (!titled) return false;
  std::size_t titles = 0;
  while (titles < 4 && lines[titles] != nullptr && is_title(*lines[titles])) ++titles;
  std::vector<Line> rows;
  bool primary = false;
  const auto next = [&] { return lines[titles + rows.size()]; };
  while (rows.size() <= rushhour::kMaxSide && next() != nullptr && !next()->blank() && !is_title(*next())) {
    rows.push_back(*next());
    if (rows.back().text.size() > 256) return false;
    const bool spaced = is_spaced(rows[0]);
    const std::size_t cells = count_cells(rows.back(), spaced);
    if (cells < rushhour::kMinSide || cells > rushhour::kMaxSide || cells != count_cells(rows[0], spaced)) return false;
    primary |=
        rows.back().text.find('X') != std::string_view::npos || rows.back().text.find('A') != std::string_view::npos;
  }
  if (!primary) return false;
  if (rows.size() < rushhour::kMinSide || rows.size() > rushhour::kMaxSide) return false;
  const auto has_pair = [](const Line& row) { return row.text.find("AA") != std::string_view::npos; };
  if (std::count_if(rows.begin(), rows.end(), has_pair) > 1) return false;
  const Likeness likeness = likeness_of_rows(rows);
  return likeness.convincing() && (likeness.pair_a || likeness.pair_x);
}

bool resembles_rows(const std::vector<Line>& rows) {
  if (rows.size() < 2) return false;
  const Likeness likeness = likeness_of_rows(rows);
  return likeness.convincing() && (likeness.free > 0 || likeness.pair_a || likeness.pair_x);
}

// Single words below each other, about equally long, and a quarter of them dots or dashes: no prose looks like that.
bool is_drawn(const std::vector<Line>& rows) {
  bool named = false;
  std::size_t cells = 0, empty = 0, shortest = 256, longest = 0;
  for (const Line& row : rows) {
    if (is_spaced(row)) return false;
    const std::string_view text = trim(row.text);
    shortest = std::min(shortest, text.size());
    longest = std::max(longest, text.size());
    cells += text.size();
    named |= std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    empty += static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return c == '.' || c == '-' || c == '_'; }));
  }
  return named && rows.size() >= rushhour::kMinSide && longest <= shortest + 1 && empty * 4 >= cells;
}

// Prose has words of which one may be the same as the one below, but no primary. That may be what is damaged.
bool resembles(const std::vector<Line>& rows) {
  if (is_drawn(rows)) return true;
  if (!resembles_rows(rows)) return false;
  const Likeness likeness = likeness_of_rows(rows);
  return likeness.pair_a || likeness.pair_x;
}

bool recognises(std::string_view text) {
  LineStream stream(text);
  std::vector<Line> rows;
  for (int seen = 0; seen < 64 && stream.peek() != nullptr;) {
    const Line& line = stream.take();
    const bool ends = line.blank() || is_title(line);
    if (!ends) rows.push_back(line);
    if (rows.empty() || (!ends && stream.peek() != nullptr)) continue;
    if (resembles_rows(rows)) return true;
    rows.clear();
    ++seen;
  }
  return false;
}

// X, unless the primary is A and no other vehicle is X.
std::string_view primary_name(const rushhour::Puzzle& puzzle) {
  return puzzle.primary_vehicle().name == "A" && !puzzle.find("X") ? "A" : "X";
}

std::string write(const Puzzle& any, WritePlace place) {
  const NameRules rules{[](std::string_view name) { return is_name(name, name.size() > 1) ? std::string(name) : ""; },
                        letter_name};
  const auto& puzzle = std::get<rushhour::Puzzle>(any);
  std::string text = place.index > 0 ? "\n" : "";
  if (!puzzle.name.empty()) text += "; " + clean_title(puzzle.name) + "\n";
  const auto names = names_for(puzzle, primary_name(puzzle), rules);
  std::size_t longest = 1;
  for (const auto& name : names) longest = std::max(longest, name.size());
  int col = 0;
  for (const Owner owner : owners_of(puzzle)) {
    const std::string cell = owner == kFreeCell   ? "."
                             : owner == kWallCell ? "x"
                                                  : names[static_cast<std::size_t>(owner)];
    const bool ends_row = ++col % puzzle.width == 0;
    text += cell;
    if (ends_row)
      text += '\n';
    else if (longest > 1)
      text.append(longest - cell.size() + 1, ' ');
  }
  return text;
}

}  // namespace

Format grid_format() {
  return {
      {"grid", "rushhour", "drawn boards, a blank line between them: . empty, x wall, X (else A) the primary", ".txt"},
      recognises,
      begins,
      resembles,
      open,
      write};
}

}  // namespace gridlock::formats
