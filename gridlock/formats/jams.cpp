// The "jams" list of course assignments: a title, the size, one `x y h|v length` row a vehicle counted from 0, the
// primary first, and a lone dot at the end. Two sizes (width and height) and walls, `x y w 1`, are ours.
#include <algorithm>

#include "gridlock/formats/collection.hpp"
#include "gridlock/formats/listed_board.hpp"
#include "gridlock/formats/names.hpp"
#include "gridlock/formats/rushhour_formats.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kRow = "x y h|v length";

bool is_end(const Line& line) { return trim(line.text) == "."; }

bool resembles_row(const Line& line) {
  const Fields fields = split_at_blanks(line);
  if (fields.size() < 3 || !is_number(fields[0].text) || !is_number(fields[1].text)) return false;
  if (fields[2].text.size() != 1 || !is_letter(fields[2].text[0])) return false;
  const char kind = lower(fields[2].text[0]);
  return kind == 'h' || kind == 'v' || (fields.size() == 4 && is_number(fields[3].text));
}

// A row of a drawn grid may look like a vehicle, but no grid has a lone dot, or a line of one or two numbers.
bool recognises(std::string_view text) {
  const auto lines = filled_lines(text, 256);
  const auto is_frame = [](const Line& line) { return is_end(line) || is_size_line(line); };
  return std::any_of(lines.begin(), lines.end(), resembles_row) && std::any_of(lines.begin(), lines.end(), is_frame);
}

void read_row(const Line& line, rushhour::Puzzle& puzzle, ListedBoard& board) {
  const Fields fields = split_at_blanks(line);
  expect_fields(fields, 4, line, kRow);
  rushhour::Vehicle vehicle;
  vehicle.cell.col = number_in(fields[0], "x");
  vehicle.cell.row = number_in(fields[1], "y");
  const RowKind kind = row_kind(fields[2], true);
  vehicle.length = number_in(fields[3], "length");
  if (kind == RowKind::wall) {
    if (vehicle.length != 1) throw error_at(fields[3].place, "a wall has length 1");
    board.add_wall(vehicle.cell, fields[0].place);
    return;
  }
  vehicle.vertical = kind == RowKind::vertical;
  vehicle.name = puzzle.vehicles.empty() ? "X" : letter_name(puzzle.vehicles.size() - 1);
  board.add_vehicle(std::move(vehicle), {fields[0].place, fields[0].place, fields[3].place});
}

// The lines of one puzzle without the dot. The title may be missing: then the size comes first.
void read_puzzle(const Line* begin, const Line* end, rushhour::Puzzle& puzzle) {
  const bool titled = !is_size_line(*begin) || (end - begin > 1 && is_size_line(begin[1]));
  ListedBoard board(puzzle, {begin->number, 1});
  if (titled) puzzle.name = clean_title(begin++->text);
  if (begin == end) throw error_at({begin[-1].number + 1, 1}, "the size of the board is missing");
  read_size_line(*begin++, board);
  for (const Line* line = begin; line != end; ++line) read_row(*line, puzzle, board);
  if (puzzle.vehicles.empty()) throw error_at({begin[-1].number, 1}, "no primary vehicle: the list is empty");
  board.finish();
}

// A puzzle goes up to its dot, or to the title of the next one where the dot was forgotten.
const Line* end_of_puzzle(const Line* begin, const Line* end) {
  for (const Line* line = begin; line != end; ++line) {
    if (is_end(*line)) return line;
    const bool after_size = line - begin >= 2;
    if (after_size && end - line > 1 && !resembles_row(*line) && is_size_line(line[1])) return line;
  }
  return end;
}

std::vector<Entry> read(std::string_view text, std::string_view) {
  const auto lines = filled_lines(text);
  const Line* const last = lines.data() + lines.size();
  Collection<rushhour::Puzzle> collection;
  for (const Line* line = lines.data(); line != last;) {
    const Line* const end = end_of_puzzle(line, last);
    if (end != line) collection.add(line->number, [&](rushhour::Puzzle& puzzle) { read_puzzle(line, end, puzzle); });
    line = end != last && is_end(*end) ? end + 1 : end;
  }
  return collection.take();
}

std::string row(rushhour::Cell cell, char kind, int length) {
  return std::to_string(cell.col) + " " + std::to_string(cell.row) + " " + kind + " " + std::to_string(length) + "\n";
}

std::string write(const std::vector<Puzzle>& puzzles) {
  std::string text;
  for (const Puzzle& any : puzzles) {
    const auto& puzzle = std::get<rushhour::Puzzle>(any);
    const std::string title = clean_title(puzzle.name);
    text += (title == "." ? "" : title) + "\n" + size_line(puzzle) + "\n";
    for (const std::size_t i : primary_first(puzzle)) {
      const auto& vehicle = puzzle.vehicles[i];
      text += row(vehicle.cell, vehicle.vertical ? 'v' : 'h', vehicle.length);
    }
    for (const auto& wall : puzzle.walls) text += row(wall, 'w', 1);
    text += ".\n";
  }
  return text;
}

}  // namespace

Format jams_format() {
  return {"jams", "rushhour", "title, size, rows x y h|v length counted from 0, the primary first; a dot ends a puzzle",
          ".txt", recognises, read,
          write};
}

}  // namespace gridlock::formats
