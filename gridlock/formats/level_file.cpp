#include "gridlock/formats/level_file.hpp"

#include <algorithm>
#include <array>

#include "gridlock/formats/collection.hpp"
#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/lurd.hpp"
#include "gridlock/formats/walks.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kFewestLines = 3;  // of a level that is drawn a row a line

// What other programs write before a colon. Anything else before a colon is part of a title.
constexpr std::array<std::string_view, 17> kKeys{
    "title", "author", "comment",  "comment-end", "solution", "set",        "collection", "date",       "copyright",
    "email", "e-mail", "homepage", "website",     "snapshot", "difficulty", "authorpage", "description"};

// `Key: value`, the key in any case. The key is empty if it is none of ours.
struct KeyValue {
  std::string_view key, value;
};

KeyValue key_value_of(const Line& line) {
  const std::string_view text = trim(line.text);
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {};
  for (const std::string_view key : kKeys)
    if (equal_ignoring_case(text.substr(0, colon), key)) return {key, trim(text.substr(colon + 1))};
  return {};
}

bool is_sok_remark(const Line& line) { return trim(line.text).substr(0, 2) == "::"; }

// "Solution", "Solution 2", "Snapshot/Start": a line of its own above steps.
bool is_section(const Line& line, std::string_view word) {
  const std::string_view text = trim(line.text);
  return equal_ignoring_case(text.substr(0, word.size()), word) && key_value_of(line).value.empty();
}

// The title that a comment or a line of prose may be: something with a letter or a digit in it.
std::string_view title_in(const Line& line) {
  std::string_view text = trim(line.text);
  const bool remark = is_sok_remark(line) || text.substr(0, 2) == "//";
  if (remark || !key_value_of(line).key.empty() || is_section(line, "solution")) return {};
  while (!text.empty() && (text.front() == ';' || is_blank(text.front()))) text.remove_prefix(1);
  const bool says_something =
      std::any_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c) || (c & 0x80) != 0; });
  return says_something ? text : std::string_view();
}

// The lines between two levels, without comments in several lines and without stored solutions.
using Prose = std::vector<Line>;

const Line* nearest_above(const Prose& prose) {
  const auto found = std::find_if(prose.rbegin(), prose.rend(), [](const Line& line) { return !line.blank(); });
  return found == prose.rend() ? nullptr : &*found;
}

const Line* nearest_below(const Prose& prose) {
  const auto found = std::find_if(prose.begin(), prose.end(), [](const Line& line) { return !line.blank(); });
  return found == prose.end() ? nullptr : &*found;
}

// Goes through the lines once, telling levels from prose, and then shares the prose out among the levels.
class FileReader {
 public:
  FileReader(std::string_view text, std::size_t most_lines) {
    LineReader reader(text);
    for (Line line; lines_.size() < most_lines && reader.next(line);) lines_.push_back(line);
  }

  LevelFile read() {
    prose_.emplace_back();
    while (at_ < lines_.size())
      if (!take_level() && !skip_comment() && !take_solution()) take_prose();
    titles_below_ = nearest_above(prose_.front()) == nullptr && has_title_below();
    fields_above_ = has_title_above();
    for (std::size_t i = 0; i < file_.levels.size(); ++i) describe(i);
    return std::move(file_);
  }

 private:
  // The rows from here on, as a level, or as prose where they only look like one.
  bool take_level() {
    if (!begins_level(lines_[at_].text)) return false;
    std::size_t end = at_;
    bool in_one_line = false, alive = false;
    for (; end < lines_.size() && continues_level(lines_[end].text); ++end) {
      in_one_line |= lines_[end].text.find('|') != std::string_view::npos;
      alive |= has_player_or_box(lines_[end].text);
    }
    if (!alive || (end - at_ < kFewestLines && !in_one_line)) {
      while (at_ < end) take_prose();
      return true;
    }
    const auto begin = lines_.begin() + static_cast<std::ptrdiff_t>(at_);
    file_.levels.push_back({{begin, lines_.begin() + static_cast<std::ptrdiff_t>(end)}, {}, {}, {}, {}});
    prose_.emplace_back();
    at_ = end;
    return true;
  }

  // From `Comment:` to `Comment-End:`, unless that is missing.
  bool skip_comment() {
    const KeyValue opening = key_value_of(lines_[at_]);
    if (opening.key != "comment" || !opening.value.empty()) return false;
    for (std::size_t end = at_ + 1; end < lines_.size(); ++end) {
      const std::string_view key = key_value_of(lines_[end]).key;
      if (key == "comment") return false;
      if (key != "comment-end") continue;
      at_ = end + 1;
      return true;
    }
    return false;
  }

  // `Solution: steps`, or steps in lines of their own below a line that says so.
  bool take_solution() {
    const KeyValue field = key_value_of(lines_[at_]);
    const bool beside = field.key == "solution" && !field.value.empty();
    const bool snapshot = is_section(lines_[at_], "snapshot");
    if (!beside && !snapshot && !is_section(lines_[at_], "solution")) return false;
    std::size_t end = at_ + 1;
    std::string steps;
    if (beside) {
      add_steps(field.value, steps);
      if (!steps.empty())
        read_steps(end, steps);
      else if (!file_.levels.empty())
        file_.levels.back().walks.push_back(field.value);
    } else {
      while (end < lines_.size() && lines_[end].blank()) ++end;
      read_steps(end, steps);
      if (steps.empty()) return false;
      file_.has_sok_lines = true;
    }
    if (!steps.empty() && !snapshot && !file_.levels.empty()) file_.levels.back().solutions.push_back(std::move(steps));
    at_ = end;
    return true;
  }

  // Adds the steps in the lines from `line` on, which is left at the first one without any.
  void read_steps(std::size_t& line, std::string& steps) {
    while (line < lines_.size() && add_steps(trim(lines_[line].text), steps)) ++line;
  }

  bool add_steps(std::string_view text, std::string& steps) {
    const auto more = read_lurd(text, std::min(kMostSteps, steps_left_));
    if (!more) return false;
    steps += *more;
    steps_left_ -= more->size();
    return true;
  }

  void take_prose() {
    file_.has_sok_lines |= is_sok_remark(lines_[at_]);
    prose_.back().push_back(lines_[at_++]);
  }

  // Nothing stands above the first level, but a comment right below the last one.
  bool has_title_below() const {
    const Prose& last = prose_.back();
    return !last.empty() && !last.front().blank() && !title_in(last.front()).empty();
  }

  // Fields stand below their level, unless one with a title is right above the first.
  bool has_title_above() const {
    const Prose& first = prose_.front();
    for (auto line = first.rbegin(); line != first.rend() && !line->blank(); ++line)
      if (key_value_of(*line).key == "title") return true;
    return false;
  }

  // The value of a field of level i; empty if it has none.
  std::string_view field(std::size_t i, std::string_view key) const {
    std::string_view value;
    if (fields_above_) {
      const Prose& above = prose_[i];
      for (auto line = above.rbegin(); line != above.rend() && !line->blank(); ++line)
        if (key_value_of(*line).key == key) value = key_value_of(*line).value;
      return value;
    }
    for (const Line& line : prose_[i + 1])
      if (value.empty() && key_value_of(line).key == key) value = key_value_of(line).value;
    return value;
  }

  // What the head of the file says of all levels.
  std::string_view common_field(std::string_view key) const {
    for (const Line& line : prose_.front())
      if (key_value_of(line).key == key) return key_value_of(line).value;
    return {};
  }

  void describe(std::size_t i) {
    LevelText& level = file_.levels[i];
    std::string_view title = field(i, "title");
    const Line* const beside = titles_below_ ? nearest_below(prose_[i + 1]) : nearest_above(prose_[i]);
    if (title.empty() && beside != nullptr) title = title_in(*beside);
    if (title.empty() && file_.levels.size() == 1) title = common_field("title");
    const std::string_view author = field(i, "author");
    level.title = clean_title(title);
    level.author = clean_title(author.empty() ? common_field("author") : author);
  }

  std::vector<Line> lines_;
  std::size_t at_ = 0;
  LevelFile file_;
  std::size_t steps_left_ = 100 * kMostSteps;  // of all solutions together
  std::vector<Prose> prose_;                   // before the first level, between two, and after the last
  bool titles_below_ = false, fields_above_ = false;
};

}  // namespace

LevelFile levels_in(std::string_view text, std::size_t most_lines) { return FileReader(text, most_lines).read(); }

std::vector<Entry> read_levels(std::string_view text, std::string_view) {
  Collection<sokoban::Puzzle> collection;
  for (const LevelText& level : levels_in(text).levels)
    collection.add(level.rows.front().number, [&](sokoban::Puzzle& puzzle) {
      puzzle.name = level.title;
      puzzle.author = level.author;
      const Margin margin = read_rows(level.rows, puzzle);
      puzzle.solutions = level.solutions;
      for (const auto walks : level.walks)
        if (auto lurd = lurd_from_walks(puzzle, margin, walks)) puzzle.solutions.push_back(std::move(*lurd));
    });
  return collection.take();
}

std::string title_lines(const sokoban::Puzzle& puzzle) {
  const std::string title = clean_title(puzzle.name), author = clean_title(puzzle.author);
  return (title.empty() ? "" : "Title: " + title + "\n") + (author.empty() ? "" : "Author: " + author + "\n");
}

}  // namespace gridlock::formats
