// What tests say about Sokoban texts in one line: the one level of a text, and a level as rows.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "gridlock/formats/formats.hpp"
#include "gridlock/formats/level_rows.hpp"

namespace gridlock::testing {

inline const sokoban::Puzzle& level_of(const Entry& entry) { return std::get<sokoban::Puzzle>(entry.puzzle()); }

// The only level of a text; `format` empty: recognised.
inline sokoban::Puzzle only_level(std::string_view text, std::string_view format = {}) {
  const auto entries = read_puzzles(text, "", format);
  if (entries.size() != 1) {
    ADD_FAILURE() << entries.size() << " levels instead of one";
    return {};
  }
  if (!entries[0].valid()) {
    ADD_FAILURE() << entries[0].error().located();
    return {};
  }
  return level_of(entries[0]);
}

// The level as rows with line ends.
inline std::string drawing(const sokoban::Puzzle& puzzle) {
  std::string text;
  for (const auto& row : formats::level_rows(puzzle)) text += row + "\n";
  return text;
}

}  // namespace gridlock::testing
