// Boards with known answers for the tests of the program.
#pragma once

#include <string>

namespace gridlock::testing {

// Three moves: D down, C down, X out.
inline const std::string kThreeMoves =
    "..BBC.\n"
    "....C.\n"
    ".XXDC.\n"
    "..ED..\n"
    "..E...\n"
    "..GG..\n";

// C fills its column for ever; no look at the primary's own line shows it.
inline const std::string kUnsolvable =
    "....C.\n"
    "....C.\n"
    "XX..C.\n"
    "....C.\n"
    "....C.\n"
    "....C.\n";

// A wall on the primary's own line.
inline const std::string kShutIn =
    "......\n"
    "......\n"
    "XX..#.\n"
    "......\n"
    "......\n"
    "......\n";

// B is bent.
inline const std::string kBent =
    "BB....\n"
    ".B....\n"
    "XX....\n"
    "......\n"
    "......\n"
    "......\n";

inline const std::string kOneMove =
    "......\n"
    "......\n"
    "XX....\n"
    "......\n"
    "......\n"
    "......\n";

// More states than a breadth-first search can see in a lifetime, and no solution: C never lets X pass.
inline std::string endless_board() {
  std::string board;
  for (int row = 0; row < 16; ++row) {
    std::string line(16, '.');
    line[15] = 'C';
    if (row == 8)
      line[0] = line[1] = 'X';
    else
      line[0] = line[1] = static_cast<char>('a' + row);
    // o and x are no names of vehicles.
    for (char& c : line)
      if (c == 'o' || c == 'x') c = 'z';
    board += line + "\n";
  }
  return board;
}

inline std::string titled(const std::string& title, const std::string& board) {
  return "; " + title + "\n" + board + "\n";
}

}  // namespace gridlock::testing
