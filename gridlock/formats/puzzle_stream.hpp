// The puzzles of a text one after another, as it is read: however long the text is, only one of them is in memory at a
// time.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/line_stream.hpp"

namespace gridlock::formats {

class PuzzleStream {
 public:
  // The arguments are those of `read`. The text must outlive the stream; a byte source is asked only for what is
  // needed.
  PuzzleStream(std::string_view text, std::string source, std::string_view format = {}, std::string_view kind = {});
  PuzzleStream(ByteSource bytes, std::string source, std::string_view format = {}, std::string_view kind = {});
  ~PuzzleStream();

  // False after the last puzzle. Throws Error as `read` does.
  bool next(Entry& entry);
  // Whether a format is found for the text, by what stands in its first lines.
  bool recognised();

 private:
  const Format* first_format();
  bool open_section();
  bool next_in_section(Entry& entry);
  bool finish(Entry& entry, const Error& error);

  LineStream lines_;
  std::string source_;
  const Format* forced_;
  std::string kind_;
  std::unique_ptr<Section> section_;
  std::unique_ptr<EntryReader> reader_;
  int count_ = 0;
  bool ended_ = false;
};

}  // namespace gridlock::formats
