#include "gridlock/formats/puzzle_stream.hpp"

#include <algorithm>
#include <utility>

#include "gridlock/formats/section.hpp"

namespace gridlock::formats {
namespace {

// As much of a text as is looked at for a puzzle.
constexpr std::size_t kMostLines = 4096;
constexpr std::size_t kMostBytes = std::size_t{1} << 20;

const Format* forced_format(std::string_view name) {
  if (name.empty()) return nullptr;
  if (const Format* const found = find(name)) return found;
  throw Error("unknown format " + quoted(name) + "; there are " + names_of_formats({}));
}

}  // namespace

PuzzleStream::PuzzleStream(std::string_view text, std::string source, std::string_view format, std::string_view kind)
    : lines_(text), source_(std::move(source)), forced_(forced_format(format)), kind_(kind) {}

PuzzleStream::PuzzleStream(ByteSource bytes, std::string source, std::string_view format, std::string_view kind)
    : lines_(std::move(bytes)), source_(std::move(source)), forced_(forced_format(format)), kind_(kind) {}

PuzzleStream::~PuzzleStream() = default;

bool PuzzleStream::recognised() {
  try {
    return first_format() != nullptr;
  } catch (const Error&) {
    return false;
  }
}

// The format of the first puzzle that surely is one; where there is none, of what looks most like one. Line after line
// is looked at, so that it makes no difference in which pieces the text comes. Throws Error.
const Format* PuzzleStream::first_format() {
  std::size_t bytes = 0, lines = 0;
  bool after_blank = true;
  for (; lines < kMostLines && bytes < kMostBytes && lines_.peek(lines) != nullptr; ++lines) {
    const Line& line = *lines_.peek(lines);
    bytes += line.text.size() + 1;
    for (const Format& format : all())
      if (!line.blank() && (kind_.empty() || format.puzzle == kind_) && format.begins({lines_, lines}, after_blank))
        return &format;
    after_blank = line.blank();
  }
  if (lines_.failure() && lines == 0) throw Error(lines_.failure()->what(), lines_.failure()->line, 1, source_);
  std::string text;
  for (std::size_t i = 0; i < lines; ++i) (text += lines_.peek(i)->text) += '\n';
  if (const Format* const format = find(recognise(text, kind_))) return format;
  throw Error(why_not_recognised(text, kind_), 1, 1, source_);
}

bool PuzzleStream::open_section() {
  const Format* format = forced_;
  if (section_) {
    format = section_->successor();
    if (format == nullptr) return false;
  } else if (format == nullptr) {
    format = first_format();
  }
  reader_.reset();
  section_ = std::make_unique<Section>(lines_, *format, kind_, forced_ != nullptr);
  reader_ = format->open(*section_, source_);
  return true;
}

bool PuzzleStream::next_in_section(Entry& entry) {
  entry = {};
  if (!reader_ || !reader_->next(entry)) return false;
  entry.index = ++count_;
  if (auto* const error = std::get_if<Error>(&entry.content)) error->source = source_;
  return true;
}

// The last entry is the reason why reading cannot go on.
bool PuzzleStream::finish(Entry& entry, const Error& error) {
  ended_ = true;
  entry = {};
  entry.index = ++count_;
  entry.line = error.line;
  entry.content = Error(error.what(), error.line, error.column, source_);
  return true;
}

bool PuzzleStream::next(Entry& entry) {
  if (ended_) return false;
  try {
    do
      if (next_in_section(entry)) return true;
    while (open_section());
  } catch (const Error& error) {
    if (count_ == 0 && !section_) throw;
    return finish(entry, error);
  }
  if (lines_.failure()) return finish(entry, *lines_.failure());
  ended_ = true;
  if (count_ == 0) throw Error("there is no puzzle in the text", 1, 1, source_);
  return false;
}

}  // namespace gridlock::formats
