#include "gridlock/sokoban/deadlocks/diagonals.hpp"

#include <algorithm>

namespace gridlock::sokoban {
namespace {

bool shut_in(const Board& board, Square square, Square player) {
  if (!board.free(square) || square == player) return false;
  return std::none_of(kDirections.begin(), kDirections.end(),
                      [&](Direction d) { return board.free(board.level().next(square, d)); });
}

}  // namespace

bool Diagonals::deadlocks(const Board& board, Square moved, Square player) {
  const Level& level = board.level();
  std::vector<Square> row;
  const auto take = [&](Square square) {
    if (shut_in(board, square, player) && std::find(row.begin(), row.end(), square) == row.end()) row.push_back(square);
  };
  for (const Direction d : kDirections) take(level.next(moved, d));
  for (std::size_t i = 0; i < row.size(); ++i)
    for (const Direction up_or_down : {Direction::up, Direction::down})
      for (const Direction aside : {Direction::left, Direction::right}) {
        // Past either of the two squares between them: the wall leads nowhere.
        take(level.next(level.next(row[i], up_or_down), aside));
        take(level.next(level.next(row[i], aside), up_or_down));
      }
  if (row.size() < kShortest) return false;
  std::vector<Square> fence;
  for (const Square square : row)
    for (const Direction d : kDirections)
      if (board.box(level.next(square, d))) fence.push_back(level.next(square, d));
  std::sort(fence.begin(), fence.end());
  fence.erase(std::unique(fence.begin(), fence.end()), fence.end());
  if (fence.size() > kMostBoxes) return false;
  return patterns_.dead(fence, player, [&] {
    row.insert(row.end(), fence.begin(), fence.end());
    return nearby_.zone(std::move(row), kAway);
  });
}

}  // namespace gridlock::sokoban
