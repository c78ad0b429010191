// Writing puzzles as text, in any format that gridlock knows. What is written is read back as the same puzzle, as far
// as the format can say it. Any thread may call these functions at any time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/core/error.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock {

// A file format, in words. They live for as long as the program.
struct FormatInfo {
  std::string_view name;         // "xsb": what read_puzzles(), write_puzzles() and the command line call it
  std::string_view puzzle;       // which kind of puzzle: "rushhour", "sokoban"
  std::string_view description;  // one line for people
  std::string_view extension;    // the usual one, with its dot
};

// Every format there is.
std::vector<FormatInfo> list_formats();

// One text that holds all the puzzles. Throws Error for an unknown format, or where a puzzle has a fault or the format
// cannot hold it (another kind of puzzle, more vehicles than it has names for), naming it.
std::string write_puzzles(const std::vector<Puzzle>& puzzles, std::string_view format);

// The puzzle as people draw it, in whole lines, without its title: `grid` or `xsb`.
std::string drawing(const Puzzle& puzzle);

}  // namespace gridlock
