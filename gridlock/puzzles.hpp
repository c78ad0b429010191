// The kinds of puzzles. A puzzle is plain data: it can be copied, compared and changed freely, and find_fault() says
// whether it still makes sense. (To add a kind, write its folder and name it here.)
#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "gridlock/rushhour/board/puzzle.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock {

// A puzzle of any kind.
using Puzzle = std::variant<rushhour::Puzzle, sokoban::Puzzle>;

// The word on the command line for each alternative, in their order.
inline constexpr std::array<std::string_view, std::variant_size_v<Puzzle>> kPuzzleKinds{"rushhour", "sokoban"};

// "rushhour" or "sokoban".
inline std::string_view kind_name(const Puzzle& puzzle) { return kPuzzleKinds[puzzle.index()]; }

}  // namespace gridlock
