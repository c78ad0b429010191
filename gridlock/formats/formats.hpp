// The file formats, recognised from the content: what is behind read.hpp and write.hpp.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/read.hpp"
#include "gridlock/write.hpp"

namespace gridlock::formats {

class Ahead;
class EntryReader;
class Section;
struct Line;

// How a puzzle is written among others.
struct WritePlace {
  std::size_t index = 0;  // how many were written before it
  bool alone = true;      // no other comes before or after it
};

// A file format. `recognises` looks at the content alone and is called in the order of the list; the first that says
// yes reads the text. `begins` tells if a puzzle surely begins in these lines, so surely that it ends a section of
// another format; `titled` where the first of them may be its title. `resembles` tells if someone meant these lines to
// be such a puzzle, though it may be full of faults. `open` reads a section, and reports each bad puzzle as an Entry of
// its own; the name of the `source` may tell what the text does not (the size, in `uva`). `write` may rely on faultless
// puzzles.
struct Format : FormatInfo {
  bool (*recognises)(std::string_view text);
  bool (*begins)(const Ahead& lines, bool titled);
  bool (*resembles)(const std::vector<Line>& lines);
  std::unique_ptr<EntryReader> (*open)(Section& section, std::string_view source);
  std::string (*write)(const Puzzle& puzzle, WritePlace place);
};

const std::vector<Format>& all();
const Format* find(std::string_view name);

// The name of the format that would read `text`; empty if none would.
std::string_view recognise(std::string_view text, std::string_view kind = {});
// Why none would, in one sentence.
std::string why_not_recognised(std::string_view text, std::string_view kind = {});
// "uva, grid": the formats of one kind of puzzle (empty: of all).
std::string names_of_formats(std::string_view kind);

// write_puzzles() one by one, for any number of puzzles: what `add` and `finish` return, one after the other, is the
// text.
class PuzzleWriter {
 public:
  explicit PuzzleWriter(std::string_view format);
  std::string add(const Puzzle& puzzle);
  std::string finish() const;

 private:
  const Format* format_;
  std::optional<Puzzle> first_;  // waits until it is known whether there are more
  std::size_t count_ = 0;
};

// The format in which people draw such a puzzle: `grid` or `xsb`.
std::string_view drawn_format(const Puzzle& puzzle);

}  // namespace gridlock::formats
