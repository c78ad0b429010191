#include "gridlock/engine/check/unused.hpp"

#include <algorithm>
#include <array>

#include "gridlock/sokoban/board/canonical.hpp"
#include "gridlock/sokoban/board/flood.hpp"

namespace gridlock {
namespace {

using Cells = std::vector<bool>;

std::size_t at(int cell) { return static_cast<std::size_t>(cell); }

bool is_open(const sokoban::Puzzle& puzzle, int cell) {
  return cell >= 0 && cell < static_cast<int>(puzzle.ground.size()) && !puzzle.wall(cell);
}

std::vector<int> steps_of(const sokoban::Puzzle& puzzle) { return {-1, 1, -puzzle.width, puzzle.width}; }

// The cells that a box can reach from these if it were alone and the player could be anywhere; or, with `pulled`, those
// from which it can reach one of these.
Cells spread(const sokoban::Puzzle& puzzle, const std::vector<int>& from, bool pulled) {
  const std::array<int, 4> steps{-puzzle.width, -1, puzzle.width, 1};  // in the order of the directions
  const auto pushes = sokoban::count_steps(puzzle.ground.size(), from, [&](int box, sokoban::Direction d) {
    const int step = steps[static_cast<std::size_t>(d)], to = box + step, player = pulled ? to + step : box - step;
    return is_open(puzzle, to) && is_open(puzzle, player) ? to : box;
  });
  Cells reached(pushes.size());
  for (std::size_t cell = 0; cell < pushes.size(); ++cell) reached[cell] = pushes[cell] != sokoban::kFar;
  return reached;
}

std::vector<int> goals_of(const sokoban::Puzzle& puzzle) {
  std::vector<int> goals;
  for (int cell = 0; cell < static_cast<int>(puzzle.ground.size()); ++cell)
    if (puzzle.goal(cell)) goals.push_back(cell);
  return goals;
}

}  // namespace

std::vector<int> unused_goals(const sokoban::Puzzle& puzzle) {
  const Cells possible = spread(puzzle, puzzle.boxes, false);
  std::vector<int> unused;
  for (const int cell : sokoban::walkable_cells(puzzle))
    if (puzzle.goal(cell) && !possible[at(cell)]) unused.push_back(cell);
  return unused;
}

// A player who enters a dead end comes out where he went in, and nothing has changed unless he pushed a box from there:
// straight out of it, from the cell before it.
std::vector<int> unused_floor(const sokoban::Puzzle& puzzle) {
  const std::vector<int> goals = goals_of(puzzle);
  if (puzzle.boxes.size() > goals.size()) return {};  // then some box may stay anywhere
  const Cells from_boxes = spread(puzzle, puzzle.boxes, false), to_goals = spread(puzzle, goals, true);
  const auto live = [&](int cell) { return is_open(puzzle, cell) && from_boxes[at(cell)] && to_goals[at(cell)]; };
  sokoban::Puzzle left = puzzle;
  const std::vector<int> floor = sokoban::walkable_cells(puzzle);
  const auto is_unused = [&](int cell) {
    if (cell == puzzle.player || puzzle.goal(cell) || live(cell) ||
        std::find(puzzle.boxes.begin(), puzzle.boxes.end(), cell) != puzzle.boxes.end())
      return false;
    int ways = 0;
    for (const int step : steps_of(puzzle)) {
      if (!is_open(left, cell + step)) continue;
      ++ways;
      if (live(cell + step) && live(cell + 2 * step)) return false;
    }
    return ways <= 1;
  };
  std::vector<int> unused;
  for (bool more = true; more;) {
    more = false;
    for (const int cell : floor)
      if (is_open(left, cell) && is_unused(cell)) {
        left.ground[at(cell)] = '#';
        unused.push_back(cell);
        more = true;
      }
  }
  std::sort(unused.begin(), unused.end());
  return unused;
}

}  // namespace gridlock
