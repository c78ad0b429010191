#include "gridlock/formats/sokoban/level_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "gridlock/formats/level_rows.hpp"
#include "gridlock/formats/make_entry.hpp"
#include "gridlock/formats/sokoban/level_prose.hpp"
#include "gridlock/formats/sokoban/lurd.hpp"
#include "gridlock/formats/sokoban/walks.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kFewestRows = 3;                    // of a level that is drawn a row a line
constexpr std::size_t kMostRows = 4096;                   // of a level that is far too large
constexpr std::size_t kLongestComment = 4096;             // lines
constexpr std::size_t kLongestParagraph = 64;             // lines
constexpr std::size_t kLookedAt = 4096;                   // lines, for recognition
constexpr std::size_t kMostProse = std::size_t{1} << 20;  // bytes between two levels

// How many lines from here on draw a level; 0 if they only look like one. Unless `all` are wanted, it looks no further
// than it has to.
std::size_t rows_ahead(const Ahead& lines, bool all) {
  if (lines[0] == nullptr || !begins_level(lines[0]->text)) return 0;
  std::size_t rows = 0;
  bool in_one_line = false, alive = false;
  for (; rows < kMostRows && lines[rows] != nullptr && continues_level(lines[rows]->text); ++rows) {
    in_one_line |= lines[rows]->text.find('|') != std::string_view::npos;
    alive |= has_player_or_box(lines[rows]->text);
    if (!all && alive && (rows + 1 >= kFewestRows || in_one_line)) return rows + 1;
  }
  return alive && (rows >= kFewestRows || in_one_line) ? rows : 0;
}

// Neither blank nor a field, a remark or steps.
bool is_plain(const Line* line) {
  return line != nullptr && !line->blank() && !is_remark(*line) && key_value_of(*line).key.empty() &&
         !read_lurd(trim(line->text));
}

// A line `Solution` or `Snapshot` with steps below it.
bool has_steps_below(const Ahead& lines) {
  if (!is_section(*lines[0], "solution") && !is_section(*lines[0], "snapshot")) return false;
  const Line* const below = lines.filled(1);
  return below != nullptr && read_lurd(trim(below->text)).has_value();
}

// Lines that were meant to be a puzzle, though they are none: `count` of them, `before` lines from here.
struct Meant {
  std::size_t before = 0, count = 0;
  bool level = false;
  bool sure = false;  // a level without doubt, whatever its faults
};

// A row that stands alone between levels: ".XXDC.", which no title looks like.
bool is_row_of_board(const Line& line) {
  const std::string_view text = trim(line.text);
  return text.size() >= 5 && text.front() == '.' && std::any_of(text.begin(), text.end(), is_letter) &&
         std::all_of(text.begin(), text.end(), [](char c) { return c == '.' || is_letter(c); });
}

// Has a word in it, and nothing that is in no title: "# LEVEL 1 #".
bool is_worded(std::string_view text) {
  const auto both = [](char a, char b) { return is_letter(a) && is_letter(b); };
  return std::adjacent_find(text.begin(), text.end(), both) != text.end() &&
         text.find_first_of("@$*+?|") == std::string_view::npos;
}

// Two rows of walls with something between them that is neither a row nor a title in a frame.
bool is_fenced(const std::vector<Line>& lines) {
  const auto is_wall = [](const Line& line) { return is_wall_row(line.text); };
  const auto first = std::find_if(lines.begin(), lines.end(), is_wall);
  const auto last = std::find_if(lines.rbegin(), lines.rend(), is_wall).base();
  return first < last &&
         std::any_of(first, last, [&](const Line& line) { return !is_wall(line) && !is_worded(line.text); });
}

bool is_level_meant(const std::vector<Line>& paragraph) {
  return resembles_level(paragraph) || is_fenced(paragraph) ||
         std::any_of(paragraph.begin(), paragraph.end(), [](const Line& line) { return is_framed_row(line.text); });
}

Meant meant_in(const std::vector<Line>& paragraph) {
  const auto is_row = [](const Line& line) {
    return continues_level(line.text) || has_player_or_box(line.text) || resembles_packed_level(line.text);
  };
  const bool level = is_level_meant(paragraph);
  const auto first = level ? std::find_if(paragraph.begin(), paragraph.end(), is_row) : paragraph.end();
  const std::vector<Line> above(paragraph.begin(), first);
  for (std::size_t i = 0; i < above.size(); ++i)
    if (resembles_board({above[i]})) return {i, 1};
  if (!above.empty() && resembles_board(above)) return {0, above.size()};
  if (const auto row = std::find_if(above.begin(), above.end(), is_row_of_board); row != above.end())
    return {static_cast<std::size_t>(row - above.begin()), 1};
  if (!level) return {};
  if (first == paragraph.end()) return {0, paragraph.size(), true, false};  // rows with a fault in each
  const auto last = std::find_if(paragraph.rbegin(), paragraph.rend(), is_row).base();
  return {static_cast<std::size_t>(first - paragraph.begin()), static_cast<std::size_t>(last - first), true, false};
}

// What has been read of one level.
struct LevelText {
  Block rows;
  bool meant = false;                  // some other puzzle, and no level at all
  std::string title_above;             // of the line nearest above it
  std::string field_title, author;     // of the fields right above it
  std::vector<std::string> solutions;  // in LURD, one letter a step
  std::vector<std::string> walks;      // what else stands behind `Solution:`
  int end = 0;                         // the last line of its rows, comments and solutions
};

// Goes through the lines once, telling levels from prose. A level is complete when the next one begins, since its title
// may stand below it.
class LevelReader : public EntryReader {
 public:
  explicit LevelReader(Section& section) : section_(section) {}

  bool next(Entry& entry) override {
    for (;;) {
      // What surely is a level cannot belong to another section, which need not be looked for.
      const std::size_t rows = rows_ahead(section_.ahead(), true);
      if (rows == 0 && section_.peek() == nullptr) break;
      const Meant meant = rows > 0 ? Meant{0, rows, true, true} : find_meant();
      if (meant.count == 0) {
        if (!skip_comment() && !take_solution()) take_prose();
        // So much prose belongs to no level.
        if (prose_.bytes() < kMostProse) continue;
        const bool complete = level_.has_value();
        if (complete) finish(entry, false);
        level_.reset();
        prose_.clear();
        if (complete) return true;
        continue;
      }
      for (std::size_t i = 0; i < meant.before && section_.peek() != nullptr; ++i) take_prose();
      if (!meant.sure && section_.peek() == nullptr) break;
      const bool complete = level_.has_value();
      if (complete) finish(entry, false);
      begin_level(meant);
      if (complete) return true;
    }
    if (!level_) return false;
    finish(entry, true);
    level_.reset();
    return true;
  }

 private:
  // Looks at each paragraph once.
  Meant find_meant() {
    const Line& here = *section_.peek();
    if (here.number < examined_ || here.blank()) return {};
    std::vector<Line> paragraph;
    const Ahead lines = section_.ahead();
    while (paragraph.size() < kLongestParagraph && is_plain(lines[paragraph.size()]))
      paragraph.push_back(*lines[paragraph.size()]);
    const Meant meant = meant_in(paragraph);
    examined_ =
        here.number + static_cast<int>(std::max<std::size_t>(meant.count == 0 ? paragraph.size() : meant.before, 1));
    return meant;
  }

  void begin_level(const Meant& meant) {
    level_.emplace();
    level_->meant = !meant.level;
    const Prose& above = prose_.lines();
    const Line* const nearest = last_filled(above);
    if (nearest != nullptr) level_->title_above = title_in(*nearest);
    if (levels_ == 0) {
      nothing_above_ = nearest == nullptr;
      fields_above_ = has_title_right_above(above);
      common_title_ = field_in(above, "title");
      common_author_ = field_in(above, "author");
    }
    if (fields_above_) {
      level_->field_title = field_right_above(above, "title");
      level_->author = field_right_above(above, "author");
    }
    ++levels_;
    prose_.clear();
    for (std::size_t i = 0; i < meant.count; ++i) {
      if (i > 0 && !meant.sure && section_.peek() == nullptr) break;
      level_->rows.add(section_.take());
    }
    level_->end = level_->rows.lines().back().number;
  }

  // From `Comment:` to `Comment-End:`, unless that is missing.
  bool skip_comment() {
    const KeyValue opening = key_value_of(*section_.peek());
    if (opening.key != "comment" || !opening.value.empty()) return false;
    const Ahead lines = section_.ahead();
    for (std::size_t end = 1; end < kLongestComment && lines[end] != nullptr; ++end) {
      const std::string_view key = key_value_of(*lines[end]).key;
      if (key == "comment") return false;
      if (key != "comment-end") continue;
      take_lines(end + 1);
      return true;
    }
    return false;
  }

  // `Solution: steps`, or steps in lines of their own below a line that says so.
  bool take_solution() {
    const KeyValue field = key_value_of(*section_.peek());
    const bool beside = field.key == "solution" && !field.value.empty();
    const bool snapshot = is_section(*section_.peek(), "snapshot");
    if (!beside && !snapshot && !is_section(*section_.peek(), "solution")) return false;
    const Ahead lines = section_.ahead();
    std::size_t end = 1;
    std::string steps;
    if (beside) {
      add_steps(field.value, steps);
      if (steps.empty() && level_) level_->walks.emplace_back(field.value);
    } else {
      while (lines[end] != nullptr && lines[end]->blank()) ++end;
    }
    while (!(beside && steps.empty()) && lines[end] != nullptr && add_steps(trim(lines[end]->text), steps)) ++end;
    if (!beside && steps.empty()) return false;
    if (!steps.empty() && !snapshot && level_) level_->solutions.push_back(std::move(steps));
    take_lines(end);
    return true;
  }

  // Lines that belong to the level above them.
  void take_lines(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const int number = section_.take().number;
      if (level_) level_->end = number;
    }
  }

  bool add_steps(std::string_view text, std::string& steps) {
    const auto more = read_lurd(text, std::min(kMostSteps, steps_left_));
    if (!more) return false;
    steps += *more;
    steps_left_ -= more->size();
    return true;
  }

  void take_prose() { prose_.add(section_.take()); }

  // The level is complete: what has been read since stands below it.
  void finish(Entry& entry, bool last) {
    const Prose& below = prose_.lines();
    if (levels_ == 1) titles_below_ = nothing_above_ && begins_with_title(below, last);
    std::string_view title = fields_above_ ? std::string_view(level_->field_title) : field_in(below, "title");
    const Line* const nearest = first_filled(below);
    if (title.empty() && !titles_below_) title = level_->title_above;
    if (title.empty() && titles_below_ && nearest != nullptr) title = title_in(*nearest);
    if (title.empty() && levels_ == 1 && last) title = common_title_;
    // Fields that stand above a level are those of the next one.
    entry.end = level_->end;
    for (const Line& line : below)
      if (!fields_above_ && !key_value_of(line).key.empty()) entry.end = std::max(entry.end, line.number);
    if (titles_below_ && nearest != nullptr) entry.end = std::max(entry.end, nearest->number);
    std::string_view author = fields_above_ ? std::string_view(level_->author) : field_in(below, "author");
    if (author.empty()) author = common_author_;
    make_entry<sokoban::Puzzle>(entry, level_->rows.lines().front().number, [&](sokoban::Puzzle& puzzle) {
      puzzle.name = clean_title(title);
      puzzle.author = clean_title(author);
      read_level(puzzle);
    });
  }

  void read_level(sokoban::Puzzle& puzzle) {
    const std::vector<Line>& rows = level_->rows.lines();
    if (level_->meant) throw stray_error(rows.front(), "xsb");
    const Margin margin = read_rows(rows, puzzle);
    puzzle.solutions = std::move(level_->solutions);
    for (const auto& walks : level_->walks)
      if (auto lurd = lurd_from_walks(puzzle, margin, walks)) puzzle.solutions.push_back(std::move(*lurd));
  }

  Section& section_;
  std::optional<LevelText> level_;
  Block prose_;                                // since its last row
  int levels_ = 0;                             // begun so far
  int examined_ = 0;                           // no line before this one was meant to be a puzzle
  std::size_t steps_left_ = 100 * kMostSteps;  // of all solutions together
  std::string common_title_, common_author_;   // what the head of the section says of all levels
  bool nothing_above_ = false, titles_below_ = false, fields_above_ = false;
};

}  // namespace

bool resembles_level(const std::vector<Line>& lines) {
  const auto test = [&](bool (*is)(std::string_view)) {
    return std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return is(line.text); });
  };
  return test(resembles_packed_level) || (lines.size() > 1 && test(is_wall_row) && test(has_player_or_box));
}

LevelSigns level_signs(std::string_view text) {
  LevelSigns signs;
  LineStream lines(text);
  std::vector<Line> paragraph;
  for (std::size_t seen = 0; seen < kLookedAt && lines.peek() != nullptr; ++seen) {
    const Ahead ahead(lines, 0);
    const Line& line = *lines.peek();
    signs.sok_lines |= is_sok_remark(line) || has_steps_below(ahead);
    signs.levels |= !signs.levels && rows_ahead(ahead, false) > 0;
    if (is_plain(&line)) paragraph.push_back(line);
    if (!is_plain(&line) || lines.peek(1) == nullptr || paragraph.size() == kLongestParagraph) {
      signs.levels |= !signs.levels && resembles_level(paragraph);
      paragraph.clear();
    }
    lines.take();
  }
  return signs;
}

std::unique_ptr<EntryReader> open_levels(Section& section, std::string_view) {
  return std::make_unique<LevelReader>(section);
}

bool begins_levels(const Ahead& lines, bool) { return rows_ahead(lines, false) > 0; }

std::string title_lines(const sokoban::Puzzle& puzzle) {
  const std::string title = clean_title(puzzle.name), author = clean_title(puzzle.author);
  return (title.empty() ? "" : "Title: " + title + "\n") + (author.empty() ? "" : "Author: " + author + "\n");
}

}  // namespace gridlock::formats
