#include "gridlock/sokoban/explain/why_not.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "gridlock/core/smallest_cause.hpp"
#include "gridlock/sokoban/board/one_box.hpp"
#include "gridlock/sokoban/board/reach.hpp"
#include "gridlock/sokoban/board/terrain.hpp"

namespace gridlock::sokoban {
namespace {

// Whether the player can walk to the box at all.
bool comes_to(const Level& level, Occupied walls, Square box) {
  walls[box] = 1;
  Reach reach(level);
  reach.begin();
  reach.spread(walls, level.player());
  return std::any_of(std::begin(kDirections), std::end(kDirections),
                     [&](Direction d) { return reach(level.next(box, d)); });
}

}  // namespace

std::vector<Claim> why_not(const Puzzle& puzzle, int box, int to, Monitor& monitor) {
  constexpr int kQuestions = 2000;
  const Level level(puzzle, monitor.watch());
  const Square from = level.square_of(box), target = level.square_of(to);
  Claim claim{.kind = Claim::Kind::cannot, .boxes = {box}, .cells = {to}};
  if (from == level.wall() || target == level.wall()) return {claim};
  std::vector<Square> others;
  for (const Square other : level.boxes())
    if (other != from) others.push_back(other);
  // With these of the others as walls.
  const auto prevented = [&](const std::vector<int>& part) {
    monitor.watch().check();
    Occupied walls = empty_board(level);
    for (const int i : part) walls[others[static_cast<std::size_t>(i)]] = 1;
    if (walls[target] != 0 || !comes_to(level, walls, from)) return Blame::yes;
    const OneBox alone(level, walls);
    return alone.distances_from(from, alone.side(from, level.player()))[target] == kFar ? Blame::yes : Blame::no;
  };
  if (prevented({}) == Blame::yes) return {claim};
  std::vector<int> all(others.size());
  std::iota(all.begin(), all.end(), 0);
  if (prevented(all) == Blame::no) {
    claim.kind = Claim::Kind::can;
    return {claim};
  }
  claim.kind = Claim::Kind::held_by;
  for (const int i : CauseSearch(prevented, kQuestions).find(all).members)
    claim.boxes.push_back(level.cell_of(others[static_cast<std::size_t>(i)]));
  return {claim};
}

}  // namespace gridlock::sokoban
