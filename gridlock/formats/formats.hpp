// Text <-> puzzles: every file format the library reads and writes, recognised from the content.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::formats {

// One puzzle of a file, or the reason why it is none. `index` counts from 1.
struct Entry {
  int index = 1;
  int line = 1;      // where in the file it begins
  std::string name;  // its title in the file, or empty
  std::variant<Puzzle, Error> content;

  bool valid() const { return content.index() == 0; }
  const Puzzle& puzzle() const { return std::get<Puzzle>(content); }
  const Error& error() const { return std::get<Error>(content); }
};

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
struct Format {
  std::string_view name;         // the word on the command line
  std::string_view puzzle;       // which kind of puzzle: "rushhour", "sokoban"
  std::string_view description;  // one line for `gridlock list formats`
  std::string_view extension;    // the usual one, with its dot
  bool (*recognises)(std::string_view text);
  bool (*begins)(const Ahead& lines, bool titled);
  bool (*resembles)(const std::vector<Line>& lines);
  std::unique_ptr<EntryReader> (*open)(Section& section, std::string_view source);
  std::string (*write)(const Puzzle& puzzle, WritePlace place);
};

const std::vector<Format>& all();
const Format* find(std::string_view name);

// Reads every puzzle in `text`. `source` labels errors; `format` forces one by name (empty: recognise it);
// `kind` limits recognition to formats of one puzzle kind (empty: all).
// A text may hold puzzles of several formats, and both kinds, one after the other.
// Throws Error for an unknown format name, or a text without a single puzzle in it, good or bad: empty, binary, prose.
std::vector<Entry> read(std::string_view text, const std::string& source, std::string_view format = {},
                        std::string_view kind = {});

// The name of the format that would read `text`; empty if none would.
std::string_view recognise(std::string_view text, std::string_view kind = {});
// Why none would, in one sentence.
std::string why_not_recognised(std::string_view text, std::string_view kind = {});
// "uva, grid": the formats of one kind of puzzle (empty: of all).
std::string names_of_formats(std::string_view kind);

// Throws Error where a puzzle has a fault or the format cannot hold it (more vehicles than it has names for), naming
// it.
std::string write(const std::vector<Puzzle>& puzzles, std::string_view format);

// The same one by one, for any number of puzzles: what `add` and `finish` return, one after the other, is the text.
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

// The puzzle in that format, in whole lines, without its title.
std::string drawing(const Puzzle& puzzle);

}  // namespace gridlock::formats
