// The names vehicles get where a format has none for them, or cannot spell the ones they have.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "gridlock/rushhour/board/puzzle.hpp"

namespace gridlock::formats {

// A, B, ... W, Y, Z, AA, AB, ...: n counts from 0, and X is left to the primary vehicle.
std::string letter_name(std::size_t n);

// The names on a generated board: A is the primary, B, C, ... the others, n from 1. X is left out, which
// means the primary in many files; after 59 names come those of two letters.
std::string board_name(std::size_t n);

// How a format names its vehicles.
struct NameRules {
  // The name a vehicle of that name would like here: the same if the format can spell it, another that
  // resembles it, or nothing.
  std::string (*wish)(std::string_view name);
  // The n-th name to choose from for the rest; empty when there are no more.
  std::string (*fresh)(std::size_t n);
};

// One name for each vehicle, all different. The primary is called `primary`; a vehicle that had that name takes the
// primary's old one, so that writing and reading twice restores both. Those who can keep their names do; the rest
// get what they wish if it is free, else the first fresh name that is. An empty name: the format has run out of them.
std::vector<std::string> names_for(const rushhour::Puzzle& puzzle, std::string_view primary, const NameRules& rules);

}  // namespace gridlock::formats
