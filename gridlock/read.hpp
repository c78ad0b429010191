// Reading puzzles: from a text or a file that holds one of them or thousands, in any format that gridlock knows.
//
// A bad puzzle never hides the good ones: each comes as an entry of its own, which holds the puzzle or says what is
// wrong with it, with line and column. Entries own all they hold; the text is not needed afterwards. Any thread may
// call these functions at any time.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// One puzzle of a text, or what is wrong with it.
struct Entry {
  int index = 1;                        // its number in the text, counted from 1
  int line = 1;                         // where in the text it begins
  int end = 0;                          // the last line of its rows, fields and solutions, in Sokoban; else 0
  std::string name;                     // its title in the text, or empty
  std::variant<Puzzle, Error> content;  // the puzzle, or what is wrong with it

  // Whether there is a puzzle.
  bool valid() const { return content.index() == 0; }
  // Throws std::bad_variant_access if there is none.
  const Puzzle& puzzle() const { return std::get<Puzzle>(content); }
  // Throws std::bad_variant_access if there is a puzzle.
  const Error& error() const { return std::get<Error>(content); }
};

// Every puzzle in the text, which may be of several formats and both kinds. `source` is what errors call the text;
// `format` forces one by name (empty: it is recognised from the content), and `kind` limits recognition to the formats
// of one kind of puzzle, "rushhour" or "sokoban" (empty: all). Throws Error for an unknown format, and for a text
// without a single puzzle in it, good or bad: empty, binary, prose.
std::vector<Entry> read_puzzles(std::string_view text, const std::string& source = {}, std::string_view format = {},
                                std::string_view kind = {});

// Every puzzle in a file. Throws Error as read_puzzles() does, and if the file cannot be read.
std::vector<Entry> read_file(const std::string& path, std::string_view format = {}, std::string_view kind = {});

// The first puzzle of a text, for those who know that there is one. Throws Error if there is none, or it is bad.
Puzzle read_puzzle(std::string_view text);

}  // namespace gridlock
