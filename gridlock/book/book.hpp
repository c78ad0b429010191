// A booklet of puzzles to print: cover, puzzles, space to write, codes that open them on the web page, and the
// solutions at the back. Black ink only, so that any printer will do.
#pragma once

#include <string>
#include <vector>

#include "gridlock/puzzles.hpp"

namespace gridlock::book {

enum class Paper { a4, letter };

struct BookPuzzle {
  Puzzle puzzle;
  std::string title;
  int stars = 1;         // 1 to 5: how hard it is
  std::string cost;      // "8 moves", of the solution
  bool optimal = false;  // there is no shorter one
  std::string solution;  // the moves, apart by blanks, or LURD
};

struct BookOptions {
  Paper paper = Paper::a4;
  int per_page = 4;  // one of kPerPage
  std::string title = "Puzzles";
  std::string page;  // the address of the web page, which the codes lead to; empty: no codes
};

inline constexpr int kPerPage[] = {1, 2, 4, 6, 9};

// The puzzles in the order given, as a PDF file with real text. Throws Error if it cannot be made.
std::string write_book(const std::vector<BookPuzzle>& puzzles, const BookOptions& options);

}  // namespace gridlock::book
