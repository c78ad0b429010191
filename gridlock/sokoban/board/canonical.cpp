#include "gridlock/sokoban/board/canonical.hpp"

#include <algorithm>

#include "gridlock/sokoban/board/board.hpp"
#include "gridlock/sokoban/board/level.hpp"
#include "gridlock/sokoban/board/reach.hpp"

namespace gridlock::sokoban {
namespace {

// Rows of one character a cell: what it is to a player.
std::vector<std::string> drawing(const Puzzle& puzzle) {
  const Level level(puzzle);
  const Board board(level, level.boxes());
  Reach reach(level);
  reach.flood(board.occupied(), level.player());
  std::vector<std::string> rows(static_cast<std::size_t>(puzzle.height),
                                std::string(static_cast<std::size_t>(puzzle.width), '#'));
  for (Square s = 0; s < level.size(); ++s) {
    char& cell = rows[static_cast<std::size_t>(level.row(s))][static_cast<std::size_t>(level.col(s))];
    const bool goal = level.is_goal(s);
    if (board.box(s))
      cell = goal ? '*' : '$';
    else if (reach(s))
      cell = goal ? '+' : '@';
    else
      cell = goal ? '.' : ' ';
  }
  return rows;
}

std::vector<std::string> turned(const std::vector<std::string>& rows) {
  std::vector<std::string> result(rows.front().size(), std::string(rows.size(), ' '));
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t c = 0; c < rows[r].size(); ++c) result[c][rows.size() - 1 - r] = rows[r][c];
  return result;
}

std::string joined(const std::vector<std::string>& rows) {
  std::string text;
  for (const auto& row : rows) text += row + '\n';
  return text;
}

}  // namespace

namespace {

// Of the eight symmetries the one that comes first.
std::string least_of(std::vector<std::string> rows) {
  std::string least;
  for (int side = 0; side < 2; ++side) {
    for (int turn = 0; turn < 4; ++turn) {
      rows = turned(rows);
      const std::string text = joined(rows);
      if (least.empty() || text < least) least = text;
    }
    std::reverse(rows.begin(), rows.end());
  }
  return least;
}

}  // namespace

std::string canonical_key(const Puzzle& puzzle) { return least_of(drawing(cropped(puzzle))); }

std::string room_key(const Puzzle& puzzle) {
  auto rows = drawing(cropped(puzzle));
  for (auto& row : rows)
    for (char& cell : row)
      if (cell != '#') cell = cell == '.' || cell == '*' || cell == '+' ? '.' : ' ';
  return std::to_string(puzzle.boxes.size()) + "\n" + least_of(std::move(rows));
}

Puzzle cropped(const Puzzle& puzzle) {
  const Level level(puzzle);
  int top = puzzle.height, bottom = 0, left = puzzle.width, right = 0;
  for (Square s = 0; s < level.size(); ++s) {
    top = std::min(top, level.row(s) - 1);
    bottom = std::max(bottom, level.row(s) + 1);
    left = std::min(left, level.col(s) - 1);
    right = std::max(right, level.col(s) + 1);
  }
  Puzzle result = puzzle;
  result.width = right - left + 1;
  result.height = bottom - top + 1;
  result.ground.assign(static_cast<std::size_t>(result.width * result.height), '#');
  result.boxes.clear();
  const auto moved = [&](Square s) { return (level.row(s) - top) * result.width + level.col(s) - left; };
  for (Square s = 0; s < level.size(); ++s)
    result.ground[static_cast<std::size_t>(moved(s))] = level.is_goal(s) ? '.' : ' ';
  for (const Square box : level.boxes()) result.boxes.push_back(moved(box));
  result.player = moved(level.player());
  return result;
}

}  // namespace gridlock::sokoban
