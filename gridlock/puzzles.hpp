// The list of puzzle kinds. To add one, write its folder and name it here.
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "gridlock/rushhour/board/puzzle.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock {

using Puzzle = std::variant<rushhour::Puzzle, sokoban::Puzzle>;

// The word on the command line for each alternative, in their order.
inline constexpr std::array<std::string_view, std::variant_size_v<Puzzle>> kPuzzleKinds{"rushhour", "sokoban"};

inline std::string_view kind_name(const Puzzle& puzzle) { return kPuzzleKinds[puzzle.index()]; }

}  // namespace gridlock
