// The "jams" list of course assignments: a title, the size, one `x y h|v length` row a vehicle counted from 0, the
// primary first, and a lone dot at the end. Two sizes (width and height) and walls, `x y w 1`, are ours.
#include <algorithm>

#include "gridlock/formats/make_entry.hpp"
#include "gridlock/formats/rushhour/listed_board.hpp"
#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/formats/rushhour/rushhour_formats.hpp"
#include "gridlock/formats/section.hpp"

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

// A size and a row, or a title before them that could be nothing else.
bool begins(const Ahead& lines, bool titled) {
  const Line* const second = is_size_line(*lines[0]) || titled ? lines.filled(1) : nullptr;
  if (second == nullptr) return false;
  if (is_size_line(*lines[0]) && resembles_row(*second)) return true;
  const Line* const third = titled && is_size_line(*second) ? lines.filled(2) : nullptr;
  return third != nullptr && resembles_row(*third) && !is_end(*lines[0]) && !resembles_board({*lines[0]});
}

bool resembles(const std::vector<Line>& lines) { return std::any_of(lines.begin(), lines.end(), resembles_row); }

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
void read_puzzle(const std::vector<Line>& lines, rushhour::Puzzle& puzzle) {
  const Line* begin = lines.data();
  const Line* const end = begin + lines.size();
  const bool titled = !is_size_line(*begin) || (end - begin > 1 && is_size_line(begin[1]));
  ListedBoard board(puzzle, {begin->number, 1});
  if (titled) puzzle.name = clean_title(begin++->text);
  if (begin == end) throw error_at({begin[-1].number + 1, 1}, "the size of the board is missing");
  read_size_line(*begin++, board);
  for (const Line* line = begin; line != end; ++line) read_row(*line, puzzle, board);
  if (puzzle.vehicles.empty()) throw error_at({begin[-1].number, 1}, "no primary vehicle: the list is empty");
  board.finish();
}

// A puzzle goes up to its dot, or to the title of the next one where the dot was forgotten; what has no size, up to a
// blank line; and nothing after a blank line that does not begin with a number.
class Reader : public EntryReader {
 public:
  explicit Reader(Section& section) : section_(section) {}

  bool next(Entry& entry) override {
    lines_.clear();
    while (const Line* const ahead = section_.peek()) {
      if (ahead->blank()) {
        section_.take();
        continue;
      }
      if (is_end(*ahead)) {
        section_.take();
        if (lines_.empty()) continue;
        break;
      }
      if (begins_next(*ahead)) break;
      lines_.add(section_.take());
    }
    if (lines_.empty()) return false;
    make_entry<rushhour::Puzzle>(entry, lines_.lines()[0].number,
                                 [&](rushhour::Puzzle& puzzle) { read_puzzle(lines_.lines(), puzzle); });
    return true;
  }

 private:
  bool begins_next(const Line& line) {
    if (lines_.empty()) return false;
    const bool apart = section_.after_blank() && resembles_board({lines_.lines()[0]});
    const bool below_title = lines_.size() == 1 && is_size_line(line) && !apart;
    const bool has_size = is_size_line(lines_.lines()[0]) || (lines_.size() > 1 && is_size_line(lines_.lines()[1]));
    const bool may_be_row = is_number(split_at_blanks(line)[0].text);
    if (section_.after_blank() && !(has_size && may_be_row) && !below_title) return true;
    if (lines_.size() < 2 || resembles_row(line)) return false;
    if (lines_.size() > 2 && section_.after_blank() && is_size_line(line)) return true;
    // What stands at the end of a paragraph is no title of the next.
    const Line* const size = section_.after_blank() ? section_.ahead().filled(1) : section_.ahead()[1];
    return size != nullptr && is_size_line(*size);
  }

  Section& section_;
  Block lines_;
};

std::unique_ptr<EntryReader> open(Section& section, std::string_view) { return std::make_unique<Reader>(section); }

std::string row(rushhour::Cell cell, char kind, int length) {
  return std::to_string(cell.col) + " " + std::to_string(cell.row) + " " + kind + " " + std::to_string(length) + "\n";
}

std::string write(const Puzzle& any, WritePlace) {
  const auto& puzzle = std::get<rushhour::Puzzle>(any);
  const std::string title = clean_title(puzzle.name);
  std::string text = (title == "." ? "" : title) + "\n" + size_line(puzzle) + "\n";
  for (const std::size_t i : primary_first(puzzle)) {
    const auto& vehicle = puzzle.vehicles[i];
    text += row(vehicle.cell, vehicle.vertical ? 'v' : 'h', vehicle.length);
  }
  for (const auto& wall : puzzle.walls) text += row(wall, 'w', 1);
  return text + ".\n";
}

}  // namespace

Format jams_format() {
  return {{"jams", "rushhour",
           "title, size, rows x y h|v length counted from 0, the primary first; a dot ends a puzzle", ".txt"},
          recognises,
          begins,
          resembles,
          open,
          write};
}

}  // namespace gridlock::formats
