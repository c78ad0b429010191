#include "gridlock/formats/section.hpp"

#include <algorithm>

#include "gridlock/formats/level_rows.hpp"

namespace gridlock::formats {
namespace {

constexpr std::size_t kWidestGap = 64;       // blank lines
constexpr std::size_t kMostComments = 4096;  // looked at together

bool is_comment(const Line& line) { return trim(line.text).substr(0, 1) == "#"; }

}  // namespace

const Line* Ahead::filled(std::size_t i) const {
  std::size_t gap = 0;
  for (std::size_t at = 0; const Line* line = (*this)[at]; ++at) {
    if (line->blank()) {
      if (++gap > kWidestGap) return nullptr;
    } else if (i-- == 0) {
      return line;
    }
  }
  return nullptr;
}

Section::Section(LineStream& lines, const Format& format, std::string_view kind, bool forced)
    : lines_(lines), format_(format), kind_(kind), forced_(forced) {
  // The first line belongs to this section, whatever it looks like.
  const Line* const first = lines.peek();
  checked_ = first != nullptr ? first->number : 0;
}

const Line* Section::peek() {
  if (successor_ != nullptr) return nullptr;
  const Line* const line = lines_.peek();
  if (line == nullptr || forced_ || line->number <= checked_ || line->blank()) return line;
  checked_ = line->number;
  successor_ = foreign_format();
  return successor_ != nullptr ? nullptr : line;
}

// Formats that are read alike stand together in the list, and are asked once.
const Format* Section::foreign_format() {
  const Format* asked = &format_;
  for (const Format& other : all()) {
    const bool same = other.open == format_.open || other.open == asked->open;
    asked = &other;
    if (same || (!kind_.empty() && other.puzzle != kind_)) continue;
    if (other.begins(ahead(), after_blank_)) return &other;
  }
  return nullptr;
}

const Line& Section::take() {
  const Line& line = lines_.take();
  after_blank_ = line.blank();
  return line;
}

void Block::add(const Line& line) {
  bytes_ += line.text.size() + sizeof(Line);
  if (bytes_ > kMostBytes)
    throw error_at({lines_.empty() ? line.number : lines_.front().number, 1},
                   "more text than any puzzle has begins here; reading ends in line " + std::to_string(line.number));
  lines_.push_back({texts_.emplace_back(line.text), line.number});
}

void Block::clear() {
  texts_.clear();
  lines_.clear();
  bytes_ = 0;
}

bool resembles_board(const std::vector<Line>& lines) {
  return std::any_of(all().begin(), all().end(),
                     [&](const Format& format) { return format.puzzle == "rushhour" && format.resembles(lines); });
}

Error stray_error(const Line& line, std::string_view format) {
  const std::size_t indent = line.text.size() - trim(line.text).size();
  return error_at({line.number, static_cast<int>(indent) + 1},
                  quoted(trim(line.text)) + " is neither a comment nor part of a puzzle in the format '" +
                      std::string(format) + "'");
}

void make_stray_entry(Entry& entry, const Line& line, std::string_view format) {
  entry.line = line.number;
  entry.content = stray_error(line, format);
}

bool take_comments(Section& section, std::string_view format, Entry& entry) {
  Block comments;
  while (comments.size() < kMostComments && section.peek() != nullptr && is_comment(*section.peek()))
    comments.add(section.take());
  const auto is_drawn = [](const Line& line) { return is_framed_row(line.text); };
  if (!resembles_level(comments.lines()) && std::none_of(comments.lines().begin(), comments.lines().end(), is_drawn))
    return false;
  make_stray_entry(entry, comments.lines().front(), format);
  return true;
}

}  // namespace gridlock::formats
