// The rows of a Sokoban level, as all its formats draw them: # wall, @ player, + player on a goal, $ box, * box on a
// goal, . goal; blanks, - and _ are floor. The letters p P b B o stand for @ + $ * and a goal. Rows may be run-length
// encoded ("3#-@2$.#"), and | ends a row within a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gridlock/formats/scan.hpp"
#include "gridlock/sokoban/board/puzzle.hpp"

namespace gridlock::formats {

// Whether a line could be the first of a level: nothing but signs of a level, and the first that is no floor a wall.
bool begins_level(std::string_view line);
// Whether a line could go on with a level that has begun: nothing but its signs; or framed by walls, or begun by one
// and almost nothing but signs, so that whoever drew it meant a row, whatever is inside.
bool continues_level(std::string_view line);
// Whether a player or a box is drawn in a line of signs, or of almost nothing else.
bool has_player_or_box(std::string_view line);
// Whether it is nothing but signs, with three walls or more.
bool is_wall_row(std::string_view line);
// Whether it is framed by walls, has a player or a box in it, and is half drawn at least: a row, whatever its faults.
bool is_framed_row(std::string_view line);
// Whether it is a level in one line, though it may be damaged.
bool resembles_packed_level(std::string_view line);

// How many rows and columns of a drawing are left out before the level begins.
struct Margin {
  int rows = 0;
  int cols = 0;
};

// Fills in the map, the boxes and the player, and checks the level. What surrounds it on all rows or columns is left
// out. Throws Error at the sign that is to blame.
Margin read_rows(const std::vector<Line>& lines, sokoban::Puzzle& puzzle);

// The level in rows without blanks at their ends; none is blank.
std::vector<std::string> level_rows(const sokoban::Puzzle& puzzle);

}  // namespace gridlock::formats
