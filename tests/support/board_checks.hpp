// What tests say about formats in one line: the one puzzle of a text, the one error of a text.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "gridlock/formats/formats.hpp"
#include "gridlock/rushhour/board/puzzle.hpp"
#include "tests/support/geometry.hpp"

namespace gridlock::testing {

inline const rushhour::Puzzle& board_of(const Entry& entry) { return std::get<rushhour::Puzzle>(entry.puzzle()); }

// The only puzzle of a text; `format` empty: recognised.
inline rushhour::Puzzle only_board(std::string_view text, std::string_view format = {},
                                   const std::string& source = {}) {
  const auto entries = read_puzzles(text, source, format);
  if (entries.size() != 1) {
    ADD_FAILURE() << entries.size() << " puzzles instead of one";
    return {};
  }
  if (!entries[0].valid()) {
    ADD_FAILURE() << entries[0].error().located();
    return {};
  }
  return board_of(entries[0]);
}

// "line:column: message" of the only entry of a text.
inline std::string only_fault(std::string_view text, std::string_view format = {}, const std::string& source = {}) {
  const auto entries = read_puzzles(text, source, format);
  if (entries.size() != 1) return std::to_string(entries.size()) + " puzzles instead of one";
  if (entries[0].valid()) return "no fault";
  const Error& error = entries[0].error();
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.what();
}

// "line:column: message" of the error that ends the reading of a text.
inline std::string rejection(std::string_view text, std::string_view format = {}) {
  try {
    read_puzzles(text, "", format);
  } catch (const Error& error) {
    return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.what();
  }
  return "not rejected";
}

// The names of a board's vehicles in order, separated by spaces.
inline std::string names_in(const rushhour::Puzzle& puzzle) {
  std::string names;
  for (const auto& vehicle : puzzle.vehicles) names += (names.empty() ? "" : " ") + vehicle.name;
  return names;
}

}  // namespace gridlock::testing
