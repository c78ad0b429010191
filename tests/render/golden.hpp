// Pictures that were looked at once and are to stay as they are. After a change that is meant, run the tests with
// GRIDLOCK_WRITE_GOLDEN=1 and look at the files in tests/data/render again.
#pragma once

#include <cstdlib>

#include "gridlock/formats/formats.hpp"
#include "tests/support/corpora.hpp"

namespace gridlock::testing {

inline Puzzle board(const std::string& text) { return read_puzzles(text, "test").front().puzzle(); }

// The picture as it was; as it is now, where it is to be written anew.
inline std::string golden(const std::string& name, const std::string& picture) {
  const auto path = std::filesystem::path(GRIDLOCK_SOURCE_DIR) / "tests/data/render" / name;
  if (std::getenv("GRIDLOCK_WRITE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << picture;
  return contents(path);
}

// A car, a truck, a wall, and the exit below.
inline Puzzle small_board() {
  return board(
      "X.BB\n"
      "X..C\n"
      "...C\n"
      ".#.C\n");
}

// A room that is no rectangle, a box at home, one that is not.
inline Puzzle small_level() {
  return board(
      "  ####\n"
      "###  #\n"
      "#@$* #\n"
      "# .  #\n"
      "######\n");
}

}  // namespace gridlock::testing
