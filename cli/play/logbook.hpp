// What a player has reached, kept in the data folder of the user: $XDG_DATA_HOME/gridlock/progress, or
// ~/.local/share/gridlock/progress. One line per puzzle, so that people can read it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gridlock/core/space.hpp"
#include "gridlock/puzzles.hpp"

namespace gridlock::cli {

struct Achievement {
  Count best = 0;  // moves or pushes of the best solution; 0: not solved yet
  int stars = 0;   // the most there were
  int help = 0;    // the highest rung of hints in the game that is going on; 4 for ever once the solution was shown
  std::vector<std::string> moves;  // of the game that is still going on
};

class Logbook {
 public:
  // Where the folder cannot be told or written, nothing is kept.
  Logbook();

  Achievement find(const Puzzle& puzzle) const;
  // Written at once. What another program has written in the meantime stays.
  void keep(const Puzzle& puzzle, const Achievement& achievement);

 private:
  std::string path_;
};

}  // namespace gridlock::cli
