// The CSV of the University of Amsterdam's course boards: a header, then `car,orientation,col,row,length` rows with
// columns and rows counted from 1. The primary vehicle is X. The format says nothing of the board's size, which
// stands in the file's name; `# size`, `# wall` and `# name` rows are ours.
#include <algorithm>
#include <optional>

#include "gridlock/formats/make_entry.hpp"
#include "gridlock/formats/rushhour/listed_board.hpp"
#include "gridlock/formats/rushhour/names.hpp"
#include "gridlock/formats/rushhour/rushhour_formats.hpp"
#include "gridlock/formats/section.hpp"

namespace gridlock::formats {
namespace {

constexpr std::string_view kHeader = "car,orientation,col,row,length";
constexpr int kUsualSide = 6;

struct Size {
  int width;
  int height;
};

bool is_comment(const Line& line) { return trim(line.text).substr(0, 1) == "#"; }

// `# size 9x9`, `# wall 3 4`, `# name Some title`, whatever the title is.
bool is_own_row(const Line& line) {
  const Fields fields = split_at_blanks(line);
  if (fields.size() < 3 || fields[0].text != "#") return false;
  return fields[1].text == "size" || fields[1].text == "wall" || fields[1].text == "name";
}

bool is_header(const Line& line) {
  const Fields fields = split_at_commas(line);
  return fields.size() >= 2 && equal_ignoring_case(fields[0].text, "car") &&
         equal_ignoring_case(fields[1].text, "orientation");
}

bool resembles_row(const Line& line) {
  const Fields fields = split_at_commas(line);
  if (fields.size() < 3 || !rushhour::is_vehicle_name(fields[0].text)) return false;
  if (fields[1].text.size() != 1 || !is_letter(fields[1].text[0])) return false;
  const char orientation = lower(fields[1].text[0]);
  if (orientation == 'h' || orientation == 'v') return true;
  return fields.size() == 5 && is_number(fields[2].text) && is_number(fields[3].text) && is_number(fields[4].text);
}

bool resembles(const std::vector<Line>& lines) {
  return std::any_of(lines.begin(), lines.end(),
                     [](const Line& line) { return !is_comment(line) && (is_header(line) || resembles_row(line)); });
}

// Whether a line could be a row, as damaged as it may be: it has three fields or more, and the first is one word.
bool may_be_row(const Line& line) {
  if (is_comment(line) || is_header(line)) return true;
  const Fields fields = split_at_commas(line);
  return fields.size() >= 3 && fields[0].text.find(' ') == std::string_view::npos;
}

bool begins(const Ahead& lines, bool) {
  const Line& line = *lines[0];
  if (line.text.find(',') == std::string_view::npos || is_comment(line)) return false;
  const Fields fields = split_at_commas(line);
  const bool numbers = fields.size() == 5 && is_number(fields[2].text) && is_number(fields[3].text);
  return is_header(line) || (numbers && is_number(fields[4].text) && resembles_row(line));
}

bool recognises(std::string_view text) {
  const auto lines = filled_lines(text, 256);
  return resembles(lines);
}

// Takes a side of one or two digits off the front of a text; 0 if there is none.
int take_side(std::string_view& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits < 1 || digits > 2) return 0;
  const int side = number_in({text.substr(0, digits), {}}, "side");
  text.remove_prefix(digits);
  return side;
}

// Takes "9x12" off the front of a text.
std::optional<Size> take_size(std::string_view& text) {
  const int width = take_side(text);
  if (width == 0 || text.empty() || lower(text[0]) != 'x') return std::nullopt;
  text.remove_prefix(1);
  const int height = take_side(text);
  return height == 0 ? std::nullopt : std::optional(Size{width, height});
}

// The size in a file's name such as Rushhour9x9_4.csv.
std::optional<Size> size_in_name(std::string_view source) {
  const std::string_view file = source.substr(source.find_last_of("/\\") + 1);
  for (std::size_t i = 0; i < file.size(); ++i) {
    const bool starts_number = is_digit(file[i]) && (i == 0 || !is_digit(file[i - 1]));
    std::string_view rest = file.substr(i);
    if (const auto size = starts_number ? take_size(rest) : std::nullopt) return size;
  }
  return std::nullopt;
}

// The smallest square board of at least the usual size that holds everything. What does not fit on the largest
// board is then found to be outside it.
int smallest_side(const rushhour::Puzzle& puzzle) {
  int side = kUsualSide;
  const auto reach = [&](int last) { side = std::max(side, std::min(last + 1, rushhour::kMaxSide)); };
  for (const auto& vehicle : puzzle.vehicles) {
    reach(vehicle.offset() + std::max(vehicle.length, 1) - 1);
    reach(vehicle.line());
  }
  for (const auto& wall : puzzle.walls) {
    reach(wall.row);
    reach(wall.col);
  }
  return side;
}

class BoardReader {
 public:
  BoardReader(rushhour::Puzzle& puzzle, Place begin, std::optional<Size> named_size)
      : puzzle_(puzzle), board_(puzzle, begin), begin_(begin), size_(named_size), size_place_(begin) {}

  void read(const Line& line) {
    if (is_comment(line))
      read_comment(line);
    else if (!is_header(line))
      read_vehicle(line);
  }

  void finish() {
    const auto primary = puzzle_.find("X");
    if (!primary) throw error_at(begin_, "no primary vehicle: none is named X");
    puzzle_.primary = *primary;
    const int side = smallest_side(puzzle_);
    const Size size = size_.value_or(Size{side, side});
    board_.set_size(size.width, size.height, size_place_);
    board_.finish();
  }

 private:
  // A comment that is no row of ours is just that.
  void read_comment(const Line& line) {
    if (!is_own_row(line)) return;
    const Fields fields = split_at_blanks(line);
    const Field& first = fields[2];
    if (fields[1].text == "name")
      puzzle_.name = clean_title(line.text.substr(static_cast<std::size_t>(first.place.column - 1)));
    else if (!is_digit(first.text[0]) && first.text[0] != '-')
      return;
    else if (fields[1].text == "size")
      read_size(first);
    else
      read_wall(line, fields);
  }

  void read_size(const Field& field) {
    std::string_view text = field.text;
    size_ = take_size(text);
    size_place_ = field.place;
    if (!size_ || !text.empty()) throw error_at(field.place, "size " + quoted(field.text) + " is not of the form 9x9");
  }

  void read_wall(const Line& line, const Fields& fields) {
    expect_fields(fields, 4, line, "# wall col row");
    const int col = number_in(fields[2], "column") - 1;
    board_.add_wall({number_in(fields[3], "row") - 1, col}, fields[2].place);
  }

  void read_vehicle(const Line& line) {
    const Fields fields = split_at_commas(line);
    expect_fields(fields, 5, line, kHeader);
    const std::string_view name = fields[0].text;
    if (!rushhour::is_vehicle_name(name)) throw error_at(fields[0].place, quoted(name) + " cannot be a vehicle's name");
    rushhour::Vehicle vehicle;
    vehicle.name = name;
    vehicle.vertical = row_kind(fields[1], false) == RowKind::vertical;
    vehicle.cell.col = number_in(fields[2], "column") - 1;
    vehicle.cell.row = number_in(fields[3], "row") - 1;
    vehicle.length = number_in(fields[4], "length");
    board_.add_vehicle(std::move(vehicle), {fields[0].place, fields[2].place, fields[4].place});
  }

  rushhour::Puzzle& puzzle_;
  ListedBoard board_;
  Place begin_;
  std::optional<Size> size_;
  Place size_place_;
};

// A header starts a puzzle; comments before the first header belong to the first puzzle. What comes after a blank line
// and could be no row stands for itself.
class Reader : public EntryReader {
 public:
  Reader(Section& section, std::string_view source) : section_(section), named_size_(size_in_name(source)) {}

  bool next(Entry& entry) override {
    lines_.clear();
    bool has_content = false;
    while (const Line* const ahead = section_.peek()) {
      if (ahead->blank()) {
        section_.take();
        continue;
      }
      const bool stray = (section_.after_blank() && !may_be_row(*ahead)) ||
                         (is_comment(*ahead) && !is_own_row(*ahead) && draws_level());
      if (has_content && (stray || is_header(*ahead))) break;
      if (stray) return take_stray(entry);
      has_content |= !is_comment(*ahead);
      lines_.add(section_.take());
    }
    if (!has_content) return false;
    const int begin = lines_.lines()[0].number;
    make_entry<rushhour::Puzzle>(entry, begin, [&](rushhour::Puzzle& puzzle) {
      BoardReader reader(puzzle, {begin, 1}, named_size_);
      for (const Line& line : lines_.lines()) reader.read(line);
      reader.finish();
    });
    return true;
  }

 private:
  bool take_stray(Entry& entry) {
    make_stray_entry(entry, section_.take(), "uva");
    while (section_.peek() != nullptr && !section_.peek()->blank()) section_.take();
    return true;
  }

  // A level that is drawn from here on, in lines that begin like comments.
  bool draws_level() {
    std::vector<Line> paragraph;
    const Ahead ahead = section_.ahead();
    for (std::size_t i = 0; i < 64 && ahead[i] != nullptr && !ahead[i]->blank() && !is_header(*ahead[i]); ++i)
      if (!is_own_row(*ahead[i])) paragraph.push_back(*ahead[i]);
    return resembles_level(paragraph);
  }

  Section& section_;
  std::optional<Size> named_size_;
  Block lines_;
};

std::unique_ptr<EntryReader> open(Section& section, std::string_view source) {
  return std::make_unique<Reader>(section, source);
}

std::string write(const Puzzle& any, WritePlace place) {
  const NameRules rules{[](std::string_view name) { return std::string(name); }, letter_name};
  const auto& puzzle = std::get<rushhour::Puzzle>(any);
  std::string text = std::string(kHeader) + "\n";
  if (!puzzle.name.empty()) text += "# name " + clean_title(puzzle.name) + "\n";
  // Other programs know no size row, so a lone puzzle has one only where it would be read wrongly without.
  const bool plain = puzzle.width == puzzle.height && puzzle.width == smallest_side(puzzle);
  if (!plain || !place.alone)
    text += "# size " + std::to_string(puzzle.width) + "x" + std::to_string(puzzle.height) + "\n";
  for (const auto& wall : puzzle.walls)
    text += "# wall " + std::to_string(wall.col + 1) + " " + std::to_string(wall.row + 1) + "\n";
  const auto names = names_for(puzzle, "X", rules);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto& vehicle = puzzle.vehicles[i];
    text += names[i] + (vehicle.vertical ? ",V," : ",H,") + std::to_string(vehicle.cell.col + 1) + "," +
            std::to_string(vehicle.cell.row + 1) + "," + std::to_string(vehicle.length) + "\n";
  }
  return text;
}

}  // namespace

Format uva_format() {
  return {{"uva", "rushhour", "CSV rows car,orientation,col,row,length, counted from 1; the primary is X", ".csv"},
          recognises,
          begins,
          resembles,
          open,
          write};
}

}  // namespace gridlock::formats
