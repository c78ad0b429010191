// A section of a text that is read as one format, and the readers of such sections. A file may hold several: where a
// puzzle clearly begins in another format, one section ends and the next begins, so that nothing is read by the wrong
// rules.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/line_stream.hpp"

namespace gridlock::formats {

// The lines from one on, as far as anyone wants to look.
class Ahead {
 public:
  Ahead(LineStream& lines, std::size_t at) : lines_(lines), at_(at) {}

  // Null beyond the end of the text.
  const Line* operator[](std::size_t i) const { return lines_.peek(at_ + i); }
  // The i-th line that is not blank; null if there is none, or only after a long gap.
  const Line* filled(std::size_t i) const;

 private:
  LineStream& lines_;
  std::size_t at_;
};

class Section {
 public:
  // Every format of `kind` (empty: of any) may end it, unless `forced` says that all of the text is of this one.
  Section(LineStream& lines, const Format& format, std::string_view kind, bool forced);

  // The next line; null at the end of the section.
  const Line* peek();
  // Takes the next line, which there must be. It stays valid until the next one is taken.
  const Line& take();
  // Lines that may belong to another section already.
  Ahead ahead() { return {lines_, 0}; }
  // At the beginning of the text, or after a blank line.
  bool after_blank() const { return after_blank_; }

  // The format of the puzzle that ended the section; null if that was the end of the text.
  const Format* successor() const { return successor_; }

 private:
  const Format* foreign_format();

  LineStream& lines_;
  const Format& format_;
  std::string_view kind_;
  bool forced_;
  bool after_blank_ = true;
  int checked_;  // the number of the last line that was looked at
  const Format* successor_ = nullptr;
};

// Reads the puzzles of a section one after the other, and all of its lines.
class EntryReader {
 public:
  virtual ~EntryReader() = default;
  // Fills in all but the index; false at the end of the section. Throws Error where reading cannot go on.
  virtual bool next(Entry& entry) = 0;
};

// Lines that are kept: those of one puzzle. Throws Error rather than become very large.
class Block {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{4} << 20;

  void add(const Line& line);
  void clear();
  bool empty() const { return lines_.empty(); }
  std::size_t size() const { return lines_.size(); }
  std::size_t bytes() const { return bytes_; }
  const std::vector<Line>& lines() const { return lines_; }

 private:
  std::deque<std::string> texts_;
  std::vector<Line> lines_;
  std::size_t bytes_ = 0;
};

// Whether lines draw a level, or try to: walls, and a player or a box among them.
bool resembles_level(const std::vector<Line>& lines);
// The same of a board in any format of Rush Hour.
bool resembles_board(const std::vector<Line>& lines);

// What is wrong with a line that is neither a comment nor part of a puzzle, and the entry that says so.
Error stray_error(const Line& line, std::string_view format);
void make_stray_entry(Entry& entry, const Line& line, std::string_view format);

// For formats in which `#` begins a comment and a wall begins a row of a level: takes the lines that begin so, up to
// the next that does not. True if they were drawn, which no comment is; then `entry` says so.
bool take_comments(Section& section, std::string_view format, Entry& entry);

}  // namespace gridlock::formats
