// From pointing to moves: what a person means by clicking on a piece and then on a cell. Cells are counted row by row.
#pragma once

#include <optional>
#include <string>

#include "gridlock/rushhour/board/puzzle.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::game {

// The vehicle on this cell.
std::optional<std::size_t> vehicle_at(const rushhour::Puzzle& puzzle, int cell);
// The slide that makes the vehicle cover the cell, as short as can be; nothing if the way is not free.
std::optional<std::string> slide_to(const rushhour::Puzzle& puzzle, std::size_t vehicle, int cell);

// The shortest walk to this cell without a push, as LURD; empty if the player is there, nothing if he cannot get there.
std::optional<std::string> walk_to(const sokoban::Puzzle& puzzle, int cell);
// The fewest pushes that bring the box to this cell, no other box moved, as LURD with the walks between.
std::optional<std::string> push_to(const sokoban::Puzzle& puzzle, int box, int cell);

}  // namespace gridlock::game
