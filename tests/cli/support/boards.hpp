// Boards with known answers for the tests of the program.
#pragma once

#include <string>
#include <vector>

namespace gridlock::testing {

// Three moves: D down, C down, X out.
inline const std::string kThreeMoves =
    "..BBC.\n"
    "....C.\n"
    ".XXDC.\n"
    "..ED..\n"
    "..E...\n"
    "..GG..\n";

// One push.
inline const std::string kPush = "#####\n#@$.#\n#####\n";

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

// Random vehicles: some solution is found soon, but the proof of the shortest takes more than anyone has.
inline const std::string kHardBoard =
    ".SSSiiMdHCCC\n"
    "fggg..MdH.pp\n"
    "fW.NGP..Rs..\n"
    ".W.NGPD.RsQQ\n"
    ".Wh.GED.IIll\n"
    "XXhq.EDL.kcV\n"
    "e.hqjE.LBkcV\n"
    "eU..j.m.BArV\n"
    "eU.ZZ.m.BAr.\n"
    ".aTnn.m..Kbb\n"
    ".aTtFFJJJK.u\n"
    "...t..YYYK.u\n";

// Eighteen boxes in a hall, and five below that cannot all come home, which no test for deadlocks sees.
inline const std::string kEndlessLevel =
    "######################\n"
    "#                    #\n"
    "#  $  $  $  $  $  $  #\n"
    "#    . . . . . .     #\n"
    "#  $  $  $  $  $  $  #\n"
    "#    . . . . . .     #\n"
    "#  $  $  $  $  $  $  #\n"
    "#    . . . . . .     #\n"
    "#                    #\n"
    "##### ################\n"
    "#####     .###########\n"
    "####  # .$+###########\n"
    "##### $ # ############\n"
    "####  .$ $ ###########\n"
    "#### ## $  ###########\n"
    "#### #   . ###########\n"
    "######################\n";

// A square hall full of boxes, each two steps away from the next, and a goal for each of them in between.
inline std::string crowded_hall(int side) {
  std::vector<std::string> rows;
  int without_goal = 0;
  for (int y = 0; y < side; ++y) {
    rows.emplace_back();
    for (int x = 0; x < side; ++x) {
      const bool wall = x == 0 || y == 0 || x == side - 1 || y == side - 1;
      const bool inside = x > 1 && y > 1 && x < side - 2 && y < side - 2;
      const bool box = inside && x % 3 == 2 && y % 3 == 2, goal = inside && x % 3 == 0 && y % 3 == 0;
      rows.back() += wall ? '#' : box ? '$' : goal ? '.' : ' ';
      without_goal += (box ? 1 : 0) - (goal ? 1 : 0);
    }
  }
  std::string level;
  for (std::string& row : rows) {
    for (char& cell : row)
      if (cell == ' ' && without_goal > 0) {
        cell = '.';
        --without_goal;
      }
    level += row + "\n";
  }
  level[static_cast<std::size_t>((side + 1) * (side - 2) + side - 2)] = '@';
  return level;
}

inline std::string titled(const std::string& title, const std::string& board) {
  return "; " + title + "\n" + board + "\n";
}

}  // namespace gridlock::testing
