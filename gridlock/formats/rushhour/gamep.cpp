// The "GameP" files of a course assignment: the size, the number of vehicles, then `label h|v length x y` rows counted
// from 1; label 1 is the primary. Width and height on the first line, and walls, `0 w 1 x y` rows after the
// vehicles, are ours.
#include <algorithm>

#include "gridlock/core/counted.hpp"
#include "gridlock/formats/make_entry.hpp"
#include "gridlock/formats/rushhour/listed_board.hpp"
#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/formats/rushhour/rushhour_formats.hpp"
#include "gridlock/formats/section.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kRow = "label h|v length x y";

bool resembles_row(const Line& line) {
  const Fields fields = split_at_blanks(line);
  if (fields.size() < 3 || !is_number(fields[0].text) || !is_number(fields[2].text)) return false;
  if (fields[1].text.size() != 1 || !is_letter(fields[1].text[0])) return false;
  const char kind = lower(fields[1].text[0]);
  return kind == 'h' || kind == 'v' || (fields.size() == 5 && is_number(fields[3].text) && is_number(fields[4].text));
}

// A row of a drawn grid may look like a vehicle, but no grid has a line of one or two numbers.
bool recognises(std::string_view text) {
  const auto lines = filled_lines(text, 256);
  return std::any_of(lines.begin(), lines.end(), resembles_row) &&
         std::any_of(lines.begin(), lines.end(), is_size_line);
}

// A size, a count and a row.
bool begins(const Ahead& lines, bool) {
  if (!is_size_line(*lines[0])) return false;
  const Line* const count = lines.filled(1);
  if (count == nullptr || !is_number(trim(count->text))) return false;
  const Line* const first = lines.filled(2);
  return first != nullptr && resembles_row(*first);
}

bool resembles(const std::vector<Line>& lines) { return std::any_of(lines.begin(), lines.end(), resembles_row); }

bool is_label(std::string_view text) {
  return !text.empty() && text.size() <= 9 && text[0] != '0' && std::all_of(text.begin(), text.end(), is_digit);
}

void read_row(const Line& line, ListedBoard& board) {
  const Fields fields = split_at_blanks(line);
  expect_fields(fields, 5, line, kRow);
  const RowKind kind = row_kind(fields[1], true);
  rushhour::Vehicle vehicle;
  vehicle.length = number_in(fields[2], "length");
  vehicle.cell.col = number_in(fields[3], "x") - 1;
  vehicle.cell.row = number_in(fields[4], "y") - 1;
  if (kind == RowKind::wall) {
    if (vehicle.length != 1) throw error_at(fields[2].place, "a wall has length 1");
    board.add_wall(vehicle.cell, fields[3].place);
    return;
  }
  if (!is_label(fields[0].text))
    throw error_at(fields[0].place, "label " + quoted(fields[0].text) + " is not a number from 1 to 999999999");
  vehicle.name = fields[0].text;
  vehicle.vertical = kind == RowKind::vertical;
  board.add_vehicle(std::move(vehicle), {fields[0].place, fields[3].place, fields[2].place});
}

void read_puzzle(const std::vector<Line>& lines, rushhour::Puzzle& puzzle) {
  const Line* const begin = lines.data();
  const Line* const end = begin + lines.size();
  ListedBoard board(puzzle, {begin->number, 1});
  read_size_line(*begin, board);
  if (end - begin < 2) throw error_at({begin->number + 1, 1}, "the number of vehicles is missing");
  const Fields count_line = split_at_blanks(begin[1]);
  expect_fields(count_line, 1, begin[1], "number of vehicles");
  const int count = number_in(count_line[0], "number of vehicles");
  for (const Line* line = begin + 2; line != end; ++line) read_row(*line, board);
  if (count != static_cast<int>(puzzle.vehicles.size()))
    throw error_at(count_line[0].place, counted(count, "vehicle is", "vehicles are") + " announced, " +
                                            counted(puzzle.vehicles.size(), "is", "are") + " listed");
  const auto primary = puzzle.find("1");
  if (!primary) throw error_at({begin->number, 1}, "no primary vehicle: none has label 1");
  puzzle.primary = *primary;
  board.finish();
}

// A puzzle goes up to the next size line that has a count on the line after it. What comes after a blank line and could
// be no part of one stands for itself.
class Reader : public EntryReader {
 public:
  explicit Reader(Section& section) : section_(section) {}

  bool next(Entry& entry) override {
    lines_.clear();
    bool stray = false;
    while (const Line* const ahead = section_.peek()) {
      if (ahead->blank()) {
        section_.take();
        continue;
      }
      const bool foreign = section_.after_blank() && !may_belong(*ahead);
      if (!lines_.empty() && (foreign || (stray && section_.after_blank()) || begins_next(*ahead))) break;
      stray = stray || foreign;
      lines_.add(section_.take());
    }
    if (lines_.empty()) return false;
    make_entry<rushhour::Puzzle>(entry, lines_.lines()[0].number,
                                 [&](rushhour::Puzzle& puzzle) { read_puzzle(lines_.lines(), puzzle); });
    return true;
  }

 private:
  // A size, a count, or a row, as damaged as it may be: a number and something else.
  static bool may_belong(const Line& line) {
    const Fields fields = split_at_blanks(line);
    return is_size_line(line) || (fields.size() > 1 && is_number(fields[0].text) && !is_number(fields[1].text));
  }

  bool begins_next(const Line& line) {
    if (lines_.size() < 2 || !is_size_line(line)) return false;
    if (lines_.size() > 2 && section_.after_blank()) return true;
    const Line* const count = section_.ahead().filled(1);
    return count != nullptr && is_number(trim(count->text));
  }

  Section& section_;
  Block lines_;
};

std::unique_ptr<EntryReader> open(Section& section, std::string_view) { return std::make_unique<Reader>(section); }

std::string row(const std::string& label, char kind, int length, rushhour::Cell cell) {
  return label + " " + kind + " " + std::to_string(length) + " " + std::to_string(cell.col + 1) + " " +
         std::to_string(cell.row + 1) + "\n";
}

std::string write(const Puzzle& any, WritePlace) {
  const NameRules rules{[](std::string_view name) { return is_label(name) ? std::string(name) : std::string(); },
                        [](std::size_t n) { return std::to_string(n + 2); }};
  const auto& puzzle = std::get<rushhour::Puzzle>(any);
  std::string text = size_line(puzzle) + "\n" + std::to_string(puzzle.vehicles.size()) + "\n";
  const auto labels = names_for(puzzle, "1", rules);
  for (const std::size_t i : primary_first(puzzle)) {
    const auto& vehicle = puzzle.vehicles[i];
    text += row(labels[i], vehicle.vertical ? 'v' : 'h', vehicle.length, vehicle.cell);
  }
  for (const auto& wall : puzzle.walls) text += row("0", 'w', 1, wall);
  return text;
}

}  // namespace

Format gamep_format() {
  return {
      {"gamep", "rushhour", "size, count, rows label h|v length x y counted from 1; label 1 is the primary", ".txt"},
      recognises,
      begins,
      resembles,
      open,
      write};
}

}  // namespace gridlock::formats
