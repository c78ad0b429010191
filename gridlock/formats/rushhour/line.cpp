// One board a line, row after row of cells: `o` or `.` empty, `x` wall, `A` the primary, every other vehicle a
// character of its own. Numbers before and after the board (moves, cluster size) are skipped, `# title` may end the
// line, and a board that is not square or very small has its size before it: `8x7:`.
#include <algorithm>
#include <array>
#include <charconv>

#include "gridlock/core/counted.hpp"
#include "gridlock/formats/make_entry.hpp"
#include "gridlock/formats/rushhour/drawn_board.hpp"
#include "gridlock/formats/rushhour/listed_board.hpp"
#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/formats/rushhour/rushhour_formats.hpp"
#include "gridlock/formats/section.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kLongestGridRow = 35;     // wider grids are not drawn, and 36 cells are the usual board
constexpr int kSmallestBareSide = 5;            // shorter lines could be rows of a drawn grid
constexpr std::size_t kShortestSureBoard = 25;  // no word of a title is as long and as monotonous

enum class Mark : std::uint8_t { none, free, wall, vehicle };

constexpr std::array<Mark, 256> make_marks() {
  std::array<Mark, 256> marks{};
  for (const char c : kVehicleCharacters) marks[static_cast<unsigned char>(c)] = Mark::vehicle;
  marks['o'] = marks['.'] = Mark::free;
  marks['x'] = Mark::wall;
  return marks;
}
constexpr auto kMarks = make_marks();

// The parts of a line; `cells` is empty if it has no board.
struct Parts {
  Field size;  // what stands before the colon
  Field cells;
  Field extra;  // a field that should not be there
  std::string_view title;
  bool has_columns = false;  // numbers around the board

  bool sized() const { return size.place.line > 0; }
};

Parts take_apart(const Line& line) {
  Parts parts;
  const std::string_view text = line.text;
  for (std::size_t i = 0; i < text.size();) {
    if (is_blank(text[i])) {
      ++i;
      continue;
    }
    if (text[i] == '#') {
      parts.title = text.substr(i + 1);
      break;
    }
    const std::size_t begin = i;
    while (i < text.size() && !is_blank(text[i])) ++i;
    const Field field{text.substr(begin, i - begin), {line.number, static_cast<int>(begin) + 1}};
    if (is_number(field.text)) {
      parts.has_columns = true;
    } else if (!parts.cells.text.empty()) {
      parts.extra = field;
    } else {
      const std::size_t colon = std::min(field.text.find(':'), field.text.size());
      const std::size_t skipped = colon < field.text.size() ? colon + 1 : 0;
      if (skipped > 0) parts.size = {field.text.substr(0, colon), field.place};
      parts.cells = {field.text.substr(skipped), {line.number, static_cast<int>(begin + skipped) + 1}};
    }
  }
  return parts;
}

int square_root(std::size_t cells) {
  int side = 0;
  while (static_cast<std::size_t>(side * side) < cells && side < 1000) ++side;
  return static_cast<std::size_t>(side * side) == cells ? side : 0;
}

// Width and height before the colon. Throws Error.
void read_size(const Field& field, rushhour::Puzzle& puzzle) {
  const std::size_t cross = std::min(field.text.find('x'), field.text.size());
  const Place second{field.place.line, field.place.column + static_cast<int>(cross) + 1};
  if (cross == field.text.size())
    throw error_at(field.place, "size " + quoted(field.text) + " before the colon is not of the form 8x7");
  puzzle.width = number_in({field.text.substr(0, cross), field.place}, "width");
  puzzle.height = number_in({field.text.substr(cross + 1), second}, "height");
}

// Sets the sides, from the size where there is one, and checks them against the number of cells. Throws Error.
void set_sides(const Parts& parts, rushhour::Puzzle& puzzle) {
  const std::size_t cells = parts.cells.text.size();
  if (parts.sized())
    read_size(parts.size, puzzle);
  else
    puzzle.width = puzzle.height = square_root(cells);
  if (puzzle.width == 0 && !parts.sized())
    throw error_at(
        parts.cells.place,
        counted(cells, "cell") + " make no square board; one that is not square has its size before it, as in 8x7:");
  const auto in_range = [](int side) { return side >= rushhour::kMinSide && side <= rushhour::kMaxSide; };
  if (!in_range(puzzle.width) || !in_range(puzzle.height))
    throw error_at(parts.sized() ? parts.size.place : parts.cells.place, rushhour::find_fault(puzzle)->message);
  const auto wanted = static_cast<std::size_t>(puzzle.width * puzzle.height);
  if (cells != wanted)
    throw error_at(parts.cells.place, counted(cells, "cell") + " where " + std::to_string(puzzle.width) + "x" +
                                          std::to_string(puzzle.height) + " needs " + std::to_string(wanted));
}

void read_cells(const Field& cells, rushhour::Puzzle& puzzle) {
  const auto place = [&](std::size_t cell) {
    return Place{cells.place.line, cells.place.column + static_cast<int>(cell)};
  };
  std::array<Owner, rushhour::kMaxSide * rushhour::kMaxSide> owners;
  std::array<Owner, 256> vehicle_of;
  vehicle_of.fill(kFreeCell);
  std::array<char, kVehicleCharacters.size()> names;
  std::size_t count = 0;
  for (std::size_t i = 0; i < cells.text.size(); ++i) {
    const auto character = static_cast<unsigned char>(cells.text[i]);
    switch (kMarks[character]) {
      case Mark::free:
        owners[i] = kFreeCell;
        break;
      case Mark::wall:
        owners[i] = kWallCell;
        break;
      case Mark::vehicle:
        if (vehicle_of[character] == kFreeCell) {
          names[count] = cells.text[i];
          vehicle_of[character] = static_cast<Owner>(count++);
        }
        owners[i] = vehicle_of[character];
        break;
      case Mark::none:
        throw error_at(place(i), quoted(cells.text.substr(i, 1)) + " is neither an empty cell (o or .), a wall (x) " +
                                     "nor a vehicle");
    }
  }
  puzzle.vehicles.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    puzzle.vehicles[i].name.assign(1, names[i]);
    puzzle.vehicles[i].length = 0;
  }
  if (const auto fault = outline(owners.data(), puzzle))
    throw error_at(place(static_cast<std::size_t>(fault->cell)), fault->message);
  if (vehicle_of['A'] == kFreeCell) throw error_at(cells.place, "no primary vehicle: none is named A");
  puzzle.primary = static_cast<std::size_t>(vehicle_of['A']);
}

void read_line(const Line& line, const Parts& parts, rushhour::Puzzle& puzzle) {
  puzzle.name = clean_title(parts.title);
  if (parts.cells.text.empty()) throw error_at({line.number, 1}, "no board on this line");
  if (!parts.extra.text.empty())
    throw error_at(parts.extra.place, "unexpected " + quoted(parts.extra.text) + " after the board");
  set_sides(parts, puzzle);
  read_cells(parts.cells, puzzle);
}

bool is_comment(const Line& line) { return trim(line.text).substr(0, 1) == "#"; }

class Reader : public EntryReader {
 public:
  explicit Reader(Section& section) : section_(section) {}

  bool next(Entry& entry) override {
    // A board without faults cannot belong to another section, which need not be looked for.
    if (const Line* const line = section_.ahead()[0];
        line != nullptr && line->text.size() >= kShortestSureBoard && !is_comment(*line)) {
      read(*line, entry);
      if (entry.valid()) {
        section_.take();
        return true;
      }
    }
    while (const Line* const ahead = section_.peek()) {
      if (ahead->blank()) {
        section_.take();
        continue;
      }
      if (is_comment(*ahead)) {
        if (take_comments(section_, "line", entry)) return true;
        continue;
      }
      read(section_.take(), entry);
      return true;
    }
    return false;
  }

 private:
  static void read(const Line& line, Entry& entry) {
    const Parts parts = take_apart(line);
    make_entry<rushhour::Puzzle>(entry, line.number, [&](rushhour::Puzzle& puzzle) { read_line(line, parts, puzzle); });
  }

  Section& section_;
};

std::unique_ptr<EntryReader> open(Section& section, std::string_view) { return std::make_unique<Reader>(section); }

Likeness likeness_of_line(const Parts& parts) {
  const std::string_view cells = parts.cells.text.substr(0, 1024);
  const std::string_view size = parts.size.text;
  auto width = static_cast<std::size_t>(square_root(cells.size()));
  std::from_chars(size.data(), size.data() + size.size(), width);
  if (width == 0) width = cells.size();
  SpelledRows rows;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % width == 0) rows.emplace_back();
    rows.back().push_back(cells.substr(i, 1));
  }
  return likeness_of(rows);
}

bool is_whole_board(const Parts& parts) {
  const std::size_t cells = parts.cells.text.size();
  std::size_t width = 0, height = 0;
  const std::string_view size = parts.size.text;
  const auto [cross, fault] = std::from_chars(size.data(), size.data() + size.size(), width);
  if (!parts.sized()) return square_root(cells) >= rushhour::kMinSide;
  if (fault != std::errc() || cross == size.data() + size.size()) return false;
  std::from_chars(cross + 1, size.data() + size.size(), height);
  return width * height == cells;
}

// A line that surely is a board, and no row of a grid, title or word: it has its size, or as many cells as boards have.
bool begins(const Ahead& lines, bool) {
  const std::string_view text = lines[0]->text;
  if (text.size() < 9) return false;
  const Parts parts = take_apart(*lines[0]);
  const bool long_enough = parts.sized() || parts.cells.text.size() >= kShortestSureBoard;
  if (!long_enough || !parts.extra.text.empty() || !is_whole_board(parts)) return false;
  // The title of a list stands above its size.
  const Line* const below = parts.has_columns || parts.sized() ? nullptr : lines[1];
  if (below != nullptr && is_digit(below->text.empty() ? ' ' : below->text[0]) && is_size_line(*below)) return false;
  const Likeness likeness = likeness_of_line(parts);
  return likeness.convincing() && likeness.pair_a;
}

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

// Capitals and empty cells, and almost nothing else.
bool is_shouted(std::string_view cells) {
  const auto others =
      std::count_if(cells.begin(), cells.end(), [](char c) { return !is_capital(c) && c != 'o' && c != '.'; });
  const auto free = std::count_if(cells.begin(), cells.end(), [](char c) { return c == 'o' || c == '.'; });
  return free >= 3 && static_cast<std::size_t>(others) * 8 <= cells.size();
}

// Damaged boards are longer or shorter than whole ones, but not by much; no word of a title is as long and has as many
// empty cells.
bool resembles(const std::vector<Line>& lines) {
  return std::any_of(lines.begin(), lines.end(), [](const Line& line) {
    const Parts parts = take_apart(line);
    const std::string_view cells = parts.cells.text;
    const bool steps = cells.find_first_not_of("udlrUDLR") == std::string_view::npos;
    if (!parts.extra.text.empty() || cells.size() < 9 || steps) return false;
    const Likeness likeness = likeness_of_line(parts);
    const bool is_long = parts.sized() || cells.size() + 2 >= kShortestSureBoard;
    if (likeness.convincing()) return is_long || likeness.pair_a;
    return is_long && likeness.odd * 8 <= likeness.cells &&
           (likeness.free * 3 >= likeness.cells || is_shouted(cells)) &&
           std::any_of(cells.begin(), cells.end(), is_capital);
  });
}

// A bare line of 9, 16 or 25 cells may also be a row of a drawn grid. But a grid has three rows or more, and its
// primary lies in one of them or goes down through several; so it is boards if A is beside A in two lines of three.
bool recognises(std::string_view text) {
  int lines = 0, primaries = 0;
  const auto are_boards = [&] { return primaries >= (lines < 3 ? 1 : 2); };
  LineStream stream(text);
  for (int seen = 0; seen < 256 && stream.peek() != nullptr; ++seen) {
    const Parts parts = take_apart(stream.take());
    if (parts.cells.text.size() < 4 || !parts.extra.text.empty()) {
      if (are_boards()) return true;
      lines = primaries = 0;
      continue;
    }
    const Likeness likeness = likeness_of_line(parts);
    const bool surely_no_row = parts.sized() || parts.has_columns || parts.cells.text.size() > kLongestGridRow;
    if (likeness.convincing() && surely_no_row) return true;
    if (++lines <= 3 && likeness.convincing() && likeness.pair_a) ++primaries;
  }
  return are_boards();
}

std::string wish(std::string_view name, bool letters_only) {
  if (name.size() == 1 && is_vehicle_character(name[0]) && (is_letter(name[0]) || !letters_only))
    return std::string(name);
  // AB is written b, as solutions of large boards abbreviate it.
  const bool doubled = name.size() == 2 && name[0] == 'A' && is_letter(name[1]);
  return doubled && is_vehicle_character(lower(name[1])) ? std::string(1, lower(name[1])) : std::string();
}

// Digits and signs are for boards that have more vehicles than there are letters: other programs expect letters.
NameRules rules_for(const rushhour::Puzzle& puzzle) {
  const bool letters_only = puzzle.vehicles.size() <= kVehicleLetters;
  return {
      letters_only ? [](std::string_view name) { return wish(name, true); }
                   : [](std::string_view name) { return wish(name, false); },
      [](std::size_t n) { return std::string(kVehicleCharacters.substr(std::min(n, kVehicleCharacters.size()), 1)); }};
}

std::string write(const Puzzle& any, WritePlace) {
  const auto& puzzle = std::get<rushhour::Puzzle>(any);
  if (puzzle.vehicles.size() > kVehicleCharacters.size())
    throw Error("a board of " + std::to_string(puzzle.vehicles.size()) +
                " vehicles cannot be written as 'line', which has " + std::to_string(kVehicleCharacters.size()) +
                " characters for them; 'grid' can");
  std::string text;
  if (puzzle.width != puzzle.height || puzzle.width < kSmallestBareSide)
    text += std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height) + ":";
  const auto names = names_for(puzzle, "A", rules_for(puzzle));
  for (const Owner owner : owners_of(puzzle))
    text += owner == kFreeCell ? 'o' : owner == kWallCell ? 'x' : names[static_cast<std::size_t>(owner)][0];
  if (!puzzle.name.empty()) text += " # " + clean_title(puzzle.name);
  return text + "\n";
}

}  // namespace

Format line_format() {
  return {{"line", "rushhour", "one board per line, cell by cell: o or . empty, x wall, A the primary", ".txt"},
          recognises,
          begins,
          resembles,
          open,
          write};
}

}  // namespace gridlock::formats
