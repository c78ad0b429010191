// Boards drawn as people draw them, a row of cells a line and a blank line between boards: `.` `o` `-` or `_` empty,
// `x` or `#` wall, everything else a vehicle, X the primary, or A where there is no X. `; title` or `Title: title` may
// stand before a board. Cells apart by blanks may have names of several characters.
#include <algorithm>
#include <utility>

#include "gridlock/formats/collection.hpp"
#include "gridlock/formats/drawn_board.hpp"
#include "gridlock/formats/names.hpp"
#include "gridlock/formats/rushhour_formats.hpp"
#include "gridlock/formats/scan.hpp"

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

// The rows of one board, and the title before it.
struct Block {
  std::string_view title;
  std::vector<Line> rows;
};

// Takes a text apart into blocks, which end at a blank line or at the title of the next one.
class BlockReader {
 public:
  explicit BlockReader(std::string_view text) : lines_(text) {}

  // False at the end of the text. Among several titles before a board the last one counts.
  bool next(Block& block) {
    block = {std::exchange(next_title_, {}), {}};
    for (Line line; lines_.next(line);) {
      if (is_title(line)) {
        (block.rows.empty() ? block.title : next_title_) = title_in(line);
        if (!block.rows.empty()) return true;
      } else if (!line.blank()) {
        block.rows.push_back(line);
      } else if (!block.rows.empty()) {
        return true;
      }
    }
    return !block.rows.empty();
  }

 private:
  LineReader lines_;
  std::string_view next_title_;
};

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

bool is_name(std::string_view cell, bool spaced) {
  if (is_free_mark(cell) || is_wall_mark(cell)) return false;
  return spaced ? rushhour::is_vehicle_name(cell) : is_vehicle_character(cell[0]);
}

// Sides from the rows. Throws Error unless all rows are of one length and both sides are in range.
std::vector<Field> read_rows(const Block& block, bool spaced, rushhour::Puzzle& puzzle) {
  constexpr std::size_t kLongestRow = 4096;
  for (const Line& row : block.rows)
    if (row.text.size() > kLongestRow) throw error_at({row.number, 1}, "this line is far too long for a row of cells");
  std::vector<Field> cells = cells_of(block.rows[0], spaced);
  puzzle.width = static_cast<int>(cells.size());
  puzzle.height = static_cast<int>(block.rows.size());
  const auto in_range = [](int side) { return side >= rushhour::kMinSide && side <= rushhour::kMaxSide; };
  if (!in_range(puzzle.width) || !in_range(puzzle.height))
    throw error_at(cells[0].place, rushhour::find_fault(puzzle)->message);
  for (std::size_t i = 1; i < block.rows.size(); ++i) {
    const std::vector<Field> row = cells_of(block.rows[i], spaced);
    if (row.size() != static_cast<std::size_t>(puzzle.width))
      throw error_at(
          row[std::min(row.size() - 1, static_cast<std::size_t>(puzzle.width))].place,
          "this row has " + std::to_string(row.size()) + " cells, the first row " + std::to_string(puzzle.width));
    cells.insert(cells.end(), row.begin(), row.end());
  }
  return cells;
}

void read_block(const Block& block, rushhour::Puzzle& puzzle) {
  puzzle.name = clean_title(block.title);
  const bool spaced = is_spaced(block.rows[0]);
  const std::vector<Field> cells = read_rows(block, spaced, puzzle);
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

std::vector<Entry> read(std::string_view text, std::string_view) {
  Collection<rushhour::Puzzle> collection;
  BlockReader reader(text);
  for (Block block; reader.next(block);)
    collection.add(block.rows[0].number, [&](rushhour::Puzzle& puzzle) { read_block(block, puzzle); });
  return collection.take();
}

bool resembles_board(const Block& block) {
  if (block.rows.size() < 2) return false;
  const bool spaced = is_spaced(block.rows[0]);
  SpelledRows rows;
  for (std::size_t i = 0; i < block.rows.size() && i < 64; ++i) {
    rows.emplace_back();
    const Line row{block.rows[i].text.substr(0, 256), 1};
    for (const Field& cell : cells_of(row, spaced)) rows.back().push_back(cell.text);
  }
  const Likeness likeness = likeness_of(rows);
  return likeness.convincing() && (likeness.free > 0 || likeness.pair_a || likeness.pair_x);
}

bool recognises(std::string_view text) {
  BlockReader reader(text);
  Block block;
  for (int seen = 0; seen < 64 && reader.next(block); ++seen)
    if (resembles_board(block)) return true;
  return false;
}

// X, unless the primary is A and nobody else is X.
std::string_view primary_name(const rushhour::Puzzle& puzzle) {
  return puzzle.primary_vehicle().name == "A" && !puzzle.find("X") ? "A" : "X";
}

std::string write(const std::vector<Puzzle>& puzzles) {
  const NameRules rules{[](std::string_view name) { return is_name(name, name.size() > 1) ? std::string(name) : ""; },
                        letter_name};
  std::string text;
  for (const Puzzle& any : puzzles) {
    const auto& puzzle = std::get<rushhour::Puzzle>(any);
    if (!text.empty()) text += '\n';
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
  }
  return text;
}

}  // namespace

Format grid_format() {
  return {"grid", "rushhour", "drawn boards, a blank line between them: . empty, x wall, X (else A) the primary",
          ".txt", recognises, read,
          write};
}

}  // namespace gridlock::formats
